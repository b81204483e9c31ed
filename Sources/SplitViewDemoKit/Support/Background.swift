// SPDX-License-Identifier: MIT
internal import CSplitViewGtk

/// Work on one of GIO's threads with its answer on the main loop.
enum Background {
  /// Runs `work` off the main thread and hands its value to `completion` on the main loop.
  ///
  /// `completion` isn't called once `cancellation` is cancelled.
  @MainActor static func run<Value: Sendable>(
    cancellation: Cancellation, work: @escaping @Sendable () -> Value,
    completion: @escaping @MainActor (Value) -> Void
  ) {
    let job = BackgroundJob(work)
    let data = AsyncCall.data { _ in
      guard !cancellation.isCancelled, let value = job.value as? Value else { return }
      completion(value)
    }
    let task = g_task_new(nil, nil, AsyncCall.callback, data)
    g_task_set_task_data(task, Unmanaged.passRetained(job).toOpaque(), releaseJob)
    g_task_run_in_thread(task, runJob)
    g_object_unref(UnsafeMutableRawPointer(task))
  }
}

/// The value is written before the task returns and read after: never at the same time.
private final class BackgroundJob: @unchecked Sendable {
  private let work: @Sendable () -> Any
  private(set) var value: Any?

  init(_ work: @escaping @Sendable () -> Any) {
    self.work = work
  }

  func run() {
    value = work()
  }
}

private let releaseJob: GDestroyNotify = { data in
  guard let data else { return }
  Unmanaged<BackgroundJob>.fromOpaque(data).release()
}

private let runJob: GTaskThreadFunc = { task, _, data, _ in
  guard let data else { return }
  Unmanaged<BackgroundJob>.fromOpaque(data).takeUnretainedValue().run()
  g_task_return_boolean(task, 1)
}

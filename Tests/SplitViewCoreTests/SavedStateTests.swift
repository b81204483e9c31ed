// SPDX-License-Identifier: MIT

import Foundation
import SplitViewCore
import Testing

/// A saved state as a value: text, coder, and what neither takes.
@Suite struct SavedStateTests {
  private func arbitrary(using random: inout SplitMix64) -> SplitViewState {
    func width(_ random: inout SplitMix64) -> Double? {
      let bits = Double(bitPattern: random.next())
      return random.pick([nil, bits, random.length(0...2000), 0, -0.0, 1e300, .nan, -5])
    }
    var state = SplitViewState()
    state.primaryColumnWidth = width(&random)
    state.supplementaryColumnWidth = width(&random)
    state.inspectorColumnWidth = width(&random)
    state.preferredDisplayMode = random.pick(SplitViewDisplayMode.allCases)
    state.displayMode = random.once(in: 2) ? random.pick(SplitViewDisplayMode.allCases) : nil
    state.chosenDisplayMode =
      random.once(in: 4) ? random.pick(SplitViewDisplayMode.allCases) : nil
    state.hiddenColumns = Set(SplitViewColumn.allCases.filter { _ in random.once(in: 3) })
    state.isInspectorShown = random.once(in: 2)
    return state
  }

  @Test func textsAreReadBackExactly() {
    Property.check { random in
      let state = arbitrary(using: &random)
      let text = state.description
      guard !text.contains("\n"), let read = SplitViewState(text) else { return text }
      return read == state && read.description == text ? nil : "\(text) but \(read)"
    }
  }

  @Test func codersReadBackExactly() throws {
    try Property.check(cases: 500) { random in
      let state = arbitrary(using: &random)
      let data = try JSONEncoder().encode(state)
      return try JSONDecoder().decode(SplitViewState.self, from: data) == state ? nil : "\(state)"
    }
  }

  @Test func theTextIsStable() {
    #expect("\(SplitViewState())" == "1 request=automatic")
    var state = SplitViewState()
    state.preferredDisplayMode = .secondaryOnly
    state.displayMode = .secondaryOnly
    state.chosenDisplayMode = .oneBesideSecondary
    state.primaryColumnWidth = 312
    state.supplementaryColumnWidth = 280.5
    state.inspectorColumnWidth = 0
    state.hiddenColumns = [.supplementary, .primary]
    state.isInspectorShown = true
    #expect(
      "\(state)" == """
        1 request=secondaryOnly chosen=oneBesideSecondary mode=secondaryOnly primary-width=312 \
        supplementary-width=280.5 inspector-width=0 hidden=primary,supplementary inspector=shown
        """)
  }

  @Test(arguments: [
    ("", "no version"), ("x", "no version"), ("0", "no version"), ("-1", "no version"),
    ("2 request=automatic", "newer program"), ("99999", "newer program"),
    ("1 request", "has no value"), ("1 request=", "names no display mode"),
    ("1 request=all", "names no display mode"), ("1 mode=automatic", "no split view is in mode"),
    ("1 primary-width=-", "can't be \"-\""), ("1 primary-width=nan", "can't be \"nan\""),
    ("1 supplementary-width=inf", "can't be \"inf\""), ("1 inspector-width=", "can't be \"\""),
    ("1 primary-width=12 primary-width=13", "stands there twice"),
    ("1 hidden=primary,", "there is no column \"\""), ("1 hidden=left", "no column \"left\""),
    ("1 inspector=yes", "can't be yes"), ("1 colour=red", "nothing is known of colour"),
  ])
  func whatIsWrongIsSaid(text: String, message: String) {
    #expect(SplitViewState(text) == nil)
    do throws(SplitViewStateFlaw) {
      Issue.record("\(try SplitViewState(reading: text))")
    } catch {
      #expect(error.description.contains(message), "\(error)")
    }
  }

  @Test func noTextStopsTheProgram() {
    let text = SplitViewState("1 request=automatic primary-width=312 hidden=primary")!.description
    Property.check(cases: Property.cases / 10) { random in
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch random.next() % 3 {
        case 0: bytes[index] = UInt8(truncatingIfNeeded: random.next())
        case 1: bytes.removeSubrange(index...)
        default: bytes.insert(UInt8(truncatingIfNeeded: random.next()), at: index)
        }
        if bytes.isEmpty { break }
      }
      let read = SplitViewState(String(decoding: bytes, as: UTF8.self))
      guard let width = read?.primaryColumnWidth else { return nil }
      return width >= 0 && width.isFinite ? nil : "\(width)"
    }
  }

  @Test(arguments: [
    #"{}"#, #"{"version": 2}"#, #"{"version": 1, "primaryColumnWidth": "wide"}"#,
    #"{"version": 1, "displayMode": "wide"}"#, #"{"version": 1, "hiddenColumns": ["left"]}"#,
    #"{"version": 1, "isInspectorShown": 3}"#, #"[]"#,
  ])
  func codersRefuseWhatCannotBe(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(SplitViewState.self, from: Data(json.utf8))
    }
  }

  @Test func aNewerVersionIsNamedByCoders() {
    do {
      let state = try JSONDecoder().decode(
        SplitViewState.self, from: Data(#"{"version": 7}"#.utf8))
      Issue.record("\(state)")
    } catch {
      #expect("\(error)".contains("it is of version 7"))
    }
  }

  @Test func noNumberIsAWidthThatCannotBeOne() {
    var state = SplitViewState()
    for number in [Double.nan, .infinity, -.infinity] {
      state.primaryColumnWidth = number
      #expect(state.primaryColumnWidth == nil)
    }
    state.primaryColumnWidth = -1
    #expect(state.primaryColumnWidth == 0)
    #expect(SplitViewState("1 request=automatic primary-width=-5")?.primaryColumnWidth == 0)
    state.displayMode = .automatic
    #expect(state.displayMode == nil)
  }
}

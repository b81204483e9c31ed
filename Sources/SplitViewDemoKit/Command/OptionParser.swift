// SPDX-License-Identifier: MIT

/// Walks through the words of a command line.
struct OptionParser {
  private var words: ArraySlice<FileName>
  private var options = DemoOptions()
  private var takesOptions = true

  init(_ arguments: [FileName]) {
    words = arguments[...]
  }

  mutating func request() -> DemoOptions.Request {
    while let word = words.popFirst() {
      let isOption = word.bytes.count > 1 && word.bytes.first == UInt8(ascii: "-")
      let end = takesOptions && isOption ? take(option: word) : take(folder: word)
      if let end { return end }
    }
    if let example = options.example, options.folder != nil, !example.takesFolder {
      return .misuse("the example \(example.rawValue) shows no folder")
    }
    return .run(options)
  }

  private mutating func take(folder word: FileName) -> DemoOptions.Request? {
    guard !word.bytes.isEmpty else { return .misuse("the name of the folder is empty") }
    guard options.folder == nil else {
      return .misuse("one folder at a time: there is no room for \(word.display)")
    }
    options.folder = word
    return nil
  }

  private mutating func take(option word: FileName) -> DemoOptions.Request? {
    let parts = word.bytes.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let name = FileName(bytes: parts[0]).display
    let attached = parts.count > 1 ? FileName(bytes: parts[1]) : nil
    switch name {
    case "--screenshot":
      guard let value = attached ?? words.popFirst(), !value.bytes.isEmpty else {
        return .misuse("--screenshot needs a file")
      }
      options.screenshot = value
      return nil
    case "--example":
      return take(example: attached ?? words.popFirst())
    case "--width", "--height", "--text-scale":
      return take(number: attached ?? words.popFirst(), of: name)
    case "--help", "-h", "--version", "--list-examples", "--dark", "--":
      return attached == nil ? take(flag: name) : .misuse("\(name) takes no value")
    default:
      return .misuse("unknown option \(word.display); --help lists what there is")
    }
  }

  private mutating func take(flag name: String) -> DemoOptions.Request? {
    switch name {
    case "--version": return .version
    case "--list-examples": return .list
    case "--dark": options.isDark = true
    case "--": takesOptions = false
    default: return .help
    }
    return nil
  }

  private mutating func take(example value: FileName?) -> DemoOptions.Request? {
    guard let value, !value.bytes.isEmpty else { return .misuse("--example needs a name") }
    guard let kind = ExampleKind(rawValue: value.display) else {
      return .unknownExample(
        "there is no example \(value.display); there are \(ExampleKind.names)")
    }
    options.example = kind
    return nil
  }

  private mutating func take(number value: FileName?, of name: String) -> DemoOptions.Request? {
    let limits = name == "--text-scale" ? DemoOptions.scales : DemoOptions.limits
    guard let value, let number = Int(value.display), limits.contains(number) else {
      let got = value.map { ", not \($0.display)" } ?? ""
      return .misuse(
        "\(name) needs a number from \(limits.lowerBound) to \(limits.upperBound)\(got)")
    }
    switch name {
    case "--width": options.width = number
    case "--height": options.height = number
    default: options.textScale = number
    }
    return nil
  }
}

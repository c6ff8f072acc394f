/// What an app prints, cut into lines and handed on.
struct AppOutput {
  /// The last lines, for telling why an app ended.
  private(set) var lastLines: [String] = []
  /// The places in the library that a trap was reached by, innermost first.
  private(set) var trapPlaces: [String] = []
  private var rest: [UInt8] = []
  /// True among the addresses that the language's runtime prints below a complaint; they name no line of anybody's.
  private var isInTrace = false
  private let show: @Sendable (String) -> Void

  /// Hands lines on as they come.
  init(show: @escaping @Sendable (String) -> Void) {
    self.show = show
  }

  /// Takes in what was printed.
  mutating func append(_ bytes: ArraySlice<UInt8>) {
    rest += bytes
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      take(rest[..<end])
      rest.removeSubrange(...end)
    }
    if rest.count > 65_536 { finish() }
  }

  /// Takes what stands on the last line, though it has no end.
  mutating func finish() {
    if !rest.isEmpty { take(rest[...]) }
    rest = []
  }

  private mutating func take(_ line: ArraySlice<UInt8>) {
    let text = String(decoding: line, as: UTF8.self)
    if text.hasPrefix(TrapPlace.mark) {
      if trapPlaces.count < 24 { trapPlaces.append(String(text.dropFirst(TrapPlace.mark.count))) }
      return
    }
    if text.hasPrefix(LeftOutPlaces.mark) {
      show(text)
      return
    }
    if text.hasPrefix("Current stack trace:") {
      isInTrace = true
      return
    }
    if isInTrace, Self.isFrame(text) { return }
    isInTrace = false
    lastLines.append(text)
    if lastLines.count > 40 { lastLines.removeFirst() }
    show(text)
  }

  /// True for a line as `3    libswiftCore.so      0x00007f5c2b1d2e3f _assertionFailure + 12`.
  private static func isFrame(_ line: String) -> Bool {
    let words = line.split(separator: " ", maxSplits: 3)
    return words.count > 2 && Int(words[0]) != nil && words.contains { $0.hasPrefix("0x") }
  }
}

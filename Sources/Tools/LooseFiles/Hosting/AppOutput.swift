/// What an app prints, cut into lines and handed on.
struct AppOutput {
  /// The last lines, for telling why an app ended.
  private(set) var lastLines: [String] = []
  /// The places in the library that a trap was reached by, innermost first.
  private(set) var trapPlaces: [String] = []
  private var rest: [UInt8] = []
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
    lastLines.append(text)
    if lastLines.count > 40 { lastLines.removeFirst() }
    show(text)
  }
}

import Glibc

/// What an app prints, cut into lines and handed on.
struct AppOutput {
  /// The last lines, for telling why an app ended.
  private(set) var lastLines: [String] = []
  /// The places in the library that a trap was reached by, innermost first.
  private(set) var trapPlaces: [String] = []
  private var rest: [UInt8] = []
  /// How many bytes were shown.
  private var shown = 0
  private var isCut = false
  /// True among the addresses that the language's runtime prints below a complaint; they name no line of anybody's.
  private var isInTrace = false
  private let show: @Sendable (String) -> Void

  /// How many bytes of a process's output are shown.
  static let limit = 1 << 20
  /// How long a line is that tells why an app ended.
  private static let longestComplaint = 4_096
  /// How long a line may be; a longer one is shown as several.
  private static let longestLine = 65_536

  /// Hands lines on as they come.
  init(show: @escaping @Sendable (String) -> Void) {
    self.show = show
  }

  /// Takes in what was printed.
  ///
  /// - Complexity: O(bytes).
  mutating func append(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBytes { all in
      var begun = 0
      while let start = all.baseAddress?.advanced(by: begun),
        let found = memchr(start, Int32(UInt8(ascii: "\n")), all.count - begun)
      {
        let length = UnsafeRawPointer(found) - start
        rest += all[begun..<begun + length]
        finishLine()
        begun += length + 1
      }
      rest += all[begun...]
    }
    if rest.count > Self.longestLine { finish() }
  }

  /// Takes what stands on the last line, though it has no end.
  mutating func finish() {
    if !rest.isEmpty { finishLine() }
  }

  private mutating func finishLine() {
    // Of what is cut off anyway, only what tells of an end is looked at.
    if !isCut || rest.count < Self.longestComplaint { take(rest[...]) }
    rest.removeAll(keepingCapacity: true)
  }

  /// Shows a line, as long as not too much was shown; then one says that the rest is left out.
  private mutating func tell(_ text: String) {
    guard shown < Self.limit else {
      if !isCut { show("… More than \(Self.limit >> 20) MB were printed; the rest is left out.") }
      isCut = true
      return
    }
    shown += text.utf8.count + 6
    show(text)
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
    tell(text)
  }

  /// True for a line as `3    libswiftCore.so      0x00007f5c2b1d2e3f _assertionFailure + 12`.
  private static func isFrame(_ line: String) -> Bool {
    let words = line.split(separator: " ", maxSplits: 3)
    return words.count > 2 && Int(words[0]) != nil && words.contains { $0.hasPrefix("0x") }
  }
}

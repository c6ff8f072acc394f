import AccessibilityModel

extension RecordedGesture {
  /// What separates entries and parts of them, or begins a comment, in a file of settings.
  private static let marks: [(sign: Character, code: String)] = [
    ("%", "%25"), (",", "%2C"), (";", "%3B"), ("#", "%23"),
  ]

  /// The gesture in one line, as settings have it; reading it gives the same.
  ///
  ///     Swipe; screen 393 852; finger 1; 0 300 400; 200 100 400
  var line: String {
    var name = ""
    for sign in self.name.inOneLine {
      name += Self.marks.first { $0.sign == sign }?.code ?? String(sign)
    }
    // The first two lines are the header and the name.
    return ([name] + text.split(separator: "\n").dropFirst(2).map(String.init)).joined(separator: "; ")
  }

  /// Reads a line; `nil` where it is no gesture.
  init?(line: String) {
    let parts = line.split(separator: ";", omittingEmptySubsequences: false).map(\.trimmed)
    guard let first = parts.first, !first.isEmpty else { return nil }
    var name = ""
    var rest = first
    while let sign = rest.first {
      let mark = Self.marks.first { rest.hasPrefix($0.code) }
      name.append(mark?.sign ?? sign)
      rest = rest.dropFirst(mark?.code.count ?? 1)
    }
    let lines = [Self.header, "name \(name)"] + parts.dropFirst().map(String.init)
    guard let gesture = try? RecordedGesture(reading: lines.joined(separator: "\n")) else { return nil }
    self = gesture
  }
}

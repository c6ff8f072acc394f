/// A word of a script's line, or a text between quotation marks.
public struct ScriptWord: Hashable, Sendable {
  /// The word, or what stands between the marks.
  public var text: String
  /// True where it stands between quotation marks.
  public var isQuoted: Bool

  /// Makes a word.
  public init(text: String, isQuoted: Bool) {
    self.text = text
    self.isQuoted = isQuoted
  }

  /// The word in small letters; `nil` for a text between marks.
  public var name: String? { isQuoted ? nil : text.lowercased() }

  /// What stands between quotation marks; `nil` for a plain word.
  public var quotation: String? { isQuoted ? text : nil }

  /// The finite number that it is; `nil` for everything else.
  public var number: Double? {
    isQuoted ? nil : Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// A time of at most a day, such as `2s` or `500ms`; `nil` for everything else.
  public var duration: Duration? {
    guard let name else { return nil }
    for (unit, length) in [("ms", Duration.milliseconds(1)), ("s", .seconds(1))] where name.hasSuffix(unit) {
      let limit = Duration.seconds(86_400) / length
      guard let count = Double(name.dropLast(unit.count)), count >= 0, count <= limit else { return nil }
      return length * count
    }
    return nil
  }
}

extension Collection<ScriptWord> {
  /// The point that two numbers name; `nil` for everything else.
  public var point: Point? {
    let numbers = compactMap(\.number)
    guard count == 2, numbers.count == 2 else { return nil }
    return Point(x: numbers[0], y: numbers[1])
  }

  /// The words in small letters with a space between them; a text between marks is one quotation mark.
  public var whole: String { map { $0.name ?? "\"" }.joined(separator: " ") }
}

/// A number that an object shows, read from the words of its value.
///
///     ProvidedValue(reading: "40%")      // 40 in 0...100
///     ProvidedValue(reading: "2 of 5")   // 2 in 0...5
public struct ProvidedValue: Hashable, Sendable {
  /// The number.
  public var current: Double
  /// The lowest number; 0 where that is not known.
  public var minimum: Double
  /// The highest number; 0 where that is not known.
  public var maximum: Double
  /// The words of the value.
  public var words: String

  /// Reads the number in words: a percentage, one number of another one, or a number alone; `nil` for other words.
  ///
  /// - Parameter words: The words, in any language.
  public init?(reading words: String) {
    let numbers = Self.numbers(in: words)
    guard let first = numbers.first, numbers.count <= 2 else { return nil }
    self.words = words
    current = first
    minimum = 0
    if numbers.count == 2 {
      guard numbers[1] >= first, first >= 0 else { return nil }
      maximum = numbers[1]
    } else if words.contains(where: { "%٪％".contains($0) }) {
      maximum = 100
    } else {
      maximum = 0
    }
  }

  /// The numbers in words, with a point or a comma between whole and part.
  private static func numbers(in words: String) -> [Double] {
    var result: [Double] = []
    var digits = ""
    var last: Character = " "
    func close() {
      var text = digits
      if text.hasSuffix(".") { text.removeLast() }
      if let number = Double(text) { result.append(number) }
      digits = ""
    }
    for character in words {
      if let digit = character.wholeNumberValue, digit < 10 {
        if digits.isEmpty, last == "-" || last == "−" { digits = "-" }
        digits += String(digit)
      } else if character == "." || character == ",", !digits.isEmpty, !digits.contains(".") {
        digits += "."
      } else if !digits.isEmpty {
        close()
      }
      last = character
    }
    if !digits.isEmpty { close() }
    return result
  }
}

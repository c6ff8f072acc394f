import AccessibilityModel

/// Numbers of saved screens.
enum ScreenNumber {
  /// Beyond this nothing is a place on a screen.
  private static let largest = 1e7

  /// A number as it is spelled; an error for what is none, infinite, or larger than any screen.
  static func read(
    _ text: some StringProtocol, at place: () -> TextPlace?
  ) throws(SavedScreenError) -> Double {
    guard let number = Double(text), number.isFinite, abs(number) <= largest else {
      throw SavedScreenError(.number, at: place(), detail: "\"\(text.prefix(40))\"")
    }
    return number
  }

  /// A whole number of a range; an error for any other.
  static func whole(
    _ text: some StringProtocol, in range: ClosedRange<Int>, at place: () -> TextPlace?
  ) throws(SavedScreenError) -> Int {
    guard let number = Int(text), range.contains(number) else {
      throw SavedScreenError(.number, at: place(), detail: "\"\(text.prefix(40))\"")
    }
    return number
  }

  /// The numbers in a text such as `{{0, 20}, {320, 44.5}}` or `[0,84][1080,210]`; an error unless there are four.
  static func four(
    in text: some StringProtocol, at place: () -> TextPlace?
  ) throws(SavedScreenError) -> [Double] {
    var numbers: [Double] = []
    for part in text.split(whereSeparator: { "{}[], ".contains($0) }) {
      numbers.append(try read(part, at: place))
    }
    guard numbers.count == 4 else {
      throw SavedScreenError(.number, at: place(), detail: "\"\(text.prefix(40))\"")
    }
    return numbers
  }
}

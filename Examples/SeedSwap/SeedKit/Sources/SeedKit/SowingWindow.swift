import Foundation

/// The months of a year in which something is sown.
public struct SowingWindow: Hashable, Sendable {
  private let months: ClosedRange<Int>

  /// Takes the numbers of the first and of the last month, 1 for January.
  public init(from first: Int, to last: Int) {
    months = first...last
  }

  /// True in each of the months, whatever the year.
  public func contains(_ date: Date) -> Bool {
    months.contains(Calendar.current.component(.month, from: date))
  }

  /// The months in words, such as "March to May".
  public var words: String {
    let names = Calendar.current.standaloneMonthSymbols
    let first = names[months.lowerBound - 1]
    let last = names[months.upperBound - 1]
    return String(localized: "\(first) to \(last)", bundle: .module)
  }
}

import AppHost
import Foundation

/// Writes how long something takes.
///
///     let formatter = DateComponentsFormatter()
///     formatter.unitsStyle = .full
///     formatter.allowedUnits = [.hour, .minute]
///     formatter.string(from: 3720)   // "1 hour, 2 minutes"
open class DateComponentsFormatter: Formatter {
  /// How the units are written.
  public enum UnitsStyle: Int, Sendable {
    /// As a clock shows them: "1:02:30".
    case positional
    /// As short as can be: "1h 2m".
    case abbreviated
    /// Shortened: "1 hr, 2 min".
    case short
    /// In whole words: "1 hour, 2 minutes".
    case full
    /// In whole words, the numbers too: "one hour, two minutes".
    case spellOut
    /// Shortened and close together: "1hr 2min".
    case brief
  }

  /// What becomes of units of which there are none.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Leading ones are left out of what looks like a clock, all of them from what is words.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Those before the first other one are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Those between others are left out.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Those after the last other one are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All of them are left out.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// What looks like a clock has two digits everywhere.
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  /// How the units are written.
  open var unitsStyle = UnitsStyle.positional
  /// The units in which is counted; years to seconds where it is empty.
  open var allowedUnits: NSCalendar.Unit = []
  /// What becomes of units of which there are none.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// How many units are written at most; 0 for all.
  open var maximumUnitCount = 0
  /// What days and months are counted in.
  open var calendar: Calendar? = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = RunningApp.settings.locale
    return calendar
  }()
  /// From when seconds are counted, which tells how long months are.
  open var referenceDate: Date?
  /// True where "About" stands before the words.
  open var includesApproximationPhrase = false
  /// True where "remaining" stands after the words.
  open var includesTimeRemainingPhrase = false

  /// Writes like a clock.
  public override init() { super.init() }

  /// Formatters are not read from archives.
  public required init?(coder: NSCoder) { nil }

  /// A time in words in a style; `nil` where the calendar cannot count it.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Seconds in words.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  /// The time between two moments in words.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let calendar = calendar ?? Calendar(identifier: .gregorian)
    let units = parts.map(\.unit)
    let found = calendar.dateComponents(Set(units), from: startDate, to: endDate)
    return words(parts.map { found.value(for: $0.unit) ?? 0 })
  }

  /// A time in words.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    let calendar = calendar ?? Calendar(identifier: .gregorian)
    return calendar.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
  }

  /// A time in words; `nil` for anything but components of a date.
  open override func string(for obj: Any) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }
}

extension DateComponentsFormatter {
  /// A unit that may be counted in, the largest first.
  private struct Part {
    let unit: Calendar.Component
    let option: NSCalendar.Unit
    let name: String
  }

  private static let all = [
    Part(unit: .year, option: .year, name: "year"), Part(unit: .month, option: .month, name: "month"),
    Part(unit: .weekOfMonth, option: .weekOfMonth, name: "week"), Part(unit: .day, option: .day, name: "day"),
    Part(unit: .hour, option: .hour, name: "hour"), Part(unit: .minute, option: .minute, name: "minute"),
    Part(unit: .second, option: .second, name: "second"),
  ]

  private var parts: [Part] {
    let usual = Self.all.filter { $0.unit != .weekOfMonth }
    return allowedUnits.isEmpty ? usual : Self.all.filter { allowedUnits.contains($0.option) }
  }

  /// The amounts of all units in words, without those that are left out.
  private func words(_ amounts: [Int]) -> String? {
    guard !parts.isEmpty else { return nil }
    var kept = Array(zip(parts, amounts))
    let drops: ZeroFormattingBehavior =
      zeroFormattingBehavior.contains(.default)
      ? (unitsStyle == .positional ? .dropLeading : .dropAll) : zeroFormattingBehavior
    if drops.contains(.dropLeading) { while kept.count > 1, kept[0].1 == 0 { kept.removeFirst() } }
    if maximumUnitCount > 0 { kept = Array(kept.prefix(maximumUnitCount)) }
    if drops.contains(.dropTrailing) {
      while kept.count > 1, let last = kept.last, last.1 == 0 { kept.removeLast() }
    }
    if drops.contains(.dropMiddle), kept.count > 2 {
      let inner = kept[1..<kept.count - 1].filter { $0.1 != 0 }
      kept = [kept[0]] + inner + [kept[kept.count - 1]]
    }
    let pieces = kept.enumerated().map { index, part in word(part.0, part.1, isFirst: index == 0) }
    return phrase(pieces.joined(separator: separator))
  }

  private func word(_ part: Part, _ amount: Int, isFirst: Bool) -> String {
    let locale = calendar?.locale ?? RunningApp.settings.locale
    func words(_ width: String, _ writing: (Int) -> String? = { _ in nil }) -> String {
      UnitWords.time(amount, part.name, width: width, locale: locale, writing: writing)
        ?? "\(amount) \(part.name)"
    }
    switch unitsStyle {
    case .positional:
      let pads = zeroFormattingBehavior.contains(.pad) || !isFirst
      return pads ? String(format: "%02ld", amount) : "\(amount)"
    case .abbreviated: return words("narrow")
    case .brief: return words("short").filter { !$0.isWhitespace }
    case .short: return words("short")
    case .full: return words("full-name")
    case .spellOut:
      let formatter = NumberFormatter()
      formatter.locale = locale
      formatter.numberStyle = .spellOut
      return words("full-name") { formatter.string(from: NSNumber(value: $0)) }
    }
  }

  private var separator: String {
    switch unitsStyle {
    case .positional: ":"
    case .abbreviated, .brief: " "
    case .short, .full, .spellOut: ", "
    }
  }

  private func phrase(_ words: String) -> String {
    let about = includesApproximationPhrase ? "About " : ""
    return about + words + (includesTimeRemainingPhrase ? " remaining" : "")
  }
}

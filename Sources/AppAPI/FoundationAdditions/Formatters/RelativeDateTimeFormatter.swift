import AppHost
import Foundation

/// Writes how far a moment is from another, in its largest unit.
///
///     let formatter = RelativeDateTimeFormatter()
///     formatter.localizedString(fromTimeInterval: -7200)   // "2 hours ago"
open class RelativeDateTimeFormatter: Formatter {
  /// Whether days next to today have names of their own.
  public enum DateTimeStyle: Int, Sendable {
    /// Always with a number: "1 day ago".
    case numeric
    /// With a name where there is one: "yesterday".
    case named
  }

  /// How the unit is written.
  public enum UnitsStyle: Int, Sendable {
    /// In whole words.
    case full
    /// In whole words, the number too.
    case spellOut
    /// Shortened.
    case short
    /// As short as can be.
    case abbreviated
  }

  /// Whether days next to today have names of their own.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How the unit is written.
  open var unitsStyle = UnitsStyle.full
  /// Where the words stand; at the beginning of a sentence they begin with a capital.
  open var formattingContext = Formatter.Context.unknown
  /// What days and months are counted in.
  open var calendar: Calendar = Calendar(identifier: .gregorian)
  /// The language and region that it is written for.
  open var locale: Locale = RunningApp.settings.locale

  /// Writes whole words with numbers.
  public override init() { super.init() }

  /// Formatters are not read from archives.
  public required init?(coder: NSCoder) { nil }

  /// How far a moment is from another, in words.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    // Times are whole seconds, so that what passes between two readings of a clock is not heard.
    let distance = date.timeIntervalSince(referenceDate).rounded()
    let end = referenceDate.addingTimeInterval(distance)
    let units: [Calendar.Component] = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
    let parts = calendar.dateComponents(Set(units), from: referenceDate, to: end)
    let unit = units.first { parts.value(for: $0) ?? 0 != 0 } ?? .second
    return words(parts.value(for: unit) ?? 0, unit)
  }

  /// How far a moment is from now, in words; negative seconds are past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// The largest part of a distance, in words.
  open func localizedString(from components: DateComponents) -> String {
    let units: [Calendar.Component] = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
    let unit = units.first { components.value(for: $0) ?? 0 != 0 } ?? .second
    return words(components.value(for: unit) ?? 0, unit)
  }

  /// How far a date is from now, in words; `nil` for anything else.
  open override func string(for obj: Any) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func words(_ amount: Int, _ unit: Calendar.Component) -> String {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    let moment = calendar.date(byAdding: unit, value: amount, to: now) ?? now
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: moment, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: width,
      locale: locale, calendar: calendar)
    style.capitalizationContext = context
    return style.format(now)
  }

  private var width: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }

  private var context: FormatStyleCapitalizationContext {
    switch formattingContext {
    case .beginningOfSentence: .beginningOfSentence
    case .standalone: .standalone
    case .middleOfSentence: .middleOfSentence
    case .listItem: .listItem
    case .dynamic, .unknown: .unknown
    @unknown default: .unknown
    }
  }
}

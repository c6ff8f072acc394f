/// Dates and their parts in the words of a person's language.
struct DateWords {
  let calendar: Calendar
  private let locale: Locale

  init(_ environment: EnvironmentValues) {
    locale = environment.locale
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    self.calendar = calendar
  }

  private func text(_ date: Date, _ style: Date.FormatStyle) -> String {
    var style = style.locale(locale)
    style.calendar = calendar
    style.timeZone = calendar.timeZone
    return date.formatted(style)
  }

  /// For example `Nov 21, 2026`.
  func date(_ date: Date) -> String { text(date, .dateTime.month(.abbreviated).day().year()) }
  /// For example `9:41 AM`.
  func time(_ date: Date) -> String { text(date, .dateTime.hour().minute()) }
  /// For example `Saturday, November 21`.
  func day(_ date: Date) -> String { text(date, .dateTime.weekday(.wide).month(.wide).day()) }
  /// For example `November 2026`.
  func monthAndYear(_ date: Date) -> String { text(date, .dateTime.month(.wide).year()) }
  /// For example `November`.
  func month(_ date: Date) -> String { text(date, .dateTime.month(.wide)) }
  /// For example `AM`.
  func half(_ date: Date) -> String {
    calendar.component(.hour, from: date) < 12 ? calendar.amSymbol : calendar.pmSymbol
  }
  /// For example `9`, of twelve or of twenty-four.
  func hour(_ date: Date) -> String {
    let hour = calendar.component(.hour, from: date)
    guard usesHalves else { return number(hour) }
    return number(hour % 12 == 0 ? 12 : hour % 12)
  }
  /// For example `06`.
  func minute(_ date: Date) -> String {
    calendar.component(.minute, from: date).formatted(.number.precision(.integerLength(2)).locale(locale))
  }
  /// What is heard of a wheel, for example `6 o’clock` and `06 minutes`.
  ///
  /// - Source: Behaviour 3.4
  @MainActor
  func heard(_ part: DateWheel.Part, of date: Date, showing row: String) -> String {
    switch part {
    case .hour:
      let hour = calendar.component(.hour, from: date)
      return String(system: .oclock, ["count": "\(usesHalves ? (hour + 11) % 12 + 1 : hour)"])
    case .minute:
      let minute = calendar.component(.minute, from: date)
      return String(system: .minutes, ["count": minute < 10 ? "0\(minute)" : "\(minute)"])
    case .month, .day, .year, .half: return row
    }
  }
  /// For example `21`.
  func dayNumber(_ date: Date) -> String { number(calendar.component(.day, from: date)) }
  /// For example `2026`.
  func year(_ date: Date) -> String {
    calendar.component(.year, from: date).formatted(.number.grouping(.never).locale(locale))
  }

  /// True where the day is told in two halves of twelve hours.
  var usesHalves: Bool {
    locale.hourCycle == .oneToTwelve || locale.hourCycle == .zeroToEleven
  }

  private func number(_ number: Int) -> String { number.formatted(.number.locale(locale)) }

  /// The first moment of each day of the month in which a date lies.
  func days(ofMonth date: Date) -> [Date] {
    guard let month = calendar.dateInterval(of: .month, for: date),
      let count = calendar.range(of: .day, in: .month, for: date)?.count
    else { return [] }
    return (0..<count).compactMap { calendar.date(byAdding: .day, value: $0, to: month.start) }
  }

  /// How many days of the week come before the first of a month.
  func emptyDays(beforeMonth date: Date) -> Int {
    guard let month = calendar.dateInterval(of: .month, for: date) else { return 0 }
    return (calendar.component(.weekday, from: month.start) - calendar.firstWeekday + 7) % 7
  }
}

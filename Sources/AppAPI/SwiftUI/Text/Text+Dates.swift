extension Text {
  /// How a moment is written.
  public struct DateStyle: Equatable, Hashable, Codable, Sendable {
    enum Kind: String, Codable { case time, date, relative, offset, timer }

    let kind: Kind

    /// The time of day.
    public static let time = DateStyle(kind: .time)
    /// The day.
    public static let date = DateStyle(kind: .date)
    /// How far from now it is, in words.
    public static let relative = DateStyle(kind: .relative)
    /// How far from now it is, with a sign, in its largest unit.
    public static let offset = DateStyle(kind: .offset)
    /// How far from now it is, as a clock shows it.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Shows a moment in a style; what follows the time changes with it.
  ///
  /// - Source: Behaviour 3.4; the words are those of the style's documentation
  public init(_ date: Date, style: DateStyle) {
    self.init(.moment(.single(date, style)))
  }

  /// Shows the time between two moments.
  public init(_ dates: ClosedRange<Date>) {
    self.init(.moment(.span(dates)))
  }

  /// Shows the time between two moments.
  public init(_ interval: DateInterval) {
    self.init(.moment(.span(interval.start...interval.end)))
  }

  /// Shows what a clock shows that runs between two moments.
  ///
  /// - Parameters:
  ///   - timerInterval: When the clock starts and when it ends.
  ///   - pauseTime: When it was stopped, where it was.
  ///   - countsDown: True for what is left, false for what has passed.
  ///   - showsHours: False where hours are shown as minutes.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      .moment(
        .clock(Clock(range: timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    )
  }

  /// A clock that runs between two moments.
  struct Clock: Equatable {
    let range: ClosedRange<Date>
    let pause: Date?
    let countsDown: Bool
    let showsHours: Bool

    /// The seconds that are shown.
    func seconds(at now: Date) -> Int {
      let moment = min(max(pause ?? now, range.lowerBound), range.upperBound)
      let seconds =
        countsDown ? range.upperBound.timeIntervalSince(moment) : moment.timeIntervalSince(range.lowerBound)
      return Int(countsDown ? seconds.rounded(.up) : seconds.rounded(.down))
    }
  }

  /// A moment, a span or a clock, whose words may depend on the time at which they are read.
  enum Moment: Equatable {
    case single(Date, DateStyle)
    case span(ClosedRange<Date>)
    case clock(Clock)
  }
}

extension Text.Moment {
  /// True where the words are others at another time.
  var followsTime: Bool {
    switch self {
    case .single(_, let style): ![.time, .date].contains(style)
    case .span: false
    case .clock: true
    }
  }

  /// The words at a time.
  func words(at now: Date, in environment: EnvironmentValues) -> String {
    let locale = environment.locale
    switch self {
    case .single(let date, let style):
      switch style.kind {
      case .time: return date.formatted(.plain(.omitted, .shortened, environment))
      case .date: return date.formatted(.plain(.long, .omitted, environment))
      case .relative: return Self.distance(from: date, to: now, units: 2, environment)
      case .offset:
        return (date < now ? "-" : "+") + Self.distance(from: date, to: now, units: 1, environment)
      case .timer: return Self.clock(Int(now.timeIntervalSince(date).magnitude.rounded(.down)), locale)
      }
    case .span(let range):
      let isOneDay = environment.calendar.isDate(range.lowerBound, inSameDayAs: range.upperBound)
      var style = Date.IntervalFormatStyle(
        locale: locale, calendar: environment.calendar, timeZone: environment.timeZone)
      if !isOneDay { style = style.month(.wide).day() }
      return style.hour().minute().format(range.lowerBound..<range.upperBound)
    case .clock(let clock): return Self.clock(clock.seconds(at: now), locale, showsHours: clock.showsHours)
    }
  }

  /// When the words change next; `nil` where they stay.
  func nextChange(after now: Date) -> Date? {
    switch self {
    case .span: return nil
    case .single(let date, let style):
      guard followsTime else { return nil }
      let distance = now.timeIntervalSince(date)
      let step: TimeInterval = style == .timer || distance.magnitude < 3600 ? 1 : 60
      return date.addingTimeInterval(((distance / step).rounded(.down) + 1) * step)
    case .clock(let clock):
      let end = clock.range.upperBound
      if clock.pause != nil || now >= end { return nil }
      if now < clock.range.lowerBound { return clock.range.lowerBound }
      let base = clock.countsDown ? clock.range.upperBound : clock.range.lowerBound
      let passed = now.timeIntervalSince(base)
      return min(base.addingTimeInterval(passed.rounded(.down) + 1), end)
    }
  }

  /// Hours, minutes and seconds as a clock shows them.
  private static func clock(_ seconds: Int, _ locale: Locale, showsHours: Bool = true) -> String {
    let duration = Duration.seconds(seconds)
    let hasHours = showsHours && seconds >= 3600
    let pattern: Duration.TimeFormatStyle.Pattern = hasHours ? .hourMinuteSecond : .minuteSecond
    return duration.formatted(.time(pattern: pattern).locale(locale))
  }

  /// How far two moments are apart, in the largest units; Foundation here writes none above weeks.
  private static func distance(
    from date: Date, to now: Date, units: Int, _ environment: EnvironmentValues
  ) -> String {
    let seconds = Int(now.timeIntervalSince(date).magnitude.rounded(.down))
    let style = Duration.UnitsFormatStyle.units(
      allowed: [.weeks, .days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: units,
      fractionalPart: .hide(rounded: .towardZero))
    return Duration.seconds(seconds).formatted(style.locale(environment.locale))
  }
}

extension FormatStyle where Self == Date.FormatStyle {
  /// A day, a time or both, as the environment writes them.
  fileprivate static func plain(
    _ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle, _ environment: EnvironmentValues
  ) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date, time: time, locale: environment.locale, calendar: environment.calendar,
      timeZone: environment.timeZone)
  }
}

import AppHost
import AppResources
import Foundation

/// A wheel of a date picker.
enum DatePart: Hashable, Sendable {
  case month, day, year, dayOfWeek, hour, minute, half, hours, minutes

  /// How dates are counted and written.
  struct Setting {
    var calendar: Calendar
    var locale: Locale
    var minuteInterval: Int

    /// True where the hours of a day are counted twice up to twelve.
    var countsToTwelve: Bool {
      [.oneToTwelve, .zeroToEleven].contains(locale.hourCycle)
    }

    func style(_ style: Date.FormatStyle) -> Date.FormatStyle {
      var result = style.locale(locale)
      result.calendar = calendar
      result.timeZone = calendar.timeZone
      return result
    }
  }

  /// Wheels that belong together.
  enum Group: Hashable, Sendable {
    case date, time

    /// What a button to these wheels is called where nothing else names it.
    ///
    /// - Source: Behaviour 3.4
    var name: SystemPhrase { self == .date ? .datePicker : .timePicker }

    func parts(_ setting: Setting) -> [DatePart] {
      switch self {
      case .date: [.month, .day, .year]
      case .time: setting.countsToTwelve ? [.hour, .minute, .half] : [.hour, .minute]
      }
    }

    /// The chosen moment in words, as far as the group tells of it.
    func words(for date: Date, _ setting: Setting) -> String {
      switch self {
      case .date: date.formatted(setting.style(Date.FormatStyle(date: .abbreviated, time: .omitted)))
      case .time: date.formatted(setting.style(Date.FormatStyle(date: .omitted, time: .shortened)))
      }
    }
  }

  /// The groups that a picker shows words of.
  static func groups(of mode: UIDatePicker.Mode) -> [Group] {
    switch mode {
    case .time: [.time]
    case .date: [.date]
    case .dateAndTime: [.date, .time]
    case .countDownTimer, .yearAndMonth: []
    }
  }

  /// The wheels of a picker, in order.
  static func parts(of mode: UIDatePicker.Mode, _ setting: Setting) -> [DatePart] {
    switch mode {
    case .time: Group.time.parts(setting)
    case .date: Group.date.parts(setting)
    case .dateAndTime: [.dayOfWeek] + Group.time.parts(setting)
    case .countDownTimer: [.hours, .minutes]
    case .yearAndMonth: [.month, .year]
    }
  }

  /// How wide its widest row is, as far as that can be told from a moment, in points.
  @MainActor
  func width(beside date: Date, _ setting: Setting) -> CGFloat {
    let dates: [Date] =
      switch self {
      case .month, .dayOfWeek:
        (0..<12).compactMap { setting.calendar.date(byAdding: .month, value: $0, to: date) }
      case .day, .year, .hour, .minute, .half, .hours, .minutes: [date]
      }
    let rows =
      self == .hours || self == .minutes
      ? [words(forSeconds: 35_940)] : dates.map { words(for: $0, setting) }
    let font = UIFont.systemFont(ofSize: Wheel.letterSize)
    return rows.map { NSAttributedString(string: $0, attributes: [.font: font]).size().width }.max() ?? 0
  }

  /// What the wheel shows of a moment.
  func words(for date: Date, _ setting: Setting) -> String {
    let blank = Date.FormatStyle()
    switch self {
    case .month: return date.formatted(setting.style(blank.month(.wide)))
    case .day: return "\(setting.calendar.component(.day, from: date))"
    case .year: return date.formatted(setting.style(blank.year()))
    case .dayOfWeek:
      return date.formatted(setting.style(blank.weekday(.wide).month(.wide).day()))
    case .hour:
      let hour = setting.calendar.component(.hour, from: date)
      return "\(setting.countsToTwelve ? (hour + 11) % 12 + 1 : hour)"
    case .minute:
      let minute = setting.calendar.component(.minute, from: date)
      return minute < 10 ? "0\(minute)" : "\(minute)"
    case .half:
      let symbols = setting.calendar
      return symbols.component(.hour, from: date) < 12 ? symbols.amSymbol : symbols.pmSymbol
    case .hours, .minutes: return words(forSeconds: 0)
    }
  }

  /// What the wheel shows of a time that something takes.
  func words(forSeconds seconds: TimeInterval) -> String {
    let minutes = Int(seconds) / 60
    return self == .hours ? "\(minutes / 60)" : "\(minutes % 60)"
  }

  /// What is heard of the wheel at a moment, for example `6 o’clock` and `06 minutes`.
  ///
  /// - Source: Behaviour 3.4
  @MainActor
  func resolved(for date: Date, _ setting: Setting) -> String {
    let row = words(for: date, setting)
    return switch self {
    case .hour: String(system: .oclock, ["count": row])
    case .minute: String(system: .minutes, ["count": row])
    case .month, .day, .year, .dayOfWeek, .half, .hours, .minutes: row
    }
  }

  /// What is heard of the wheel of a time that something takes, for example `2 hours`.
  @MainActor
  func resolved(forSeconds seconds: TimeInterval) -> String {
    String(system: self == .hours ? .hours : .minutes, ["count": words(forSeconds: seconds)])
  }

  /// The moment at which the wheel is so many places further, everything else staying as it is.
  func moved(_ date: Date, by step: Int, _ setting: Setting) -> Date {
    let calendar = setting.calendar
    let added: (component: Calendar.Component, count: Int) =
      switch self {
      case .month: (.month, step)
      case .day, .dayOfWeek: (.day, step)
      case .year: (.year, step)
      case .hour, .hours: (.hour, step)
      case .minute, .minutes: (.minute, step * setting.minuteInterval)
      case .half: (.hour, calendar.component(.hour, from: date) < 12 ? 12 : -12)
      }
    return calendar.date(byAdding: added.component, value: added.count, to: date) ?? date
  }
}

import AccessibilityModel
import Typography

/// A wheel for each part of a moment.
///
/// - Source: Behaviour 3.4
struct DateWheels {
  @Environment(\.locale) private var locale
  let choice: DateChoice

  init(choice: DateChoice) {
    self.choice = choice
  }
}

extension DateWheels: View {
  var body: some View {
    HStack(spacing: 0) {
      if choice.components.contains(.date) {
        DateWheel(choice: choice, part: .month)
        DateWheel(choice: choice, part: .day)
        DateWheel(choice: choice, part: .year)
      }
      if choice.components.contains(.hourAndMinute) {
        DateWheel(choice: choice, part: .hour)
        DateWheel(choice: choice, part: .minute)
        if locale.hourCycle == .oneToTwelve || locale.hourCycle == .zeroToEleven {
          DateWheel(choice: choice, part: .half)
        }
      }
    }
    .background {
      RoundedRectangle(cornerRadius: 8).fill(Color(.tertiarySystemFill)).frame(height: 32)
    }
    .accessibilityElement(children: .contain)
  }
}

/// A wheel for one part of a moment: an element whose value is that part.
struct DateWheel {
  /// The parts of a moment that a wheel can turn.
  enum Part {
    case month, day, year, hour, minute, half
  }

  let choice: DateChoice
  let part: Part
}

extension DateWheel: View {
  typealias Body = Never
}

extension DateWheel: PrimitiveView {}

extension DateWheel: ControlView {
  var activation: (@MainActor () -> Void)? { nil }

  func content(in environment: EnvironmentValues) -> any View {
    ControlPart.main.frame(minWidth: Self.minimumWidth, maxWidth: width(DateWords(environment))).frame(
      height: 216)
  }

  /// The size of the letters on a wheel, in points.
  static let letterSize = 21.0

  /// The width of a wheel where there is no space for all, in points.
  private static let minimumWidth = 40.0

  /// As wide as its widest row, with space at the sides.
  private func width(_ words: DateWords) -> CGFloat {
    let font = FontDescription(size: Self.letterSize)
    let widths = widest(words).map { TextMeasurer.shared.measure($0, font: font).size.width }
    return max(52, CGFloat(widths.max() ?? 0).rounded(.up) + 24)
  }

  /// Rows of which one is the widest.
  private func widest(_ words: DateWords) -> [String] {
    switch part {
    case .month: isAbbreviated ? words.calendar.shortMonthSymbols : words.calendar.monthSymbols
    case .half: [words.calendar.amSymbol, words.calendar.pmSymbol]
    case .year, .day, .hour, .minute: [value(words)]
    }
  }

  func describe(_ described: inout DescribedElement, _ environment: EnvironmentValues) {
    let words = DateWords(environment)
    described.element.traits.formUnion([.adjustable, .pickerItem])
    described.element.value = SpokenText(
      words.heard(part, of: choice.selection.wrappedValue, showing: value(words)))
    described.handlers.increment = { turn(by: 1, words.calendar) }
    described.handlers.decrement = { turn(by: -1, words.calendar) }
  }

  func value(_ words: DateWords) -> String { value(words, of: choice.selection.wrappedValue) }

  /// The words so many rows below what is chosen; `nil` where the wheel ends before.
  func row(_ distance: Int, _ words: DateWords) -> String? {
    if part == .half, distance != 0 {
      let isBelow = isMorning(choice.selection.wrappedValue, words.calendar)
      guard distance == (isBelow ? 1 : -1) else { return nil }
    }
    return turned(by: distance, words.calendar).map { date in
      guard part == .month, isAbbreviated else { return value(words, of: date) }
      return words.calendar.shortMonthSymbols[words.calendar.component(.month, from: date) - 1]
    }
  }

  /// True where wheels for the time leave less space for the months' names.
  private var isAbbreviated: Bool { choice.components.contains(.hourAndMinute) }

  private func value(_ words: DateWords, of date: Date) -> String {
    switch part {
    case .month: words.month(date)
    case .day: words.dayNumber(date)
    case .year: words.year(date)
    case .hour: words.hour(date)
    case .minute: words.minute(date)
    case .half: words.half(date)
    }
  }

  /// Turns the wheel; every wheel but that of the years begins anew after its last row.
  private func turn(by distance: Int, _ calendar: Calendar) {
    if let turned = turned(by: distance, calendar) { choice.set(turned) }
  }

  /// The moment so many rows further.
  private func turned(by distance: Int, _ calendar: Calendar) -> Date? {
    let date = choice.selection.wrappedValue
    guard distance != 0 else { return date }
    return switch part {
    case .year: calendar.date(byAdding: .year, value: distance, to: date)
    case .month: wrapped(.month, in: .year, distance, date, calendar)
    case .day: wrapped(.day, in: .month, distance, date, calendar)
    case .hour: wrapped(.hour, in: .day, distance, date, calendar)
    case .minute: wrapped(.minute, in: .hour, distance, date, calendar)
    case .half: calendar.date(byAdding: .hour, value: isMorning(date, calendar) ? 12 : -12, to: date)
    }
  }

  private func isMorning(_ date: Date, _ calendar: Calendar) -> Bool {
    calendar.component(.hour, from: date) < 12
  }

  private func wrapped(
    _ unit: Calendar.Component, in whole: Calendar.Component, _ distance: Int, _ date: Date,
    _ calendar: Calendar
  ) -> Date? {
    guard let range = calendar.range(of: unit, in: whole, for: date), !range.isEmpty else { return nil }
    let value = calendar.component(unit, from: date)
    let rows = value - range.lowerBound + distance
    let place = (rows % range.count + range.count) % range.count + range.lowerBound
    return calendar.date(byAdding: unit, value: place - value, to: date)
  }
}

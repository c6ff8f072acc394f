/// Where something lies along an axis, and how that is said.
struct PlottedValue: Hashable {
  /// Where it lies.
  enum Place: Hashable {
    case number(Double)
    case category(String)
    case date(Date)
  }

  let place: Place
  /// The part of the calendar that a date stands for, or as far as which it is told.
  var unit: Calendar.Component?
  /// True where the app named that part.
  private let namesUnit: Bool

  init<Value: Plottable>(_ value: Value, unit: Calendar.Component? = nil) {
    let primitive: Any = value.primitivePlottable
    place =
      switch primitive {
      case let number as any BinaryFloatingPoint: .number(Double(number))
      case let number as any BinaryInteger: .number(Double(number))
      case let number as Decimal: .number(NSDecimalNumber(decimal: number).doubleValue)
      case let date as Date: .date(date)
      default: .category("\(primitive)")
      }
    self.unit = unit
    namesUnit = unit != nil
  }

  /// The number it is drawn at; `nil` for a category.
  var number: Double? {
    switch place {
    case .number(let number): number
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category: nil
    }
  }

  /// The part of the calendar that a date stands for as a whole; `nil` for a moment.
  private var interval: DateInterval? {
    guard case .date(let date) = place, let unit, namesUnit else { return nil }
    return Calendar.current.dateInterval(of: unit, for: date)
  }

  /// How long that part is, in seconds.
  var unitLength: Double? { interval?.duration }
  /// Where that part ends.
  var unitEnd: Double? { interval?.end.timeIntervalSinceReferenceDate }

  /// The number in the middle of what it stands for; `nil` for a category.
  var center: Double? {
    interval.map { $0.start.timeIntervalSinceReferenceDate + $0.duration / 2 } ?? number
  }

  /// True for what is measured, rather than what it is measured of.
  var isNumber: Bool {
    if case .number = place { true } else { false }
  }

  /// The value in words.
  var words: String {
    switch place {
    case .number(let number): Self.words(for: number)
    case .category(let category): category
    case .date(let date): Self.words(for: date, unit)
    }
  }

  /// A number as people say it.
  static func words(for number: Double) -> String {
    number.formatted(.number.precision(.fractionLength(0...2)))
  }

  /// A date, as far as its unit goes.
  static func words(for date: Date, _ unit: Calendar.Component?) -> String {
    switch unit {
    case .year: date.formatted(.dateTime.year())
    case .month, .quarter: date.formatted(.dateTime.month(.wide).year())
    case .hour, .minute: date.formatted(date: .abbreviated, time: .shortened)
    case .second: date.formatted(date: .abbreviated, time: .standard)
    default: date.formatted(date: .abbreviated, time: .omitted)
    }
  }

  /// How far dates along an axis have to be told so that no two moments are told alike.
  ///
  /// - Returns: A minute or a second; `nil` where days tell them apart, and where the app names the unit.
  static func unit(tellingApart extents: [Mark.Extent]) -> Calendar.Component? {
    let moments = Set(
      extents.flatMap { [$0.start, $0.end] }.compactMap { value -> Date? in
        guard case .date(let date) = value.place, value.unit == nil else { return nil }
        return date
      })
    let calendar = Calendar.current
    let days = Set(moments.map { calendar.startOfDay(for: $0) })
    guard days.count < moments.count else { return nil }
    let minutes = Set(moments.map { ($0.timeIntervalSinceReferenceDate / 60).rounded(.down) })
    return minutes.count < moments.count ? .second : .minute
  }
}

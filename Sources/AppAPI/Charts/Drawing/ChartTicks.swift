/// A value that something is drawn at along an axis.
struct ChartTick {
  /// Where it lies, from 0 at the beginning of the axis to 1 at its end.
  let place: Double
  let value: PlottedValue
  let words: String
}

extension ChartScale {
  /// The values that something is drawn at along the axis.
  ///
  /// - Parameters:
  ///   - values: Which ones the app asks for.
  ///   - isShare: True where numbers are parts of a whole.
  /// - Returns: The values, from the beginning of the axis on.
  func ticks(_ values: AxisMarkValues = .automatic, isShare: Bool = false) -> [ChartTick] {
    if isCategorical { return categoryTicks(values) }
    switch values.kind {
    case .explicit(let numbers, _):
      return numbers.filter { domain.contains($0) }.map { tick($0, isShare, Self.component(of: sample)) }
    case .stride(let step): return numberTicks(step, isShare)
    case .calendar(let component, let count): return dateTicks(component, count)
    case .automatic(let count, let least):
      if let numbers = spacing.marks(in: domain) { return numbers.map { tick($0, isShare, nil) } }
      guard isDate else {
        return numberTicks(Self.niceStep(length / Double(max(1, count ?? 5)), least ?? 0), isShare)
      }
      let (component, step) = Self.calendarStep(length / Double(max(1, count ?? 5)), sample?.unit)
      return dateTicks(component, step)
    }
  }

  private var length: Double { domain.upperBound - domain.lowerBound }

  private func categoryTicks(_ values: AxisMarkValues) -> [ChartTick] {
    var shown = categories
    if case .explicit(_, let names) = values.kind { shown = names.filter(categories.contains) }
    return shown.map { name in
      let value = PlottedValue(name)
      return ChartTick(place: position(value), value: value, words: name)
    }
  }

  private func numberTicks(_ step: Double, _ isShare: Bool) -> [ChartTick] {
    guard step > 0, length > 0, length / step < 200 else {
      return length > 0 ? [] : [tick(domain.lowerBound, isShare, nil)]
    }
    // Adding zero makes a negative zero a plain one.
    let first = (domain.lowerBound / step - 1e-9).rounded(.up) + 0
    let last = (domain.upperBound / step + 1e-9).rounded(.down)
    guard first <= last else { return [] }
    return stride(from: first, through: last, by: 1).map { tick($0 * step, isShare, nil) }
  }

  private func dateTicks(_ component: Calendar.Component, _ count: Int) -> [ChartTick] {
    let calendar = Calendar.current
    let start = Date(timeIntervalSinceReferenceDate: domain.lowerBound)
    let end = Date(timeIntervalSinceReferenceDate: domain.upperBound)
    var next = calendar.dateInterval(of: component, for: start)?.start ?? start
    var ticks: [ChartTick] = []
    for _ in 0..<400 where next <= end {
      // What ends with the axis begins nothing in it.
      if next >= start, next < end || sample?.unitLength == nil {
        ticks.append(tick(next.timeIntervalSinceReferenceDate, false, component))
      }
      guard let following = calendar.date(byAdding: component, value: count, to: next) else { break }
      next = following
    }
    return ticks
  }

  private func tick(_ number: Double, _ isShare: Bool, _ component: Calendar.Component?) -> ChartTick {
    let value = isDate ? PlottedValue(Date(timeIntervalSinceReferenceDate: number)) : PlottedValue(number)
    let words: String =
      if isDate {
        Self.words(for: Date(timeIntervalSinceReferenceDate: number), component)
      } else if isShare {
        number.formatted(.percent.precision(.fractionLength(0)))
      } else {
        PlottedValue.words(for: number)
      }
    return ChartTick(place: part(of: number), value: value, words: words)
  }

  /// A date as short as an axis has it.
  private static func words(for date: Date, _ component: Calendar.Component?) -> String {
    switch component {
    case .year: date.formatted(.dateTime.year())
    case .month, .quarter: date.formatted(.dateTime.month(.abbreviated))
    case .hour: date.formatted(.dateTime.hour())
    case .minute, .second: date.formatted(.dateTime.hour().minute())
    default: date.formatted(.dateTime.month(.abbreviated).day())
    }
  }

  private static func component(of value: PlottedValue?) -> Calendar.Component? { value?.unit }

  /// The least of 1, 2, 2.5, 5 and their tenfolds that is no smaller.
  private static func niceStep(_ wanted: Double, _ least: Double) -> Double {
    let wanted = max(wanted, least)
    guard wanted > 0, wanted.isFinite else { return 0 }
    let size = pow(10, log10(wanted).rounded(.down))
    return [1, 2, 2.5, 5, 10].map { $0 * size }.first { $0 >= wanted * 0.999 } ?? size * 10
  }

  /// A part of the calendar, and how many of it, no shorter than so many seconds.
  private static func calendarStep(
    _ seconds: Double, _ unit: Calendar.Component?
  ) -> (component: Calendar.Component, count: Int) {
    let day = 86_400.0
    let steps: [(Calendar.Component, Int, Double)] = [
      (.minute, 1, 60), (.minute, 5, 300), (.minute, 15, 900), (.hour, 1, 3600), (.hour, 3, 10_800),
      (.hour, 6, 21_600), (.day, 1, day), (.day, 2, 2 * day), (.weekOfYear, 1, 7 * day),
      (.weekOfYear, 2, 14 * day), (.month, 1, 28 * day), (.month, 2, 59 * day), (.month, 3, 89 * day),
      (.month, 6, 181 * day), (.year, 1, 365 * day), (.year, 2, 730 * day), (.year, 5, 1826 * day),
      (.year, 10, 3652 * day),
    ]
    // About as many as wanted will do.
    let found = steps.first { $0.2 >= seconds * 0.7 } ?? (.year, 20, 0)
    return (found.0, found.1)
  }
}

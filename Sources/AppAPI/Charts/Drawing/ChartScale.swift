/// Where the values of one axis lie, from 0 at its beginning to 1 at its end.
struct ChartScale {
  let title: String
  /// The categories in their order; none along an axis of numbers.
  let categories: [String]
  let range: ClosedRange<Double>
  /// From where to where the axis is drawn: with what is put on one another, and with whole parts of a calendar.
  let domain: ClosedRange<Double>
  /// What one mark has of the axis, from 0 to 1.
  let slot: Double
  let sample: PlottedValue?
  /// How far numbers lie from one another.
  let spacing: ScaleSpacing
  /// True where the greatest value lies at the beginning.
  let isReversed: Bool

  /// True where moments lie along the axis.
  var isDate: Bool { sample.map { if case .date = $0.place { true } else { false } } ?? false }

  /// True where categories lie along the axis.
  var isCategorical: Bool { !categories.isEmpty }

  /// Finds the scale that shows every mark.
  ///
  /// - Parameters:
  ///   - extents: What is shown along the axis.
  ///   - drawn: The numbers that marks reach; empty for those that they stand for.
  ///   - includesZero: True where marks grow from the axis.
  ///   - carriesBars: True where bars stand on the axis side by side.
  ///   - settings: What the app asks for.
  ///   - environment: What texts are read in.
  init(
    _ extents: [Mark.Extent], drawn: [Double] = [], includesZero: Bool, carriesBars: Bool = false,
    settings: ChartSettings.AxisSettings, _ environment: EnvironmentValues
  ) {
    title = (settings.title ?? extents.first?.title)?.words(in: environment) ?? ""
    let values = extents.flatMap { [$0.start, $0.end] }
    var known = settings.categories
    for case .category(let category) in values.map(\.place) where !known.contains(category) {
      known.append(category)
    }
    categories = known
    sample = values.first
    let numbers = values.compactMap(\.number)
    let isDate = sample.map { if case .date = $0.place { true } else { false } } ?? false
    spacing = isDate || !known.isEmpty ? .linear : ScaleSpacing(settings.type, over: numbers)
    isReversed = settings.isReversed
    let zero = (settings.includesZero ?? includesZero) && !isDate && spacing != .log ? [0.0] : []
    range = settings.range ?? Self.hull(numbers + zero)
    let places = Set(values.map(\.center).compactMap { $0 }.map(spacing.coordinate)).sorted()
    let steps = zip(places, places.dropFirst()).map { $1 - $0 }
    let step = values.compactMap(\.unitLength).max() ?? steps.min() ?? 0
    var whole = settings.range ?? Self.hull((drawn.isEmpty ? numbers : drawn) + zero)
    if settings.range == nil, known.isEmpty {
      if values.contains(where: { $0.unitLength != nil }) {
        whole = Self.hull(values.flatMap { [$0.number, $0.unitEnd].compactMap { $0 } })
      } else if carriesBars, step > 0 {
        whole = spacing.widened(whole, by: step / 2)
      }
    }
    domain = whole
    let length = spacing.coordinate(whole.upperBound) - spacing.coordinate(whole.lowerBound)
    slot = known.isEmpty ? length > 0 && step > 0 ? min(1, step / length) : 1 : 1 / Double(known.count)
  }

  private static func hull(_ numbers: [Double]) -> ClosedRange<Double> {
    let least = numbers.min() ?? 0
    return least...max(least, numbers.max() ?? 1)
  }

  /// Where a value lies.
  func position(_ value: PlottedValue) -> Double {
    if case .category(let category) = value.place {
      let place = (Double(categories.firstIndex(of: category) ?? 0) + 0.5) / Double(max(1, categories.count))
      return isReversed ? 1 - place : place
    }
    return value.center.map { part(of: $0) } ?? 0.5
  }

  /// Where a number lies.
  func part(of number: Double) -> Double {
    let start = spacing.coordinate(domain.lowerBound)
    let length = spacing.coordinate(domain.upperBound) - start
    guard length > 0 else { return 0.5 }
    let part = min(1, max(0, (spacing.coordinate(number) - start) / length))
    return isReversed ? 1 - part : part
  }

  /// The number that lies at a place, from 0 to 1.
  func number(at place: Double) -> Double {
    let start = spacing.coordinate(domain.lowerBound)
    let length = spacing.coordinate(domain.upperBound) - start
    return spacing.number(start + (isReversed ? 1 - place : place) * length)
  }

  /// Where marks grow from.
  var origin: Double {
    isCategorical ? 0 : part(of: min(domain.upperBound, max(domain.lowerBound, 0)))
  }

  /// A number along the axis in words.
  func words(for number: Double) -> String {
    guard let sample, case .date = sample.place else { return PlottedValue.words(for: number) }
    return PlottedValue.words(for: Date(timeIntervalSinceReferenceDate: number), sample.unit)
  }

  /// The axis for people who do not see the chart.
  @MainActor
  var descriptor: any AXDataAxisDescriptor {
    isCategorical
      ? AXCategoricalDataAxisDescriptor(title: title, categoryOrder: categories) : numericDescriptor
  }

  /// The axis as one of numbers.
  var numericDescriptor: AXNumericDataAxisDescriptor {
    let axis = AXNumericDataAxisDescriptor(title: title, range: range, gridlinePositions: []) {
      words(for: $0)
    }
    if spacing == .log { axis.scaleType = .log10 }
    return axis
  }
}

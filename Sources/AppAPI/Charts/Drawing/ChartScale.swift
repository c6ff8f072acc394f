/// Where the values of one axis lie, from 0 at its beginning to 1 at its end.
struct ChartScale {
  let title: String
  /// The categories in their order; none along an axis of numbers.
  let categories: [String]
  let range: ClosedRange<Double>
  private let sample: PlottedValue?

  /// True where moments lie along the axis.
  var isDate: Bool { sample.map { if case .date = $0.place { true } else { false } } ?? false }

  /// True where categories lie along the axis.
  var isCategorical: Bool { !categories.isEmpty }

  /// Finds the scale that shows every mark.
  ///
  /// - Parameters:
  ///   - extents: What is shown along the axis.
  ///   - includesZero: True where marks grow from the axis.
  ///   - settings: What the app asks for.
  ///   - environment: What texts are read in.
  init(
    _ extents: [Mark.Extent], includesZero: Bool, settings: ChartSettings.AxisSettings,
    _ environment: EnvironmentValues
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
    let all = (settings.includesZero ?? includesZero) && !isDate ? numbers + [0] : numbers
    range = settings.range ?? (all.min() ?? 0)...(all.max() ?? 1)
  }

  /// Where a value lies.
  func position(_ value: PlottedValue) -> Double {
    if case .category(let category) = value.place {
      let place = categories.firstIndex(of: category) ?? 0
      return (Double(place) + 0.5) / Double(max(1, categories.count))
    }
    let length = range.upperBound - range.lowerBound
    guard let number = value.number, length > 0 else { return 0.5 }
    return min(1, max(0, (number - range.lowerBound) / length))
  }

  /// Where marks grow from.
  var origin: Double {
    isCategorical ? 0 : position(PlottedValue(min(range.upperBound, max(range.lowerBound, 0))))
  }

  /// How much of the axis one mark takes that has no size of its own.
  func band(among count: Int) -> Double {
    isCategorical ? 0.8 / Double(categories.count) : 0.8 / Double(max(1, count))
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
    AXNumericDataAxisDescriptor(title: title, range: range, gridlinePositions: []) { words(for: $0) }
  }
}

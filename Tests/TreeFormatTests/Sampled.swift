import AccessibilityModel

/// A type of attributes, with a value that no attribute has at first.
protocol Sampled {
  static var sample: Self { get }
}

extension Optional: Sampled where Wrapped: Sampled {
  static var sample: Wrapped? { .some(.sample) }
}

extension Array: Sampled where Element: Sampled {
  static var sample: [Element] { [.sample, .sample] }
}

extension Dictionary: Sampled where Key == Attribute, Value == SourceLocation {
  static var sample: [Attribute: SourceLocation] { [.label: .sample, .chart: .sample] }
}

extension Bool: Sampled { static var sample: Bool { true } }
extension Int: Sampled { static var sample: Int { 3 } }
extension Double: Sampled { static var sample: Double { -1.5 } }
extension String: Sampled { static var sample: String { "nl-BE \"x\"" } }
extension SpokenText: Sampled { static var sample: SpokenText { "Bailey" } }
extension ElementID: Sampled { static var sample: ElementID { ElementID(slot: 8, generation: 2) } }
extension Point: Sampled { static var sample: Point { Point(x: 1, y: -2.5) } }
extension Path: Sampled { static var sample: Path { Path([.move(.sample), .line(.zero), .close]) } }
extension ContainerType: Sampled { static var sample: ContainerType { .landmark } }
extension ChildOrder: Sampled { static var sample: ChildOrder { .rows } }
extension ReadingOrder.Direction: Sampled { static var sample: Self { .rightToLeft } }
extension TextualContext: Sampled { static var sample: TextualContext { .console } }
extension NavigationStyle: Sampled { static var sample: NavigationStyle { .combined } }
extension ElementType: Sampled { static var sample: ElementType { .navigationBar } }
extension DirectTouch: Sampled { static var sample: DirectTouch { .requiresActivation } }
extension TableSize: Sampled { static var sample: TableSize { TableSize(rows: 4, columns: 2) } }
extension PositionInGroup: Sampled { static var sample: Self { PositionInGroup(index: 2, count: 3) } }
extension LazyRows: Sampled { static var sample: LazyRows { LazyRows(count: 9, realized: 3..<5) } }
extension SourceLocation: Sampled { static var sample: Self { SourceLocation(file: "A.swift", line: 3) } }
extension UncertainRule: Sampled { static var sample: UncertainRule { Samples.rule } }
extension ActivationHit: Sampled { static var sample: ActivationHit { .part("Bailey") } }
extension TextLine: Sampled { static var sample: TextLine { TextLine("One") } }
extension LargeContentItem: Sampled { static var sample: Self { LargeContentItem(title: "Favorites") } }

extension CustomContent: Sampled {
  static var sample: CustomContent { CustomContent(label: "Age", value: "Three years") }
}

extension ElementAction: Sampled {
  static var sample: ElementAction { ElementAction(id: .init(rawValue: 0), name: "Share") }
}

extension RotorDescriptor: Sampled {
  static var sample: RotorDescriptor { RotorDescriptor(name: "Zombies", isSearched: true) }
}

extension TablePlace: Sampled {
  static var sample: TablePlace { TablePlace(rows: 1..<3, columns: 0..<1) }
}

extension TextContent: Sampled {
  static var sample: TextContent { TextContent("Happy", selection: 0..<2) }
}

extension Chart: Sampled {
  static var sample: Chart {
    Chart(title: "Growth", summary: nil, axes: [.init(title: "Weight", range: 0...25)], series: [])
  }
}

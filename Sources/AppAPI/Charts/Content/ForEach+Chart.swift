extension ForEach: PrimitiveChartContent where Content: ChartContent {
  /// Makes a part for each identifiable element.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(each: data, identifiedBy: { $0.id }, contents: content)
  }

  /// Makes a part for each element, identified by one of its properties.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(each: data, identifiedBy: { $0[keyPath: id] }, contents: content)
  }

  /// Makes a part for each number of a constant range.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(each: data, identifiedBy: { $0 }, contents: content)
  }

  func add(to marks: inout [Mark]) {
    for element in data { content(element).collect(into: &marks) }
  }
}

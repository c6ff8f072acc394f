extension ForEach {
  /// Makes a row of contents that are no views, for modules with builders of their own.
  package init(
    each data: Data, identifiedBy id: @escaping (Data.Element) -> ID,
    contents: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: contents, id: id)
  }
}

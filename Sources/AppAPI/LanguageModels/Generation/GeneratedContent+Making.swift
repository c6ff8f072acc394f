extension GeneratedContent {
  /// Writes a value as content.
  public init(_ value: some ConvertibleToGeneratedContent) { self = value.generatedContent }

  /// Writes a value as content, and says what tells it apart.
  public init(_ value: some ConvertibleToGeneratedContent, id: GenerationID) {
    self = value.generatedContent
    self.id = id
  }

  /// Makes values with names; of two with one name, the last stays.
  public init(properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>, id: GenerationID? = nil) {
    self.init(
      properties: properties.map { ($0.key, $0.value) }, id: id, uniquingKeysWith: { _, last in last })
  }

  /// Makes values with names.
  ///
  /// - Parameters:
  ///   - properties: Each name with its value.
  ///   - id: What tells the content apart.
  ///   - combine: Makes one of two values that have one name.
  /// - Throws: What `combine` throws.
  public init<Properties: Sequence, Combined: ConvertibleToGeneratedContent>(
    properties: Properties, id: GenerationID? = nil,
    uniquingKeysWith combine: (GeneratedContent, GeneratedContent) throws -> Combined
  ) rethrows where Properties.Element == (String, any ConvertibleToGeneratedContent) {
    var contents: [String: GeneratedContent] = [:]
    var keys: [String] = []
    for (name, value) in properties {
      if let known = contents[name] {
        contents[name] = try combine(known, value.generatedContent).generatedContent
      } else {
        contents[name] = value.generatedContent
        keys.append(name)
      }
    }
    self.init(kind: .structure(properties: contents, orderedKeys: keys), id: id)
  }

  /// Makes values in order.
  public init<Elements: Sequence>(
    elements: Elements, id: GenerationID? = nil
  ) where Elements.Element == any ConvertibleToGeneratedContent {
    self.init(kind: .array(elements.map { $0.generatedContent }), id: id)
  }

  /// Reads JSON, which may end anywhere: what has come by then is the content.
  ///
  /// - Throws: That the text is no JSON.
  public init(json: String) throws { self = try ContentReader.content(of: json) }

  /// Makes values with names, in the order of the alphabet.
  init(sorting properties: [String: GeneratedContent]) {
    self.init(kind: .structure(properties: properties, orderedKeys: properties.keys.sorted()))
  }
}

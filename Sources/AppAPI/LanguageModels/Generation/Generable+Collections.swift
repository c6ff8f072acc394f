extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {
  /// Reads values in order.
  public init(_ content: GeneratedContent) throws {
    guard case .array(let elements) = content.kind else { throw content.mismatch("a list") }
    self = try elements.map { try Element($0) }
  }
}

extension Array: ConvertibleToGeneratedContent where Element: ConvertibleToGeneratedContent {
  /// Each of them in order.
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .array(map(\.generatedContent))) }
}

extension Array: Generable where Element: Generable {
  /// Those that have come, each as far as it has.
  public typealias PartiallyGenerated = [Element.PartiallyGenerated]

  /// Values in order.
  public static var generationSchema: GenerationSchema {
    GenerationSchema(LimitedShape(.array(LimitedShape(.type(Element.self)))))
  }
}

extension Optional where Wrapped: Generable {
  /// What has come of the value, if there is to be one.
  public typealias PartiallyGenerated = Wrapped.PartiallyGenerated
}

extension Optional: ConvertibleToGeneratedContent, InstructionsRepresentable, PromptRepresentable
where Wrapped: ConvertibleToGeneratedContent {
  /// The value, or nothing.
  public var generatedContent: GeneratedContent {
    map(\.generatedContent) ?? GeneratedContent(kind: .null)
  }
}

extension Never: Generable {
  /// No value at all.
  public static var generationSchema: GenerationSchema {
    GenerationSchema(type: Never.self, cases: [])
  }

  /// Refuses whatever there is.
  public init(_ content: GeneratedContent) throws { throw content.mismatch("nothing that there could be") }

  /// None, as there is no value.
  public var generatedContent: GeneratedContent { switch self {} }
}

/// What can be made of content that a model wrote.
public protocol ConvertibleFromGeneratedContent: SendableMetatype {
  /// Makes it of content.
  ///
  /// - Throws: That the content is of another form.
  init(_ content: GeneratedContent) throws
}

/// What can be written as content.
public protocol ConvertibleToGeneratedContent: InstructionsRepresentable, PromptRepresentable {
  /// It, as content.
  var generatedContent: GeneratedContent { get }
}

extension ConvertibleToGeneratedContent {
  /// The content as JSON.
  public var promptRepresentation: Prompt { Prompt(text: generatedContent.jsonString) }
  /// The content as JSON.
  public var instructionsRepresentation: Instructions { Instructions(text: generatedContent.jsonString) }
}

/// What a model can be asked for in place of words; the macro of this name makes an app's type such a one.
///
///     @Generable(description: "A dog that wants a home")
///     struct Dog {
///       @Guide(description: "How old it is, in years", .range(0...20)) var age: Int
///       var name: String
///     }
///     try Dog(GeneratedContent(json: #"{"age": 3, "name": "Bailey"}"#)).name   // Bailey
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
  /// The same as far as it has come, in which anything may still be missing.
  associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self
  /// What its content has to look like.
  static var generationSchema: GenerationSchema { get }
}

extension Generable {
  /// The whole value, as one that has come this far.
  public func asPartiallyGenerated() -> PartiallyGenerated {
    if let whole = self as? PartiallyGenerated { return whole }
    do { return try PartiallyGenerated(generatedContent) } catch {
      fatalError("\(Self.self) does not read the content that it writes; write what init(_:) reads: \(error)")
    }
  }
}

@_exported import LanguageModels

/// Has content of a model be read as a structure or an enumeration.
///
///     @Generable struct Dog {
///       @Guide(description: "A short name") var name: String
///       @Guide(.range(0...20)) var age: Int
///     }
@attached(member, names: named(generationSchema), named(generatedContent), named(PartiallyGenerated))
@attached(extension, conformances: Generable, names: named(init))
public macro Generable(description: String? = nil) =
  #externalMacro(module: "PreviewMacros", type: "GenerableMacro")

/// Says what a property is for.
@attached(peer)
public macro Guide(description: String) = #externalMacro(module: "PreviewMacros", type: "GuideMacro")

/// Says what a property is for, and narrows it.
@attached(peer)
public macro Guide<Value: Generable>(description: String? = nil, _ guides: GenerationGuide<Value>...) =
  #externalMacro(module: "PreviewMacros", type: "GuideMacro")

/// Says what words are for, and has them follow a regular expression.
@attached(peer)
public macro Guide<Output>(description: String? = nil, _ guides: Regex<Output>) =
  #externalMacro(module: "PreviewMacros", type: "GuideMacro")

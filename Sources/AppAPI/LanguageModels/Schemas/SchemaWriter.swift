/// Writes schemas as JSON Schema does: each type in them stands once, under `$defs`, and is meant by its name.
struct SchemaWriter {
  private let root: SchemaName?
  private var definitions: [String: GeneratedContent] = [:]
  /// The names under which types stand.
  private var names: [ObjectIdentifier: String] = [:]
  /// Every name that is in use.
  private var taken: Set<String> = []

  private init(root: SchemaName?) {
    self.root = root
  }

  /// The whole text of a schema, as content.
  static func content(of schema: GenerationSchema) -> GeneratedContent {
    if case .written(let content) = schema.root.shape { return content }
    var writer = SchemaWriter(root: schema.root.shape.name)
    for shape in schema.dependencies {
      if let name = shape.name { _ = writer.reference(to: shape, name) }
    }
    var parts =
      schema.root.shape.name == nil
      ? writer.parts(of: schema.root) : writer.definition(of: schema.root.shape)
    if !writer.definitions.isEmpty { parts["$defs"] = GeneratedContent(sorting: writer.definitions) }
    return GeneratedContent(sorting: parts)
  }

  /// What describes a shape where it is used.
  private mutating func parts(of content: LimitedShape) -> [String: GeneratedContent] {
    switch content.shape {
    case .anything: return [:]
    case .value(let scalar):
      return limited(["type": scalar.rawValue.generatedContent], content.limits)
    case .array(let element):
      let inner = SchemaLimits.merged([element.limits] + content.limits.elements)
      let items = parts(of: LimitedShape(element.shape, inner))
      return limited(
        ["type": "array".generatedContent, "items": GeneratedContent(sorting: items)], content.limits)
    case .type(let type):
      let schema = type.generationSchema
      return parts(
        of: LimitedShape(schema.root.shape, schema.root.limits.merging(content.limits)))
    case .reference(let name): return reference(name)
    case .written(let content):
      guard case .structure(let properties, _) = content.kind else { return [:] }
      return properties
    case .object(let name, _), .words(let name, _), .union(let name, _):
      return reference(to: content.shape, name)
    }
  }

  private func limited(
    _ parts: [String: GeneratedContent], _ limits: SchemaLimits
  ) -> [String: GeneratedContent] {
    var parts = parts
    parts["minimum"] = limits.minimum?.generatedContent
    parts["maximum"] = limits.maximum?.generatedContent
    parts["minItems"] = limits.minimumCount?.generatedContent
    parts["maxItems"] = limits.maximumCount?.generatedContent
    parts["enum"] = limits.words?.generatedContent
    parts["pattern"] = limits.pattern?.generatedContent
    return parts
  }

  /// What refers to a shape with a name, which is written if it is not yet.
  private mutating func reference(to shape: SchemaShape, _ name: SchemaName) -> [String: GeneratedContent] {
    if let type = name.type, type == root?.type { return reference(nil) }
    if let known = name.type.map({ names[$0] }) ?? taken.first(where: { $0 == name.text }) {
      return reference(known)
    }
    let key = unused(name.text)
    taken.insert(key)
    if let type = name.type { names[type] = key }
    definitions[key] = GeneratedContent(sorting: definition(of: shape))
    return reference(key)
  }

  /// A name, with a number behind it where another type has it.
  private func unused(_ name: String) -> String {
    guard taken.contains(name) || name == root?.text else { return name }
    return (2...).lazy.map { "\(name)\($0)" }.first { !taken.contains($0) } ?? name
  }

  /// What refers to a name; the root has none of its own.
  private func reference(_ name: String?) -> [String: GeneratedContent] {
    let isRoot = name == nil || root?.type == nil && name == root?.text
    return ["$ref": (isRoot ? "#" : "#/$defs/\(name ?? "")").generatedContent]
  }

  /// What describes a shape with a name.
  private mutating func definition(of shape: SchemaShape) -> [String: GeneratedContent] {
    var parts: [String: GeneratedContent] = [:]
    switch shape {
    case .object(_, let properties):
      var contents: [String: GeneratedContent] = [:]
      for property in properties {
        var inner = self.parts(of: property.content)
        if let description = property.description { inner["description"] = description.generatedContent }
        contents[property.name] = GeneratedContent(sorting: inner)
      }
      parts["type"] = "object".generatedContent
      parts["properties"] = GeneratedContent(sorting: contents)
      parts["required"] = properties.filter { !$0.isOptional }.map(\.name).generatedContent
      parts["additionalProperties"] = false.generatedContent
      parts["x-order"] = properties.map(\.name).generatedContent
    case .words(_, let words):
      parts["type"] = "string".generatedContent
      parts["enum"] = words.generatedContent
    case .union(_, let choices):
      var forms: [GeneratedContent] = []
      for choice in choices { forms.append(GeneratedContent(sorting: self.parts(of: choice))) }
      parts["anyOf"] = forms.generatedContent
    case .anything, .value, .array, .type, .reference, .written:
      return self.parts(of: LimitedShape(shape))
    }
    parts["title"] = shape.name?.text.generatedContent
    parts["description"] = shape.name?.description?.generatedContent
    return parts
  }
}

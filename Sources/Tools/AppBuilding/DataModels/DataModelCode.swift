import Foundation

/// The code that a project has generated of its models: the classes of their objects, and the models themselves.
struct DataModelCode {
  private let models: [DataModelFile]
  /// Names that files of the app declare; their classes are the app's.
  private let declared: Set<String>
  /// The word before what other modules use too; empty where none does.
  private let access: String

  /// Reads the models that lie in folders.
  ///
  /// - Parameters:
  ///   - folders: The folders.
  ///   - declared: Names that files of the app declare.
  ///   - isShared: True where other modules import the one that has the models.
  init(in folders: [String], declared: Set<String>, isShared: Bool = false) {
    models = DataModelFile.all(in: folders)
    self.declared = declared
    let classes = models.flatMap(\.entities).map(\.className)
    access = isShared && declared.isDisjoint(with: classes) ? "public " : ""
  }

  /// The code; `nil` where there are no models.
  var code: String? { models.isEmpty ? nil : allCode }

  /// What a module without models is given, so that it can ask for those of another one.
  static var codeWithoutModels: String { DataModelCode(in: [], declared: []).allCode }

  private var allCode: String {
    var lines = ["import CoreData"]
    var known: Set<String> = []
    for model in models {
      for entity in model.entities where known.insert(entity.className).inserted {
        lines += classes(entity, in: model)
      }
    }
    lines += [
      "private enum EarshotDataModels {",
      "  nonisolated(unsafe) static let all: [String: NSManagedObjectModel] = [",
    ]
    lines += models.isEmpty ? ["    :"] : models.map { "    \(Self.literal($0.name)): \(Self.function($0))," }
    lines += ["  ]", "}"]
    lines += models.flatMap { builder($0) }
    lines += [
      "extension NSPersistentContainer {",
      "  nonisolated convenience init(name: String) {",
      "    self.init(name: name, managedObjectModel: EarshotDataModels.all[name] ?? NSManagedObjectModel())",
      "  }",
      "}",
      "extension NSManagedObjectModel {",
      "  nonisolated convenience init?(contentsOf url: URL) {",
      "    guard let model = EarshotDataModels.all[url.deletingPathExtension().lastPathComponent] else { return nil }",
      "    self.init()",
      "    entities = model.entities",
      "  }",
      "  nonisolated class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {",
      "    let model = NSManagedObjectModel()",
      "    model.entities = EarshotDataModels.all.values.flatMap(\\.entities)",
      "    return model",
      "  }",
      "}",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: Classes

  private func classes(_ entity: DataModelFile.Entity, in model: DataModelFile) -> [String] {
    guard !["", "NSManagedObject"].contains(entity.className) else { return [] }
    let parent = entity.attributes["parentEntity"].flatMap { name in model.entities.first { $0.name == name }
    }
    var lines: [String] = []
    if entity.generation == "class", !declared.contains(entity.className) {
      lines.append(
        "\(access)class \(entity.className): \(parent?.className ?? "NSManagedObject"), @unchecked Sendable {}"
      )
    }
    guard ["class", "category"].contains(entity.generation) else { return lines }
    lines.append("extension \(entity.className)\(parent == nil ? ": Identifiable" : "") {")
    if parent == nil {
      lines += [
        "  \(access)class func fetchRequest() -> NSFetchRequest<\(entity.className)> {",
        "    NSFetchRequest<\(entity.className)>(entityName: \(Self.literal(entity.name)))",
        "  }",
      ]
    }
    for value in entity.values { lines += property(value["name"] ?? "", Self.type(of: value)) }
    for relationship in entity.relationships { lines += property(relationship, in: model) }
    return lines + ["}"]
  }

  private func property(_ name: String, _ type: String) -> [String] {
    [
      "  \(access)var \(name): \(type) {",
      "    get { managedValue(\(Self.literal(name))) }",
      "    set { setManagedValue(newValue, \(Self.literal(name))) }",
      "  }",
    ]
  }

  private func property(_ relationship: [String: String], in model: DataModelFile) -> [String] {
    let name = relationship["name"] ?? ""
    let destination = model.entities.first { $0.name == relationship["destinationEntity"] }?.className
    let type = destination ?? "NSManagedObject"
    guard relationship["toMany"] == "YES" else { return property(name, "\(type)?") }
    let set = relationship["ordered"] == "YES" ? "NSOrderedSet" : "NSSet"
    let word = name.prefix(1).uppercased() + name.dropFirst()
    let methods = [("addTo", "adding"), ("removeFrom", "removing")].flatMap { verb, label in
      [type, set].map {
        "  \(access)func \(verb)\(word)(_ value\($0 == set ? "s" : ""): \($0)) "
          + "{ changeRelated(\(Self.literal(name)), \(label): value\($0 == set ? "s" : "")) }"
      }
    }
    return property(name, "\(set)?") + methods
  }

  private static func type(of value: [String: String]) -> String {
    let isScalar = value["usesScalarValueType"] != "NO"
    switch value["attributeType"] {
    case "String": return "String?"
    case "Date": return "Date?"
    case "Binary": return "Data?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "Decimal": return "NSDecimalNumber?"
    case "Transformable": return "\(value["customClassName"] ?? "NSObject")?"
    case "Boolean": return isScalar ? "Bool" : "NSNumber?"
    case "Integer 16": return isScalar ? "Int16" : "NSNumber?"
    case "Integer 32": return isScalar ? "Int32" : "NSNumber?"
    case "Integer 64": return isScalar ? "Int64" : "NSNumber?"
    case "Float": return isScalar ? "Float" : "NSNumber?"
    case "Double": return isScalar ? "Double" : "NSNumber?"
    default: return "NSObject?"
    }
  }

  // MARK: Models

  private static func function(_ model: DataModelFile) -> String {
    "earshotDataModel_\(String(model.name.map { $0.isLetter || $0.isNumber ? $0 : "_" }))()"
  }

  private func builder(_ model: DataModelFile) -> [String] {
    var lines = [
      "private nonisolated func \(Self.function(model)) -> NSManagedObjectModel {",
      "  let model = NSManagedObjectModel()",
    ]
    lines.append("  var entities: [String: NSEntityDescription] = [:]")
    lines.append("  var relationships: [String: NSRelationshipDescription] = [:]")
    for entity in model.entities { lines += builder(entity) }
    for entity in model.entities {
      for relationship in entity.relationships {
        let key = Self.literal("\(entity.name).\(relationship["name"] ?? "")")
        lines.append(
          "  relationships[\(key)]?.destinationEntity = entities[\(Self.literal(relationship["destinationEntity"] ?? ""))]"
        )
        guard let inverse = relationship["inverseName"], let other = relationship["inverseEntity"] else {
          continue
        }
        lines.append(
          "  relationships[\(key)]?.inverseRelationship = relationships[\(Self.literal("\(other).\(inverse)"))]"
        )
      }
      if let parent = entity.attributes["parentEntity"] {
        lines.append(
          "  if let entity = entities[\(Self.literal(entity.name))] { "
            + "entities[\(Self.literal(parent))]?.subentities.append(entity) }")
      }
    }
    let names = model.entities.map { Self.literal($0.name) }.joined(separator: ", ")
    return lines + ["  model.entities = [\(names)].compactMap { entities[$0] }", "  return model", "}"]
  }

  private func builder(_ entity: DataModelFile.Entity) -> [String] {
    var lines = [
      "  do {", "    let entity = NSEntityDescription()", "    entity.name = \(Self.literal(entity.name))",
    ]
    lines.append("    entity.managedObjectClassName = \(Self.literal(entity.className))")
    let isGenerated = entity.generation == "class" || declared.contains(entity.className)
    if isGenerated, entity.className != "NSManagedObject" {
      let type = "\(entity.className).self"
      // Where the app's class was left out, a stand-in has its name.
      lines.append(
        declared.contains(entity.className)
          ? "    entity.managedObjectClass = (\(type) as Any) as? NSManagedObject.Type ?? NSManagedObject.self"
          : "    entity.managedObjectClass = \(type)")
    }
    lines.append("    entity.isAbstract = \(entity.attributes["isAbstract"] == "YES")")
    var names: [String] = []
    for (number, value) in entity.values.enumerated() {
      let kind = Self.kind(of: value)
      lines.append("    let value\(number) = NSAttributeDescription()")
      lines.append("    value\(number).name = \(Self.literal(value["name"] ?? ""))")
      lines.append("    value\(number).isOptional = \(value["optional"] == "YES")")
      lines.append("    value\(number).isTransient = \(value["transient"] == "YES")")
      lines.append("    value\(number).attributeType = .\(kind)")
      if let start = Self.start(of: value) { lines.append("    value\(number).defaultValue = \(start)") }
      names.append("value\(number)")
    }
    for (number, relationship) in entity.relationships.enumerated() {
      let rule = (relationship["deletionRule"] ?? "Nullify").replacing(" ", with: "")
      lines.append("    let relationship\(number) = NSRelationshipDescription()")
      lines.append("    relationship\(number).name = \(Self.literal(relationship["name"] ?? ""))")
      lines.append("    relationship\(number).isOptional = \(relationship["optional"] == "YES")")
      lines.append("    relationship\(number).maxCount = \(relationship["toMany"] == "YES" ? 0 : 1)")
      lines.append("    relationship\(number).isOrdered = \(relationship["ordered"] == "YES")")
      lines.append(
        "    relationship\(number).deleteRule = .\(rule.prefix(1).lowercased() + rule.dropFirst())DeleteRule")
      lines.append(
        "    relationships[\(Self.literal("\(entity.name).\(relationship["name"] ?? "")"))] = relationship\(number)"
      )
      names.append("relationship\(number)")
    }
    lines.append("    entity.properties = [\(names.joined(separator: ", "))]")
    return lines + ["    entities[\(Self.literal(entity.name))] = entity", "  }"]
  }

  private static func kind(of value: [String: String]) -> String {
    switch value["attributeType"] {
    case "Integer 16": "integer16AttributeType"
    case "Integer 32": "integer32AttributeType"
    case "Integer 64": "integer64AttributeType"
    case "Decimal": "decimalAttributeType"
    case "Double": "doubleAttributeType"
    case "Float": "floatAttributeType"
    case "String": "stringAttributeType"
    case "Boolean": "booleanAttributeType"
    case "Date": "dateAttributeType"
    case "Binary": "binaryDataAttributeType"
    case "UUID": "UUIDAttributeType"
    case "URI": "URIAttributeType"
    case "Transformable": "transformableAttributeType"
    default: "undefinedAttributeType"
    }
  }

  /// The value that objects begin with, as code.
  private static func start(of value: [String: String]) -> String? {
    let text = value["defaultValueString"]
    switch value["attributeType"] {
    case "Boolean": return text.map { "\($0 == "YES")" }
    case "Integer 16", "Integer 32", "Integer 64": return text.flatMap { Int($0) }.map { "\($0)" }
    case "Double", "Float": return text.flatMap { Double($0) }.map { "\($0)" }
    case "String": return text.map(literal)
    case "Date":
      return value["defaultDateTimeInterval"].flatMap { Double($0) }
        .map { "Date(timeIntervalSinceReferenceDate: \($0))" }
    default: return nil
    }
  }

  private static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

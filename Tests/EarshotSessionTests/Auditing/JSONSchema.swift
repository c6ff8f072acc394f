import Foundation

/// As much of JSON Schema as the fixtures of reports use.
struct JSONSchema {
  private let definitions: [String: Any]
  private let root: [String: Any]

  /// Reads a schema.
  ///
  /// - Throws: Where it is no JSON object.
  init(_ text: Data) throws {
    root = try JSONSerialization.jsonObject(with: text) as? [String: Any] ?? [:]
    definitions = root["definitions"] as? [String: Any] ?? [:]
  }

  /// What of a document is otherwise than the schema asks, a line each.
  func faults(in document: Any) -> [String] { faults(document, root, "$") }

  private func faults(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    if let name = schema["$ref"] as? String {
      guard let other = definitions[name] as? [String: Any] else { return ["\(path): no definition \(name)"] }
      return faults(value, other, path)
    }
    var faults: [String] = []
    if let type = schema["type"] as? String, !Self.isOf(type, value) { return ["\(path): no \(type)"] }
    if let choices = schema["enum"] as? [String], !choices.contains(value as? String ?? "") {
      faults.append("\(path): none of \(choices)")
    }
    if let pattern = schema["pattern"] as? String, let text = value as? String,
      text.range(of: pattern, options: .regularExpression) == nil
    {
      faults.append("\(path): \"\(text)\" is not like \(pattern)")
    }
    if let least = schema["minimum"] as? Int, let number = value as? Int, number < least {
      faults.append("\(path): less than \(least)")
    }
    if let object = value as? [String: Any] { faults += self.faults(of: object, schema, path) }
    if let list = value as? [Any] {
      if schema["uniqueItems"] as? Bool == true, Set(list.map { "\($0)" }).count < list.count {
        faults.append("\(path): something twice")
      }
      if let items = schema["items"] as? [String: Any] {
        for (place, item) in list.enumerated() { faults += self.faults(item, items, "\(path)[\(place)]") }
      }
    }
    return faults
  }

  private func faults(of object: [String: Any], _ schema: [String: Any], _ path: String) -> [String] {
    var faults: [String] = []
    for key in schema["required"] as? [String] ?? [] where object[key] == nil {
      faults.append("\(path): \(key) is missing")
    }
    let properties = schema["properties"] as? [String: Any] ?? [:]
    for (key, value) in object.sorted(by: { $0.key < $1.key }) {
      if let own = properties[key] as? [String: Any] {
        faults += self.faults(value, own, "\(path).\(key)")
      } else if let others = schema["values"] as? [String: Any] {
        faults += self.faults(value, others, "\(path).\(key)")
      } else if schema["additionalProperties"] as? Bool == false {
        faults.append("\(path): \(key) is not known")
      }
    }
    return faults
  }

  private static func isOf(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "integer": value is Int
    default: false
    }
  }
}

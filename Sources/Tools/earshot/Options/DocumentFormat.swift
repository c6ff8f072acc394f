import ArgumentParser
import TreeFormat

/// The forms of what a command prints.
enum DocumentFormat: String, ExpressibleByArgument, CaseIterable {
  case text
  case json

  /// A document of one value, under its name, with the header of all documents.
  static func document(_ name: String, _ value: JSONValue) -> String {
    var object = JSONObject()
    object["format"] = .string("earshot.\(name)")
    object["version"] = .number("1")
    object[name] = value
    return JSONValue.object(object).text()
  }
}

import Foundation

/// Reads the texts of one language from files of the older kinds.
enum StringsFile {
  /// The texts of a `.strings` file by their keys; none where the file cannot be read.
  static func entries(at path: String) -> [String: StringEntry] {
    guard let list = propertyList(at: path) as? [String: Any] else { return [:] }
    return list.compactMapValues { ($0 as? String).map { StringEntry($0) } }
  }

  /// The texts of a `.stringsdict` file by their keys; none where the file cannot be read.
  static func pluralEntries(at path: String) -> [String: StringEntry] {
    guard let list = propertyList(at: path) as? [String: Any] else { return [:] }
    return list.compactMapValues { ($0 as? [String: Any]).flatMap(entry) }
  }

  /// Reads a property list, also where its encoding is UTF-16 or it begins with a byte order mark.
  private static func propertyList(at path: String) -> Any? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    var content = data
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    if isWide, let text = String(data: data, encoding: .utf16) { content = Data(text.utf8) }
    if content.starts(with: [0xEF, 0xBB, 0xBF]) { content = content.dropFirst(3) }
    return try? PropertyListSerialization.propertyList(from: Data(content), options: [], format: nil)
  }

  private static func entry(_ list: [String: Any]) -> StringEntry? {
    if let widths = list["NSStringVariableWidthRuleType"] as? [String: String] {
      let widest = widths.max { (Int($0.key) ?? 0, $0.key) < (Int($1.key) ?? 0, $1.key) }
      return widest.map { StringEntry($0.value) }
    }
    if let devices = list["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      return StringEntry(.device(devices.compactMapValues { ($0 as? String).map(StringVariant.text) }))
    }
    guard let format = list["NSStringLocalizedFormatKey"] as? String else { return nil }
    var substitutions: [String: StringEntry.Substitution] = [:]
    for (name, value) in list {
      guard let rule = value as? [String: String],
        rule["NSStringFormatSpecTypeKey"] == "NSStringPluralRuleType"
      else { continue }
      substitutions[name] = StringEntry.Substitution(
        argument: nil, variant: .plural(argument: nil, StringVariant.forms(rule) { .text($0) }))
    }
    return StringEntry(.text(format), substitutions: substitutions)
  }
}

extension StringVariant {
  /// The forms that stand under the names of plural categories.
  static func forms<Value>(
    _ values: [String: Value], _ variant: (Value) -> StringVariant?
  ) -> [PluralCategory: StringVariant] {
    var forms: [PluralCategory: StringVariant] = [:]
    for (name, value) in values {
      if let category = PluralCategory(rawValue: name) { forms[category] = variant(value) }
    }
    return forms
  }
}

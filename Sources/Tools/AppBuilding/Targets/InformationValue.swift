import Foundation

/// A value of a property list, for the encoder: what serialises lists as they are refuses arrays where Foundation is
/// linked into the program.
struct InformationValue: Encodable {
  private let value: Any

  /// Takes what a property list holds.
  init(_ value: Any) {
    self.value = value
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch value {
    case let text as String: try container.encode(text)
    case let list as [Any]: try container.encode(list.map(InformationValue.init))
    case let entries as [String: Any]: try container.encode(entries.mapValues(InformationValue.init))
    case let date as Date: try container.encode(date)
    case let data as Data: try container.encode(data)
    // Numbers that were read are both flags and numbers.
    case let flag as Bool where type(of: value) == Bool.self: try container.encode(flag)
    case let number as Int: try container.encode(number)
    case let number as Double: try container.encode(number)
    default:
      let kind = "\(type(of: value))"
      throw EncodingError.invalidValue(
        value, EncodingError.Context(codingPath: encoder.codingPath, debugDescription: kind))
    }
  }
}

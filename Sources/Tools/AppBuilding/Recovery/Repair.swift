import Foundation

/// What was left out of a copy so that the rest of its file compiles.
package struct Repair: Codable, Hashable, Sendable {
  /// Whether a person would have noticed.
  package enum Effect: String, Codable, Sendable {
    /// It would have been heard, or might have been.
    case heard
    /// It says something to assistive technologies.
    case accessibility
    /// No technology tells of it.
    case silent
  }

  /// The path of the file.
  package let file: String
  /// The line that the compiler complains of.
  package let line: Int
  /// The kind of what was left out, such as `modifier` or `statement`.
  package let unit: String
  /// Its name, where it has one.
  package let name: String
  /// What the compiler says.
  package let words: String

  /// What a person misses by it.
  package var effect: Effect {
    if name.contains("accessibility") || words.contains("'accessibility") { return .accessibility }
    switch unit {
    case "attribute": return ["override", "@escaping"].contains(name) ? .silent : .heard
    case "modifier": return SilentNames.contains(name) ? .silent : .heard
    case "statement", "value": return SilentNames.mention(in: words) ? .silent : .heard
    default: return .heard
    }
  }

  /// A line for a person.
  package var text: String {
    let place = "\(URL(filePath: file).lastPathComponent):\(line)"
    let what = name.isEmpty ? unit : "\(unit) \(name)"
    return switch effect {
    case .heard: "\(place): \(what) left out: \(words)"
    case .accessibility: "\(place): \(what) left out, which assistive technologies need: \(words)"
    case .silent: "\(place): \(what) left out, which is not heard: \(words)"
    }
  }
}

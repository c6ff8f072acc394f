import Foundation
import SavedScreens
import TreeFormat

/// A line of a list: a path, or an object with a path or with the text of a screen.
struct ListedTarget {
  /// What the line that comes out calls it.
  let name: String
  /// The path; `nil` where the line holds the screen itself.
  let path: String?
  /// The text of the screen.
  let text: String?
  /// In which format it is.
  let format: ScreenFormat?

  /// Why a line makes no sense.
  struct Fault: Error, CustomStringConvertible {
    let description: String
    /// What the line calls its screen, where it says that.
    var name: String?
  }

  /// Reads a line.
  ///
  /// - Throws: `Fault`.
  init(_ line: String) throws {
    guard line.hasPrefix("{") else {
      (name, path, text, format) = (line, line, nil, nil)
      return
    }
    guard case .object(let object)? = try? JSONValue(parsing: line) else {
      throw Fault(description: "The line is no JSON object. Write a path, or {\"path\": …}.")
    }
    func string(_ key: String) -> String? {
      if case .string(let text)? = object[key] { text } else { nil }
    }
    let ownName = string("name") ?? string("path")
    let from = string("from")
    format = from.flatMap(ScreenFormat.init)
    guard from == nil || format != nil else {
      throw Fault(description: "No format \(from ?? ""). The formats are those of --from.", name: ownName)
    }
    path = string("path")
    text = string("screen")
    guard (path == nil) != (text == nil) else {
      throw Fault(
        description: "The line has neither \"path\" nor \"screen\", or both. Write one of the two.",
        name: ownName)
    }
    name = ownName ?? "-"
  }
}

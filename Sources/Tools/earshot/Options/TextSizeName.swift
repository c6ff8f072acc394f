import ArgumentParser
import EarshotSession

/// A text size, as it is named on the command line.
struct TextSizeName: ExpressibleByArgument {
  /// The names of the text sizes, small to large.
  static let all = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
    "accessibility3", "accessibility4", "accessibility5",
  ]

  /// As it was written.
  let name: String

  /// Takes whatever was written; `validate` says what is wrong with it.
  init(argument: String) {
    name = Self.all.first { $0.lowercased() == argument.lowercased() } ?? argument
  }

  /// What stands in the help.
  var defaultValueDescription: String { name }

  /// Throws where no text size has the name, with the nearest ones.
  ///
  /// - Parameter others: What may be written in place of a size.
  /// - Throws: `ValidationError`.
  func validate(or others: String...) throws {
    let names = Self.all + others
    guard !names.contains(name) else { return }
    let near = Nearest.names(to: name, among: names)
    let list = (near.isEmpty ? names : near).joined(separator: ", ")
    throw ValidationError("No text size \(name). \(near.isEmpty ? "There are" : "Nearest"): \(list).")
  }
}

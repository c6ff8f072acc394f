import ArgumentParser
import Foundation

/// The text sizes of a picture, as they are named on the command line: one, several with commas between, or
/// `all`.
struct TextSizeList: ExpressibleByArgument {
  private let written: [TextSizeName]

  /// Takes whatever was written; `validate` says what is wrong with it.
  init(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    written = parts.map { TextSizeName(argument: $0.trimmingCharacters(in: .whitespaces)) }
  }

  /// What stands in the help.
  var defaultValueDescription: String { written.map(\.name).joined(separator: ",") }

  /// Throws where no text size has one of the names.
  ///
  /// - Throws: `ValidationError`.
  func validate() throws {
    for size in written { try size.validate(or: "all") }
  }

  /// The names, in the order in which they are seen.
  var names: [String] {
    written.contains { $0.name == "all" } ? TextSizeName.all : written.map(\.name)
  }
}

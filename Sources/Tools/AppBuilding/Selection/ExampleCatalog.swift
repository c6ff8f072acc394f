import Foundation

/// The examples that come with the program, by the names people ask for.
///
/// A file `examples.tsv` beside their folders has a line for each: its name, its folder, and the title of the
/// preview that is meant where it is one of several.
package struct ExampleCatalog {
  /// One example.
  struct Example: Hashable {
    let name: String
    let folder: String
    let preview: String?
  }

  let examples: [Example]

  /// The names, in the order of the file.
  package var names: [String] { examples.map(\.name) }

  /// Reads the catalog of a folder; a folder without one has no examples.
  package init(of folder: String) {
    let text = (try? String(contentsOfFile: "\(folder)/examples.tsv", encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n").dropFirst()
    examples = lines.compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count >= 2 else { return nil }
      let preview = fields.count > 2 && !fields[2].isEmpty ? fields[2] : nil
      return Example(name: fields[0], folder: "\(folder)/\(fields[1])", preview: preview)
    }
  }

  /// The example of a name, however it is capitalised.
  func example(named name: String) -> Example? {
    examples.first { $0.name.lowercased() == name.lowercased() }
  }
}

import Foundation

/// A line of `screens.tsv`.
struct ListedScreen {
  /// The id, which the app is launched with.
  let id: String
  /// What differs from a new phone with VoiceOver on.
  let setup: [String]
  /// What is done, in order.
  let steps: [String]

  /// The screens of a table.
  static func all(in table: String) -> [ListedScreen] {
    table.split(whereSeparator: \.isNewline).compactMap { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count == 4, !line.hasPrefix("#") else { return nil }
      return ListedScreen(
        id: columns[0], setup: parts(of: columns[2], at: ",").filter { $0 != "-" },
        steps: parts(of: columns[3], at: "|"))
    }
  }

  /// True where VoiceOver on a phone or a tablet can tell about it: Xcode chooses the device, VoiceOver is on.
  var isForVoiceOver: Bool { setup.allSatisfy { $0 == "ipad" } }

  private static func parts(of text: String, at mark: Character) -> [String] {
    text.split(separator: mark).map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}

/// The table by which the classes of one file tell where they describe what people meet, as code for its end.
struct SourceTable {
  let source: ScannedSource

  /// The code; nothing where the file has no class or imports nothing with views.
  var text: String {
    let classes = source.descriptions.filter { !$0.isEmpty }
    let views = source.imports.filter { $0.isHere && ["UIKit", "SwiftUI"].contains($0.module) }
    guard !classes.isEmpty, !views.isEmpty else { return "" }
    let lines = classes.flatMap(Self.lines)
    return """

      private enum EarshotSources {
        @section("earshot_previews") @used
        nonisolated static let record: (UInt32, UInt32, @convention(c) (UnsafeMutableRawPointer) -> Void) = (
          1, 2,
          { place in
            SourceRecord(\(Self.literal(source.path)), in: #fileID, \(Self.literal(lines.joined(separator: "\n"))))
              .store(at: place)
          }
        )
      }

      """
  }

  /// A line for the class, and one for each property and text, their fields separated by tabs.
  private static func lines(of described: DescriptionLines) -> [String] {
    let own = described.own.map { "\t\($0.line)" } ?? ""
    return ["class\t\(described.line ?? 0)\t\(described.type)\(own)"]
      + described.members.sorted { $0.key < $1.key }.map { name, place in
        "\(described.weakMembers.contains(name) ? "weak" : "member")\t\(place.line)\t\(name)"
      }
      + described.texts.sorted { $0.key < $1.key }.compactMap { text, place in
        text.contains(where: { $0.isNewline || $0 == "\t" }) ? nil : "text\t\(place.line)\t\(text)"
      }
  }

  private static func literal(_ text: String) -> String {
    var result = "\""
    for character in text.unicodeScalars {
      switch character {
      case "\"", "\\": result += "\\\(character)"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where character.value < 32: result += "\\u{\(String(character.value, radix: 16))}"
      default: result.unicodeScalars.append(character)
      }
    }
    return result + "\""
  }
}

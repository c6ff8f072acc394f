import AccessibilityModel
import AppHost
import Foundation

/// What people hear of the system's symbols, which apps know by names that nobody would say.
///
///     SymbolNames.words(for: "xmark.circle.fill")   // "Close"
package enum SymbolNames {
  /// The words of one language.
  private struct Table {
    var words: [Substring: Substring] = [:]
    /// What a part of a name adds to the words.
    var additions: [Substring: Substring] = [:]

    init(_ text: String) {
      for line in text.split(separator: "\n") {
        let fields = line.split(separator: "\t")
        guard fields.count == 2 else { continue }
        if line.hasPrefix(".") {
          additions[fields[0].dropFirst()] = fields[1]
        } else {
          words[fields[0]] = fields[1]
        }
      }
    }
  }

  private static let tables: [String: Table] = GeneratedSymbols.byLanguage.mapValues(Table.init)

  /// Parts of names that change how a symbol looks and not what it means.
  private static let looks: Set<Substring> = [
    "fill", "circle", "square", "rectangle", "capsule", "diamond", "octagon", "hexagon", "shield", "seal",
    "app",
    "triangle", "dotted", "dashed", "inverse", "crop", "rtl", "ltr", "ar", "hi", "he", "ja", "ko", "th", "zh",
    "portrait", "filled", "half", "gen1", "gen2", "gen3", "inset", "compact", "bold", "light", "tophalf",
    "bottomhalf", "lefthalf", "righthalf", "compress", "expand",
  ]

  /// The words for a symbol, in the language of the app.
  ///
  /// A name that has none of its own is heard as the symbol that it is a variant of: without its frame and its
  /// filling, and with what a badge or a slash adds. A frame around a letter or a number is heard as that.
  /// - Returns: `nil` for a name that is neither known nor a variant of a known one.
  /// - Source: Behaviour 3.4
  package static func words(for name: String) -> String? {
    if isInbox(name), ViewPolicy().following(RunningApp.settings.environment.rules).inboxSymbol == .name {
      return nil
    }
    let language = RunningApp.settings.environment.locale.prefix { $0 != "-" && $0 != "_" }
    guard let table = tables[String(language)] ?? tables["en"] else { return nil }
    if let words = table.words[name[...]] { return String(words) }
    let parts = name.split(separator: ".")
    for count in stride(from: parts.count - 1, through: 1, by: -1) {
      let base = parts[..<count].joined(separator: ".")
      guard let words = table.words[base[...]] ?? plain(base),
        let additions = additions(of: parts[count...], in: table)
      else { continue }
      return ([words] + additions).joined(separator: ", ")
    }
    return nil
  }

  /// True for the symbol whose words rest on an uncertain rule.
  ///
  /// - Source: Behaviour 10.16
  package static func isInbox(_ name: String) -> Bool { name.hasPrefix("tray.and.arrow.down") }

  /// What parts of a name add; `nil` where one of them is not known.
  private static func additions(of parts: ArraySlice<Substring>, in table: Table) -> [Substring]? {
    var additions: [Substring] = []
    var index = parts.startIndex
    while index < parts.endIndex {
      if looks.contains(parts[index]) {
        index += 1
      } else if let end = (index + 1...parts.endIndex).reversed().first(where: { end in
        table.additions[parts[index..<end].joined(separator: ".")[...]] != nil
      }) {
        additions += [table.additions[parts[index..<end].joined(separator: ".")[...]]].compactMap { $0 }
        index = end
      } else if parts[index] == "badge", index + 1 == parts.endIndex {
        index += 1
      } else {
        return nil
      }
    }
    return additions
  }

  /// A letter or a number, which is its own name.
  private static func plain(_ base: String) -> Substring? {
    let isNumber = base.allSatisfy(\.isNumber)
    guard !base.isEmpty, isNumber || base.count == 1 else { return nil }
    return base.uppercased()[...]
  }
}

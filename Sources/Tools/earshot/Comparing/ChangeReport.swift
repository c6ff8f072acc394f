import AccessibilityModel
import CrawlEngine
import TreeFormat

/// Changes between two states of an app, in English, for a review comment, and for programs.
struct ChangeReport {
  private let comparison: MapComparison
  private let names: (old: String, new: String)

  /// Makes a report.
  init(_ comparison: MapComparison, from old: String, to new: String) {
    self.comparison = comparison
    names = (old, new)
  }

  private var screens: [(name: String, changes: [ScreenChange])] {
    var order: [String] = []
    var groups: [String: [ScreenChange]] = [:]
    for change in comparison.changes {
      if groups[change.screen] == nil { order.append(change.screen) }
      groups[change.screen, default: []].append(change)
    }
    return order.map { ($0, groups[$0] ?? []) }
  }

  private var summary: String {
    let count = comparison.changes.count
    let worse = comparison.changes.count(where: \.isWorse)
    let changes = count == 1 ? "1 change" : "\(count) changes"
    return worse == 0 ? "\(changes), none for the worse." : "\(changes), \(worse) for the worse."
  }

  private var same: String { "People who listen meet the same in \(names.old) and \(names.new)." }

  /// Sentences, a screen after the other; what is worse is marked with "!".
  var text: String {
    guard !comparison.changes.isEmpty else { return same + "\n" }
    var lines: [String] = []
    for screen in screens {
      lines.append("\(screen.name):")
      lines += screen.changes.map { "  \($0.isWorse ? "!" : " ") \($0.text)\(Self.place($0))" } + [""]
    }
    return VisibleText.joined(lines + [summary])
  }

  /// The same for a comment on a change in a review.
  var markdown: String {
    guard !comparison.changes.isEmpty else { return Self.plain(same) + "\n" }
    var lines = ["**\(summary)**", ""]
    for screen in screens {
      lines += ["### \(Self.plain(screen.name))", ""]
      lines += screen.changes.map {
        "- \($0.isWorse ? "**Worse:** " : $0.isBetter ? "Better: " : "")\(Self.plain($0.text + Self.place($0)))"
      }
      lines.append("")
    }
    return lines.joined(separator: "\n")
  }

  /// The same for programs; the form is described in `Documentation/Formats/diff.md`.
  var json: String {
    var object = JSONObject()
    object["format"] = .string("earshot.diff")
    object["version"] = .number("1")
    object["old"] = .string(names.old)
    object["new"] = .string(names.new)
    object["changes"] = .array(
      comparison.changes.map { change in
        var value = JSONObject()
        value["kind"] = .string(change.kind.rawValue)
        value["screen"] = .string(change.screen)
        if !change.stop.isEmpty { value["stop"] = .string(change.stop) }
        value["text"] = .string(change.text)
        value["isWorse"] = .bool(change.isWorse)
        if !change.source.isEmpty { value["source"] = .string(change.source) }
        return .object(value)
      })
    return JSONValue.object(object).text()
  }

  private static func place(_ change: ScreenChange) -> String {
    guard let file = change.source.split(separator: "/").last else { return "" }
    return " (\(file))"
  }

  /// The text with the signs that Markdown would take for its own.
  private static func plain(_ text: String) -> String {
    VisibleText.line(text.inOneLine).map { "\\`*_{}[]<>#|".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}

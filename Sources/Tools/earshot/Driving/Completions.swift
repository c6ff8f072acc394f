import AccessibilityModel
import EarshotSession
import VoiceOverEngine

/// The lines that can be typed at a screen, for whoever completes them.
enum Completions {
  /// Every command, and those that name what is on the screen.
  ///
  /// - Complexity: O(n) for n elements.
  static func lines(on tree: AccessibilityTree) -> [String] {
    var names: [String] = []
    var seen: Set<String> = []
    for stop in tree.stops {
      guard let label = tree[stop]?.label?.string, !label.isEmpty, VisibleText.line(label) == label,
        seen.insert(label).inserted
      else { continue }
      names.append(label.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))
    }
    let plain = ScriptCommand.all.flatMap(\.names) + ["help"]
    let forms = ScriptForm.all.map(\.literal).filter { !$0.isEmpty }
    let named = names.flatMap { ["select \"\($0)\"", "say \"Tap \($0)\"", "expect cursor \"\($0)\""] }
    var known: Set<String> = []
    return (plain + forms + named).filter { known.insert($0).inserted }.sorted()
  }
}

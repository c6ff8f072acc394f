import Foundation
import Testing

@Suite("Names accepted without effect have none, and their reasons are true")
struct SilentNameTests {
  private static let names = TabSeparated(House.file("Documentation/accepted-without-effect.tsv")?.text ?? "")

  private static let keys = "Sources/Engines/KeyboardAccessEngine/Commands/KeyPress.swift"
  private static let finger = "Sources/Engines/LargeContentEngine/Scripts/LargeContentViewer+Scripts.swift"
  private static let fingers = "Sources/Engines/AssistiveTouchEngine/Gestures/AssistiveTouch+Playing.swift"

  /// What a reason may not say, for the product can do it; the file is where.
  private static let capabilities: [(claim: String, file: String)] = [
    ("no keys are pressed", keys),
    ("use controls by gestures", keys),
    ("the keyboard does not", keys),
    ("the keyboard goes through", keys),
    ("words are given as a whole", "Sources/Model/AccessibilityModel/Sessions/Keys/KeyStroke.swift"),
    ("words are taken as they are given", "Sources/Model/AccessibilityModel/Sessions/Keys/KeyStroke.swift"),
    ("no keyboard is drawn", "Sources/AppAPI/UIKit/ViewHierarchy/Responders/InputViews.swift"),
    ("nothing zooms", "Sources/Engines/ZoomEngine/Zoom/Zoom+Events.swift"),
    ("nobody holds", finger),
    ("a touch is over at once", "Sources/AppAPI/SwiftUI/Controls/ControlItems/ControlItem.swift"),
    ("nobody moves a map with a finger", finger),
    ("lets people feel", "Sources/AppAPI/AppHost/Feedback/AppHaptics.swift"),
    ("no finger is dragged", "Sources/AppAPI/UIKit/ViewHierarchy/Scrolling/ScrollPanRecognizer.swift"),
    (
      "people who listen scroll by pages",
      "Sources/AppAPI/UIKit/ViewHierarchy/Scrolling/ScrollPanRecognizer.swift"
    ),
    ("nothing is dragged", "Sources/AppAPI/SwiftUI/DragAndDrop/DropItem.swift"),
    ("no technology here goes", "Sources/AppAPI/SwiftUI/Accessibility/Grouping/GroupNames.swift"),
    ("no library of photos", "Sources/AppAPI/UIKit/ViewControllers/SystemControllers/FileBrowser.swift"),
    ("told that none was chosen", "Sources/AppAPI/SwiftUI/Presentation/FilesAndPhotos/FileSheet.swift"),
    ("chooses no value", "Sources/AppAPI/Charts/Modifiers/View+ChartSelection.swift"),
    ("chooses none of its pieces", "Sources/AppAPI/Charts/Modifiers/View+ChartSelection.swift"),
    ("the mark says what it stands for", "Sources/AppAPI/Charts/Modifiers/ChartContent+Annotations.swift"),
    ("letters beside a list are not shown", "Sources/AppAPI/SwiftUI/Lists/IndexedListItem.swift"),
    ("rows of collections are not dragged", "Sources/AppAPI/UIKit/Lists/Cells/ReorderControl.swift"),
    ("the month as a grid is not drawn", "Sources/AppAPI/UIKit/Controls/Pickers/UIDatePicker+Parts.swift"),
    (
      "sections stand below each other",
      "Sources/AppAPI/UIKit/Lists/CollectionLayouts/CompositionalSection.swift"
    ),
    ("no cursor", "Sources/Engines/VoiceOverEngine/VoiceOver/VoiceOver+Cursor.swift"),
    ("no switch", "Sources/Engines/SwitchControlEngine/SwitchControl/SwitchControl.swift"),
    ("no insertion point", "Sources/Model/AccessibilityModel/Elements/Text/TextContent.swift"),
    ("no web content", "Sources/AppAPI/WebKit/WKWebView.swift"),
    ("no keyboard takes room", "Sources/AppAPI/UIKit/ViewHierarchy/Responders/InputViews.swift"),
    ("neither a keyboard", "Sources/AppAPI/UIKit/ViewHierarchy/Responders/InputViews.swift"),
    ("told of one finger", fingers), ("one finger alone", fingers), ("one finger at a time", fingers),
    ("only one finger", fingers), ("a single finger", fingers), ("no second finger", fingers),
    ("no gesture of several fingers", fingers), ("several fingers are not", fingers),
  ]

  /// Each name or rule with the reason why it has no effect or no proof.
  private static let reasons: [(name: String, why: String)] = {
    let pages = House.files(below: "Documentation").filter { $0.path.hasSuffix("-rules.tsv") }
    let rules = pages.flatMap { TabSeparated($0.text).rows }.filter { $0.last?.hasPrefix("–: ") == true }
    return (names.rows + rules).map { row in
      (row.dropLast().joined(separator: " "), row.last ?? "")
    }
  }()

  /// The files that do what a reason says is not done.
  private static func contradictions(of why: String) -> [String] {
    capabilities.filter { why.lowercased().contains($0.claim) }.map(\.file)
  }

  @Test("No reason denies what the product does")
  func claims() {
    for (claim, path) in Self.capabilities {
      #expect(House.file(path) != nil, "\(path) is gone; name the file that contradicts \"\(claim)\"")
    }
    #expect(Self.reasons.count > 100)
    for reason in Self.reasons {
      for path in Self.contradictions(of: reason.why) {
        Issue.record("\(reason.name): \"\(reason.why)\", and yet there is \(path)")
      }
    }
  }

  @Test(
    "A reason that denies what the product does is found",
    arguments: [
      ("–: apps are told of one finger; the keys are answered by a sentence", Self.fingers),
      (
        "–: Apps are told of one finger; the commands are understood and answered by a sentence", Self.fingers
      ),
      ("a recogniser meets a single finger", Self.fingers), ("nothing zooms here", "Zoom+Events.swift"),
      ("no keys are pressed", Self.keys),
    ])
  func denials(why: String, file: String) {
    let found = Self.contradictions(of: why)
    #expect(found.count == 1 && found.allSatisfy { $0.hasSuffix(file) }, "\(found)")
  }

  @Test("What a reason says of several fingers is true: AssistiveTouch moves them, and no other technology")
  func severalFingers() {
    let told = Self.reasons.filter { $0.why.contains("AssistiveTouch alone moves several fingers") }
    #expect(told.map(\.name).count == 2)
    let engines = House.sources.filter { $0.group == "Engines" && $0.text.contains("request(.fingers(") }
    #expect(Set(engines.compactMap(\.target)) == ["AssistiveTouchEngine"])
  }

  @Test("What a class of the app's side merely keeps is on the list")
  func keptProperties() {
    let sources = House.sources.filter { $0.group == "AppAPI" && $0.isSwift && !$0.isGenerated }
    var uses: [String: Int] = [:]
    for source in sources {
      for word in source.words { uses[String(word), default: 0] += 1 }
    }
    let listed = Set(Self.names.rows.map { $0[0] })
    var found = 0
    for source in sources {
      var type = ""
      for line in source.text.split(separator: "\n") {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        if let name = Self.typeName(in: words, of: line) { type = name }
        guard words.first == "open", !line.contains("{"), !line.contains("(set)"),
          let index = words.firstIndex(of: "var"), words.indices.contains(index + 1),
          uses[words[index + 1]] == 1
        else { continue }
        found += 1
        let name = "\(type).\(words[index + 1])"
        #expect(
          listed.contains(name) || listed.contains(type), "\(name) is kept and read by nothing; say why")
      }
    }
    #expect(found > 50)
  }

  /// The type that a line begins to declare or to extend.
  private static func typeName(in words: [String], of line: Substring) -> String? {
    guard line.first?.isWhitespace == false, line.hasSuffix("{") || line.hasSuffix("<") else { return nil }
    let index = words.firstIndex { ["class", "struct", "enum", "extension", "protocol"].contains($0) }
    guard let index, words.indices.contains(index + 1) else { return nil }
    return words[index + 1]
  }

  @Test(
    "A modifier without effect changes nothing: it is the view itself, or keeps a value that nobody reads")
  func modifiers() {
    let sources = House.sources.filter { $0.group == "AppAPI" && !$0.path.contains("/UIKit/") }
    let bodies = Dictionary(grouping: sources.flatMap(Self.bodies), by: \.name)
    for row in Self.names.rows where !row[0].contains("(") {
      let parts = row[0].split(separator: ".").map(String.init)
      guard let last = parts.last, let kind = parts.dropLast().last,
        ["View", "Text", "Scene"].contains(kind),
        last.first?.isLowercase == true
      else { continue }
      guard let bodies = bodies[last] else { continue }
      #expect(bodies.contains { Self.isSilent($0.body) }, "\(row[0]) has an effect; take it off the list")
    }
  }

  /// What stands between the braces of every function, with its name; a brace as far in as the function ends it.
  private static func bodies(in file: SourceFile) -> [(name: String, body: String)] {
    let lines = file.code.map(\.text)
    return lines.indices.compactMap { index in
      guard lines[index].contains("func "), let match = lines[index].firstMatch(of: #/\bfunc (\w+)[(<]/#),
        let opening = lines[index...].firstIndex(where: { $0.hasSuffix("{") || $0.hasSuffix("}") })
      else { return nil }
      let rest = lines[opening].split(separator: "{", maxSplits: 1).last ?? ""
      if lines[opening].hasSuffix("}") {
        return (String(match.1), rest.dropLast().trimmingCharacters(in: .whitespaces))
      }
      let brace = lines[index].prefix { $0 == " " } + "}"
      let body = lines[(opening + 1)...].prefix { $0 != brace }
      return (String(match.1), body.map { $0.trimmingCharacters(in: .whitespaces) }.joined())
    }
  }

  private static let kept = ["allowsTightening", "truncationMode", "menuIndicatorVisibility", "menuOrder"]

  private static func isSilent(_ body: String) -> Bool {
    body.isEmpty || body == "self" || body.hasPrefix("modifier(IgnoredModifier(")
      || body.hasPrefix("ChangedScene")
      || body.hasPrefix("environment(") && kept.contains(where: body.contains)
  }
}

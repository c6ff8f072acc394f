import Testing

@Suite("Names accepted without effect have none, and their reasons are true")
struct SilentNameTests {
  private static let names = TabSeparated(House.file("Documentation/accepted-without-effect.tsv")?.text ?? "")

  private static let keys = "Sources/Engines/KeyboardAccessEngine/Commands/KeyPress.swift"
  private static let finger = "Sources/Sessions/EarshotSession/Script/Technologies/ScriptRunner+Finger.swift"

  /// What a reason may not say, for the product can do it; the file is where.
  private static let capabilities: [(claim: String, file: String)] = [
    ("no keys are pressed", keys),
    ("use controls by gestures", keys),
    ("the keyboard does not", keys),
    ("the keyboard goes through", keys),
    ("words are given as a whole", "Sources/Model/AccessibilityModel/Sessions/Keys/KeyStroke.swift"),
    ("words are taken as they are given", "Sources/Model/AccessibilityModel/Sessions/Keys/KeyStroke.swift"),
    ("no keyboard is drawn", "Sources/AppAPI/UIKit/Responders/InputViews.swift"),
    ("nothing zooms", "Sources/Engines/ZoomEngine/Zoom/Zoom+Events.swift"),
    ("nobody holds", finger),
    ("a touch is over at once", "Sources/AppAPI/SwiftUI/Controls/ControlItem.swift"),
    ("nobody moves a map with a finger", finger),
    ("lets people feel", "Sources/AppAPI/AppHost/Hosting/AppHaptics.swift"),
    ("nothing is dragged", "Sources/AppAPI/SwiftUI/DragAndDrop/DropItem.swift"),
    ("no technology here goes", "Sources/AppAPI/SwiftUI/Accessibility/Modifiers/GroupNames.swift"),
    ("no library of photos", "Sources/AppAPI/UIKit/Presentation/Files/FileBrowser.swift"),
    ("told that none was chosen", "Sources/AppAPI/SwiftUI/Presentation/Files/FileSheet.swift"),
    ("chooses no value", "Sources/AppAPI/Charts/Modifiers/View+ChartSelection.swift"),
    ("chooses none of its pieces", "Sources/AppAPI/Charts/Modifiers/View+ChartSelection.swift"),
    ("the mark says what it stands for", "Sources/AppAPI/Charts/Modifiers/ChartContent+Annotations.swift"),
    ("letters beside a list are not shown", "Sources/AppAPI/SwiftUI/Lists/IndexedListItem.swift"),
    ("rows of collections are not dragged", "Sources/AppAPI/UIKit/Content/Reordering/ReorderControl.swift"),
    ("the month as a grid is not drawn", "Sources/AppAPI/UIKit/Pickers/UIDatePicker+Parts.swift"),
    ("sections stand below each other", "Sources/AppAPI/UIKit/CollectionLayouts/CompositionalSection.swift"),
    ("no cursor", "Sources/Engines/VoiceOverEngine/VoiceOver/VoiceOver+Cursor.swift"),
    ("no switch", "Sources/Engines/SwitchControlEngine/SwitchControl/SwitchControl.swift"),
  ]

  @Test("No reason denies what the product does")
  func claims() {
    for (claim, path) in Self.capabilities where House.file(path) != nil {
      for row in Self.names.rows where row.count > 1 && row[1].contains(claim) {
        Issue.record("\(row[0]): \"\(row[1])\", and yet there is \(path)")
      }
    }
  }

  @Test(
    "A modifier without effect changes nothing: it is the view itself, or keeps a value that nobody reads")
  func modifiers() {
    let sources = House.sources.filter { $0.group == "AppAPI" && !$0.path.contains("/UIKit/") }
    let codes = sources.map { Lexer.tokens(of: $0.text).filter(\.isCode).map(\.text) }
    for row in Self.names.rows where !row[0].contains("(") {
      let parts = row[0].split(separator: ".").map(String.init)
      guard let last = parts.last, let kind = parts.dropLast().last,
        ["View", "Text", "Scene"].contains(kind),
        last.first?.isLowercase == true
      else { continue }
      let bodies = codes.flatMap { Self.bodies(of: last, in: $0) }
      guard !bodies.isEmpty else { continue }
      #expect(bodies.contains(where: Self.isSilent), "\(row[0]) has an effect; take it off the list")
    }
  }

  /// The words between the braces of every function with a name.
  private static func bodies(of name: String, in code: [String]) -> [[String]] {
    var found: [[String]] = []
    for (index, pair) in zip(code, code.dropFirst()).enumerated() where pair.0 == "func" && pair.1 == name {
      var place = index + 2
      var depth = 0
      while place < code.count, !(depth == 0 && code[place] == "{") {
        if code[place] == "(" { depth += 1 }
        if code[place] == ")" { depth -= 1 }
        place += 1
      }
      var body: [String] = []
      var braces = 0
      while place < code.count {
        if code[place] == "{" { braces += 1 }
        if code[place] == "}" { braces -= 1 }
        if braces == 0 { break }
        body.append(code[place])
        place += 1
      }
      found.append(Array(body.dropFirst()))
    }
    return found
  }

  private static let kept: Set = [
    "allowsTightening", "truncationMode", "menuIndicatorVisibility", "menuOrder",
  ]

  private static func isSilent(_ body: [String]) -> Bool {
    if body.isEmpty || body == ["self"] { return true }
    if body.starts(with: ["modifier", "(", "IgnoredModifier", "("]) || body.first == "ChangedScene" {
      return true
    }
    return body.first == "environment" && body.contains(where: kept.contains)
  }
}

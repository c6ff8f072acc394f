import AccessibilityModel
import Foundation
import SavedScreens
import TreeFormat

/// The saved screens that come with the repository.
enum Sample {
  /// Every sample by its file's name, with its format.
  static let all: [(file: String, format: ScreenFormat)] = [
    ("ferry.appium-ios.xml", .appiumIOS), ("ferry.xcuitest.xml", .xcuitest),
    ("ferry.appium-android.xml", .appiumAndroid), ("ferry.uiautomator.xml", .uiautomator),
    ("ferry.idb.json", .idb), ("ferry.debug.txt", .debugDescription), ("allotment.chrome.json", .chrome),
    ("allotment.aria.yml", .aria), ("ferry.tree.json", .tree), ("ferry.session.json", .session),
  ]

  /// The bytes of a sample.
  static func bytes(_ file: String) throws -> [UInt8] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try Array(Data(contentsOf: root.appending(path: "Examples/SavedScreens/\(file)")))
  }

  /// The stops of a screen, a line each: the role, the label, the value, the hint and what else matters.
  static func stops(_ text: String, as format: ScreenFormat? = nil) throws -> [String] {
    try stops(SavedScreen(reading: Array(text.utf8), as: format))
  }

  /// The stops of a screen, a line each, without frames and identifiers.
  static func stops(_ screen: SavedScreen) -> [String] {
    screen.tree.stops.compactMap { id in
      screen.tree[id].map { element in
        let parts = [
          element.roleWords.joined(separator: " "), element.label.map { "\"\($0.string)\"" } ?? "-",
          element.value.map { "= \"\($0.string)\"" }, element.hint.map { "(\($0.string))" },
          element.headingLevel.map { "level \($0)" },
          element.actions.isEmpty
            ? nil : "actions \(element.actions.map(\.name.string).joined(separator: ", "))",
        ]
        return parts.compactMap(\.self).joined(separator: " ")
      }
    }
  }
}

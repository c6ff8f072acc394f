import AccessibilityModel
import TreeFormat

/// Reads the page source of Appium's driver for iOS and of XCUITest.
final class PageSource: MarkupHandler {
  private var screen = PhoneScreen(order: .geometric)
  private var elementCount = 0

  /// Reads a page source.
  static func read(
    _ text: ScreenText, _ limits: ScreenLimits
  ) throws(SavedScreenError) -> (tree: AccessibilityTree, notes: [String]) {
    let source = PageSource()
    try MarkupReader.read(text, into: source, limits)
    guard source.elementCount > 0 else {
      throw SavedScreenError(.missing, detail: "an element whose name begins with XCUIElementType")
    }
    return source.screen.finish()
  }

  func open(
    _ name: String, _ attributes: [String: String], at place: TextPlace
  ) throws(SavedScreenError) {
    // Appium wraps the screen in an element of its own.
    let type = name.hasPrefix(Self.prefix) ? String(name.dropFirst(Self.prefix.count)) : nil
    if type != nil { elementCount += 1 }
    var reported = ReportedElement(type: type ?? "Application")
    reported.label = attributes["label"] ?? ""
    reported.value = attributes["value"] ?? ""
    reported.placeholder = attributes["placeholderValue"] ?? ""
    reported.hint = attributes["hint"] ?? ""
    let given = attributes["name"] ?? ""
    reported.identifier = given == reported.label ? "" : given
    reported.isEnabled = attributes["enabled"] != "false"
    reported.isSelected = attributes["selected"] == "true"
    reported.isEditing = attributes["focused"] == "true"
    reported.isVisible = attributes["visible"] != "false"
    reported.isAccessible = type == nil ? false : attributes["accessible"].map { $0 == "true" }
    reported.traits = Self.traits(attributes["traits"] ?? "")
    reported.frame = try Self.frame(attributes, at: place)
    screen.open(reported)
  }

  func close() {
    screen.close()
  }

  private static let prefix = "XCUIElementType"

  private static func frame(
    _ attributes: [String: String], at place: TextPlace
  ) throws(SavedScreenError) -> Rect {
    var numbers: [Double] = []
    for key in ["x", "y", "width", "height"] {
      numbers.append(
        try attributes[key].map { text throws(SavedScreenError) in
          try ScreenNumber.read(text, at: { place })
        } ?? 0)
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Traits by the names that the platform gives them, with commas between.
  static func traits(_ list: String) -> Traits {
    list.split(separator: ",").reduce(into: []) { traits, name in
      let name = name.drop { $0 == " " }
      let own = name.prefix(1).lowercased() + name.dropFirst()
      if let trait = Traits(name: own.hasPrefix("bit") ? "" : own) { traits.formUnion(trait) }
    }
  }
}

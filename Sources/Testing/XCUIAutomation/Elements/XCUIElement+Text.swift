import Foundation

extension XCUIElement {
  /// Types into the element, which must have the keyboard's focus.
  ///
  ///     field.tap()
  ///     field.typeText("Bailey\n")
  ///
  /// - Parameters:
  ///   - text: The characters; a line break is the return key, `XCUIKeyboardKey.delete` the one that deletes.
  ///   - file: The file of the test.
  ///   - line: The line of the call.
  public func typeText(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    let site = CallSite(file, line)
    guard let found = resolved(at: site) else { return }
    let fields = ([found] + found.descendants).compactMap(\.element)
    guard let field = fields.first(where: { $0.traits.contains(.isEditing) }) else {
      return TestFailure.report(
        "Neither \(path) nor anything in it has the keyboard's focus. Tap it first.", at: site)
    }
    app.use(at: site) { screen in
      for character in text { try await screen.press(character, in: field.id) }
    }
  }
}

/// Keys of the keyboard that no character stands for.
public struct XCUIKeyboardKey: Hashable, Sendable, RawRepresentable {
  /// The character that stands for the key in a text.
  public let rawValue: String

  /// Makes a key from the character that stands for it.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The key that deletes the character before the insertion point.
  public static let delete = XCUIKeyboardKey(rawValue: "\u{8}")
  /// The return key.
  public static let `return` = XCUIKeyboardKey(rawValue: "\n")
  /// The tab key.
  public static let tab = XCUIKeyboardKey(rawValue: "\t")
  /// The space bar.
  public static let space = XCUIKeyboardKey(rawValue: " ")
}

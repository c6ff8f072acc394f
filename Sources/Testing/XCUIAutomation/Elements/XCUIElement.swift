import AccessibilityModel
import EarshotTesting
import Foundation

/// An element of the app, looked for each time it is asked about or used.
///
///     let pay = app.buttons["Pay"]
///     XCTAssertTrue(pay.waitForExistence(timeout: 2))
///     pay.tap()
@MainActor
public class XCUIElement: XCUIElementAttributes, XCUIElementTypeQueryProvider {
  /// Which of the elements that a query finds is meant.
  enum Choice {
    case only
    case position(Int)
    case identity(ElementID)
  }

  private let query: XCUIElementQuery?
  private let choice: Choice

  init(_ query: XCUIElementQuery?, _ choice: Choice) {
    self.query = query
    self.choice = choice
  }

  /// The app that the element belongs to.
  var app: XCUIApplication {
    if let query { return query.app }
    guard let app = self as? XCUIApplication else {
      fatalError("An element without a query is an app.")
    }
    return app
  }

  /// The element in words.
  var path: String {
    guard let query else { return "app" }
    switch choice {
    case .only, .identity: return query.path
    case .position(let index): return "\(query.path).element(boundBy: \(index))"
    }
  }

  /// The element in a snapshot of the app; `nil` where there is none.
  func found(in root: ElementSnapshot) -> ElementSnapshot? {
    guard let query else { return root }
    let matches = query.matches(in: root)
    switch choice {
    case .only: return matches.first
    case .position(let index): return matches.indices.contains(index) ? matches[index] : nil
    case .identity(let id): return matches.first { $0.element?.id == id }
    }
  }

  /// The element as it is now; `nil` where the app does not run or has no such element.
  var present: ElementSnapshot? { app.snapshot.flatMap(found) }

  /// The element as it is now.
  ///
  /// A test fails where there is none, or where several are found and one was asked for.
  func resolved(at site: CallSite) -> ElementSnapshot? {
    guard let root = app.snapshot else {
      TestFailure.report("The app does not run. Call launch() first.", at: site)
      return nil
    }
    if case .only = choice, let query {
      let matches = query.matches(in: root)
      if matches.count > 1 {
        let names = matches.prefix(5).map(\.name).joined(separator: ", ")
        let more = matches.count > 5 ? " …" : ""
        TestFailure.report(
          """
          \(matches.count) elements match \(path): \(names)\(more). Say which one is meant with \
          element(boundBy:), firstMatch or an identifier.
          """, at: site)
        return nil
      }
    }
    if let found = found(in: root) { return found }
    TestFailure.report("No element matches \(path).\(suggestion(in: root))", at: site)
    return nil
  }

  /// What the test may have meant.
  private func suggestion(in root: ElementSnapshot) -> String {
    guard let type = query?.type else { return "" }
    let others = root.descendants.filter { $0.isOfType(type) && !($0.label.isEmpty && $0.identifier.isEmpty) }
    let names = others.prefix(8).map { "\"\($0.identifier.isEmpty ? $0.label : $0.identifier)\"" }
    guard !names.isEmpty else { return " Print app.debugDescription to see what the screen has." }
    return " There are: \(names.joined(separator: ", "))\(others.count > 8 ? " …" : "")."
  }

  // MARK: Attributes

  /// True where the app has the element now.
  public var exists: Bool { present != nil }
  /// True where a touch at its middle would reach it now.
  public var isHittable: Bool {
    guard let present, let screen = app.launched?.screen else { return false }
    guard let element = present.element else { return !present.frame.isEmpty }
    return screen.tree.isWithinReach(element.id) && screen.isOnScreen(element)
  }
  /// The identifier that the app gives it for tests.
  public var identifier: String { present?.identifier ?? "" }
  /// Its rectangle on the screen, in points.
  public var frame: CGRect { present?.frame ?? .zero }
  /// Its value: the text of a field, `"1"` or `"0"` for a switch, what else the app says.
  public var value: Any? { present?.value }
  /// Its title; empty, since views on iOS have none.
  public var title: String { "" }
  /// Its accessibility label.
  public var label: String { present?.label ?? "" }
  /// What type of view it is.
  public var elementType: ElementType { present?.type ?? .any }
  /// True where it takes touches, and is not dimmed.
  public var isEnabled: Bool { present?.isEnabled ?? false }
  /// The placeholder of a field; `nil` where it has none, or shows text of its own.
  public var placeholderValue: String? { present?.placeholder }
  /// True where it is the chosen one among its siblings.
  public var isSelected: Bool { present?.isSelected ?? false }
  /// True where it has the keyboard's focus.
  public var hasFocus: Bool { present?.element?.traits.contains(.isEditing) ?? false }

  // MARK: Queries

  /// The elements inside that have a type.
  public func descendants(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(.element(self), .descendants(type), ".descendants(matching: .\(type))")
  }

  /// The elements directly inside that have a type.
  public func children(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(.element(self), .children(type), ".children(matching: .\(type))")
  }

  /// The element itself.
  public var firstMatch: XCUIElement { self }

  /// The element and all inside it, as they are now.
  public var debugDescription: String { present?.describe() ?? "No element matches \(path)." }
}

extension Screen {
  /// True where the middle of an element lies within the screen.
  func isOnScreen(_ element: AccessibilityElement) -> Bool {
    guard let root = tree.root, let bounds = tree[root]?.frame else { return false }
    return bounds.contains(element.effectiveActivationPoint)
      && tree.visibility(of: element.id).map { $0 != .none } == true
  }
}

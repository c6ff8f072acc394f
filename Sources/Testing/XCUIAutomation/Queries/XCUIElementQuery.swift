import Foundation

/// A search for elements of the app, made anew each time it is asked.
///
///     app.tables.cells.containing(.staticText, identifier: "Bailey").buttons["Feed"].tap()
@MainActor
public class XCUIElementQuery: XCUIElementTypeQueryProvider {
  /// Where the search begins.
  enum Origin {
    case element(XCUIElement)
    case query(XCUIElementQuery)
  }

  /// Which of the elements found so far, or inside them, are found.
  enum Step {
    case descendants(XCUIElement.ElementType)
    case children(XCUIElement.ElementType)
    case matching((ElementSnapshot) -> Bool)
    case containing((ElementSnapshot) -> Bool)
  }

  let origin: Origin
  private let step: Step
  private let words: String

  init(_ origin: Origin, _ step: Step, _ words: String) {
    self.origin = origin
    self.step = step
    self.words = words
  }

  /// The app whose elements are searched.
  var app: XCUIApplication {
    switch origin {
    case .element(let element): element.app
    case .query(let query): query.app
    }
  }

  /// The type of element that is asked for; `nil` where the query asks for none.
  var type: XCUIElement.ElementType? {
    switch step {
    case .descendants(let type), .children(let type): return type
    case .matching, .containing:
      guard case .query(let query) = origin else { return nil }
      return query.type
    }
  }

  /// The query in words.
  var path: String {
    switch origin {
    case .element(let element): element.path + words
    case .query(let query): query.path + words
    }
  }

  /// What is found in a snapshot of the app, in the order in which it is read.
  func matches(in root: ElementSnapshot) -> [ElementSnapshot] {
    let found =
      switch origin {
      case .element(let element): element.found(in: root).map { [$0] } ?? []
      case .query(let query): query.matches(in: root)
      }
    switch step {
    case .descendants(let type): return Self.unique(found.flatMap(\.descendants)).filter { $0.isOfType(type) }
    case .children(let type): return found.flatMap(\.children).filter { $0.isOfType(type) }
    case .matching(let holds): return found.filter(holds)
    case .containing(let holds): return found.filter { $0.descendants.contains(where: holds) }
    }
  }

  private static func unique(_ snapshots: [ElementSnapshot]) -> [ElementSnapshot] {
    var seen: Set<ObjectIdentifier> = []
    return snapshots.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  // MARK: Elements

  /// The only element that the query finds; using it fails where there are several.
  public var element: XCUIElement { XCUIElement(self, .only) }
  /// The first element that the query finds.
  public var firstMatch: XCUIElement { XCUIElement(self, .position(0)) }
  /// How many elements the query finds now.
  public var count: Int { app.snapshot.map { matches(in: $0).count } ?? 0 }
  /// The elements that the query finds now, each by its position from now on.
  public var allElementsBoundByIndex: [XCUIElement] { (0..<count).map(element(boundBy:)) }
  /// The elements that the query finds now, each as one that stays the same.
  public var allElementsBoundByAccessibilityElement: [XCUIElement] {
    guard let root = app.snapshot else { return [] }
    return matches(in: root).map { match in
      match.element.map { XCUIElement(self, .identity($0.id)) } ?? XCUIElement(self, .only)
    }
  }

  /// The element at a position among those that the query finds, from 0.
  public func element(boundBy index: Int) -> XCUIElement { XCUIElement(self, .position(index)) }

  /// The only element of those found that a predicate holds for.
  public func element(matching predicate: NSPredicate) -> XCUIElement { matching(predicate).element }

  /// The only element of those found that has a type and, where one is given, an identifying property.
  public func element(matching elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
    matching(elementType, identifier: identifier).element
  }

  /// The element among those found whose identifier, label, value or placeholder is the key.
  public subscript(key: String) -> XCUIElement { matching(identifier: key).element }

  // MARK: Queries

  /// The elements inside those found that have a type.
  public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(.query(self), .descendants(type), ".descendants(matching: .\(type))")
  }

  /// The elements directly inside those found that have a type.
  public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(.query(self), .children(type), ".children(matching: .\(type))")
  }

  /// Those found for which a predicate holds.
  public func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
    XCUIElementQuery(
      .query(self), .matching { predicate.evaluate(with: $0.properties) }, ".matching(predicate)")
  }

  /// Those found that have a type and, where one is given, an identifying property.
  public func matching(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    XCUIElementQuery(
      .query(self), .matching { $0.isOfType(elementType) && $0.has(identifier) },
      ".matching(.\(elementType), identifier: \(identifier.map { "\"\($0)\"" } ?? "nil"))")
  }

  /// Those found whose identifier, label, value or placeholder is the text.
  public func matching(identifier: String) -> XCUIElementQuery {
    XCUIElementQuery(.query(self), .matching { $0.isIdentified(by: identifier) }, "[\"\(identifier)\"]")
  }

  /// Those found that contain an element for which a predicate holds.
  public func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
    XCUIElementQuery(
      .query(self), .containing { predicate.evaluate(with: $0.properties) }, ".containing(predicate)")
  }

  /// Those found that contain an element with a type and, where one is given, an identifying property.
  public func containing(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    XCUIElementQuery(
      .query(self), .containing { $0.isOfType(elementType) && $0.has(identifier) },
      ".containing(.\(elementType), identifier: \(identifier.map { "\"\($0)\"" } ?? "nil"))")
  }

  /// The query, and what it finds now.
  public var debugDescription: String {
    let found = app.snapshot.map { matches(in: $0) } ?? []
    return ([path] + found.map { $0.describe(indentation: 1) }).joined(separator: "\n")
  }
}

extension ElementSnapshot {
  /// True where it has a type, or any is asked for.
  func isOfType(_ type: XCUIElement.ElementType) -> Bool { type == .any || self.type == type }

  /// True where it has an identifying property, or none is asked for.
  fileprivate func has(_ identifier: String?) -> Bool { identifier.map(isIdentified) ?? true }
}

import AccessibilityModel
import CoreGraphics
import UIKit

/// An element as it is at one moment, with what it contains: the tree that queries go through.
final class ElementSnapshot {
  let type: XCUIElement.ElementType
  /// The element it was made of; `nil` for the application, its window and cells around several elements.
  let element: AccessibilityElement?
  let label: String
  let identifier: String
  let value: String?
  let frame: CGRect
  fileprivate(set) var children: [ElementSnapshot]

  init(
    _ type: XCUIElement.ElementType, _ element: AccessibilityElement? = nil, label: String? = nil,
    identifier: String? = nil, frame: CGRect? = nil, _ children: [ElementSnapshot]
  ) {
    self.type = type
    self.element = element
    self.label = label ?? element?.label?.string ?? ""
    self.identifier = identifier ?? element?.identifier ?? ""
    value = element?.value?.string
    self.frame = frame ?? element.map { CGRect($0.frame) } ?? .zero
    self.children = children
  }

  /// Makes the snapshot of an app.
  ///
  /// - Parameters:
  ///   - name: The app's name, its label.
  ///   - tree: What the app shows.
  convenience init(app name: String, _ tree: AccessibilityTree) {
    let content = tree.root.map { ElementSnapshot.snapshots(of: [$0], in: tree) } ?? []
    let frame = content.first?.frame ?? .zero
    self.init(.application, label: name, frame: frame, [ElementSnapshot(.window, frame: frame, content)])
  }

  /// The placeholder that a field without text shows as its value.
  var placeholder: String? {
    guard let text = element?.textContent, text.string.isEmpty, let value, !value.isEmpty else { return nil }
    return value
  }

  /// All that is inside it, each before what it contains.
  var descendants: [ElementSnapshot] {
    var found: [ElementSnapshot] = []
    var rest = Array(children.reversed())
    while let next = rest.popLast() {
      found.append(next)
      rest += next.children.reversed()
    }
    return found
  }

  /// True where one of the properties that identify it is the text.
  func isIdentified(by text: String) -> Bool {
    text == identifier || text == label || text == value || text == placeholder
  }

  /// What predicates find about it, by the names of its attributes.
  var properties: NSDictionary {
    NSDictionary(dictionary: [
      "identifier": identifier, "label": label, "value": value ?? "", "title": "",
      "placeholderValue": placeholder ?? "", "elementType": NSNumber(value: type.rawValue),
      "enabled": NSNumber(value: isEnabled), "isEnabled": NSNumber(value: isEnabled),
      "selected": NSNumber(value: isSelected), "isSelected": NSNumber(value: isSelected),
      "exists": NSNumber(value: true),
    ])
  }

  var isEnabled: Bool { element.map { !$0.traits.contains(.notEnabled) } ?? true }
  var isSelected: Bool { element?.traits.contains(.selected) ?? false }

  /// The name by which failures tell of it.
  var name: String {
    let words = [identifier, label].first { !$0.isEmpty }
    return words.map { "\(type) \"\($0)\"" } ?? "\(type)"
  }

  /// The element and all inside it, a line each.
  func describe(indentation: Int = 0) -> String {
    let box = "{{\(frame.minX), \(frame.minY)}, {\(frame.width), \(frame.height)}}"
    var line = String(repeating: "  ", count: indentation) + "\(type), \(box)"
    if !identifier.isEmpty { line += ", identifier: '\(identifier)'" }
    if !label.isEmpty { line += ", label: '\(label)'" }
    if let value, placeholder == nil { line += ", value: \(value)" }
    if let placeholder { line += ", placeholderValue: '\(placeholder)'" }
    if !isEnabled { line += ", Disabled" }
    if isSelected { line += ", Selected" }
    return ([line] + children.map { $0.describe(indentation: indentation + 1) }).joined(separator: "\n")
  }
}

// MARK: - Making

extension ElementSnapshot {
  private static func snapshots(
    of ids: some Sequence<ElementID>, in tree: AccessibilityTree, isList: Bool = false
  ) -> [ElementSnapshot] {
    ids.compactMap { id in tree[id].map { snapshot(of: $0, in: tree, isList: isList) } }
  }

  /// Makes the snapshot of an element.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - tree: What the app shows.
  ///   - isList: True inside a table or a collection, whose rows are cells; rows of a lazy stack are not.
  /// - Returns: The snapshot.
  private static func snapshot(
    of element: AccessibilityElement, in tree: AccessibilityTree, isList: Bool = false
  ) -> ElementSnapshot {
    let children = tree.children(of: element.id)
    let type = XCUIElement.ElementType(of: element)
    let isList = isList || type == .table || type == .collectionView
    let hasCells = isList && element.rows != nil
    let content =
      hasCells
      ? cells(children.compactMap { tree[$0] }, in: tree) : snapshots(of: children, in: tree, isList: isList)
    switch type {
    case .navigationBar:
      // A bar is found by the title that it shows.
      let title = content.first { $0.element?.traits.contains(.header) == true }
      return ElementSnapshot(type, element, identifier: element.identifier ?? title?.label, content)
    case .alert, .sheet:
      let title = content.first { $0.type == .staticText }
      return ElementSnapshot(type, element, label: element.label?.string ?? title?.label, content)
    default: return ElementSnapshot(type, element, content)
    }
  }

  /// The rows of a list, a cell each; headers and footers are no rows.
  private static func cells(_ elements: [AccessibilityElement], in tree: AccessibilityTree)
    -> [ElementSnapshot]
  {
    var found: [ElementSnapshot] = []
    var row: Int?
    for element in elements {
      guard let index = element.rowIndex, !element.traits.contains(.header) else {
        row = nil
        found.append(snapshot(of: element, in: tree))
        continue
      }
      let inner = snapshot(of: element, in: tree)
      if index == row, let cell = found.last {
        cell.children.append(inner)
      } else {
        found.append(cell(around: inner))
      }
      row = index
    }
    return found
  }

  /// A row's cell; one whose only element is a text has its label.
  private static func cell(around inner: ElementSnapshot) -> ElementSnapshot {
    if inner.element?.isStop == true, inner.type == .other {
      let text = ElementSnapshot(.staticText, inner.element, [])
      return ElementSnapshot(.cell, inner.element, [text])
    }
    if inner.element?.isStop == false {
      return ElementSnapshot(.cell, inner.element, inner.children)
    }
    return ElementSnapshot(.cell, label: "", frame: inner.frame, [inner])
  }
}

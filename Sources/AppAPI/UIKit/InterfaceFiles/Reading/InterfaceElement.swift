/// An element of an interface file: its tag, what the tag says, and what is inside.
final class InterfaceElement {
  let tag: String
  private(set) var attributes: [String: String]
  /// The line of the file on which the tag begins, from 1.
  let line: Int
  fileprivate(set) var children: [InterfaceElement] = []
  /// The text between its tags, without the white space around it.
  fileprivate(set) var text = ""

  init(_ tag: String, _ attributes: [String: String] = [:], line: Int = 0) {
    self.tag = tag
    self.attributes = attributes
    self.line = line
  }

  /// Names the object that it describes, among all of the file.
  var id: String? { attributes["id"] }

  subscript(_ name: String) -> String? { attributes[name] }

  /// The element inside that stands for a property.
  func child(key: String) -> InterfaceElement? { children.first { $0["key"] == key } }

  /// The element inside with a tag.
  func child(tag: String) -> InterfaceElement? { children.first { $0.tag == tag } }

  /// What is inside the element with a tag, such as `subviews`.
  func list(_ tag: String) -> [InterfaceElement] { child(tag: tag)?.children ?? [] }

  /// A text that stands in the tag, or, where it has several lines, in an element of its own.
  func string(_ name: String) -> String? {
    if let text = attributes[name] { return text }
    guard let child = children.first(where: { $0["key"] == name && $0.tag.hasSuffix("tring") }) else {
      return nil
    }
    return child["base64-UTF8"] == "YES" ? Base64Text.decoded(child.text) : child.text
  }

  func bool(_ name: String) -> Bool? { attributes[name].map { $0 == "YES" } }
  func number(_ name: String) -> Double? { attributes[name].flatMap(Double.init) }

  /// The same element with some of it put in place of what it has.
  func changed(attributes new: [String: String], children others: [InterfaceElement]) -> InterfaceElement {
    let changed = InterfaceElement(tag, attributes.merging(new) { $1 }, line: line)
    let keys = Set(others.compactMap { $0["key"] })
    changed.children = children.filter { child in child["key"].map { !keys.contains($0) } ?? true } + others
    changed.text = text
    return changed
  }
}

extension InterfaceElement {
  func append(_ child: InterfaceElement) { children.append(child) }
  func append(text more: String) { text += more }
  func trimText() {
    text = String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// Every element inside and the element itself, outer ones first.
  var all: [InterfaceElement] { [self] + children.flatMap(\.all) }
}

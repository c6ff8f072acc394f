import AccessibilityModel
import Testing
import TreeFormat

/// Walks every line of the schema, so that a new one is tested without a word.
@Suite("Each attribute of the schema")
struct AttributeTests {
  private static let unset = AccessibilityElement(id: ElementID(slot: 7))

  private static func text(_ element: AccessibilityElement) -> String {
    TreeText(element, options: [.frames, .identities, .sources, .rules]).text
  }

  @Test("It is unset at first, is kept once set, and sets no other", arguments: AttributeCheck.all)
  func storage(check: AttributeCheck) {
    #expect(!check.isSet(Self.unset))
    var element = check.element
    #expect(check.isSet(element))
    #expect(element != Self.unset)
    for other in AttributeCheck.all where other.name != check.name { #expect(!other.isSet(element)) }
    check.reset(&element)
    #expect(element == Self.unset)
    #expect(!element.hasAttributes)
  }

  @Test("A difference between trees tells of it", arguments: AttributeCheck.all)
  func difference(check: AttributeCheck) {
    let old = AccessibilityTree(.container([AccessibilityNode(Self.unset)]))
    let new = AccessibilityTree(.container([AccessibilityNode(check.element)]))
    #expect(old.diff(to: new).changes == [.update(check.element)])
  }

  @Test("A message has its bit and keeps its value", arguments: AttributeCheck.all)
  func binary(check: AttributeCheck) throws {
    func message(_ element: AccessibilityElement) -> SessionMessage {
      .event(.changed(TreeVersion(rawValue: 1), TreeDiff([.update(element)])))
    }
    let bytes = message(check.element).encoded()
    var decoder = SessionMessageDecoder()
    decoder.append(bytes)
    #expect(try decoder.next() == message(check.element))
    // The attributes of an element are its last part: the bits, seven to a byte, then the values.
    let start = message(Self.unset).encoded().count
    var bits: UInt64 = 0
    for (place, byte) in bytes.dropFirst(start).enumerated() {
      bits |= UInt64(byte & 0x7F) << (7 * UInt64(place))
      if byte < 0x80 { break }
    }
    #expect(bits == 1 << UInt64(check.bit))
  }

  @Test("A document has its key and keeps its value", arguments: AttributeCheck.all)
  func json(check: AttributeCheck) throws {
    let tree = AccessibilityTree(.container([AccessibilityNode(check.element)]))
    let document = EncodedTreeV1(tree)
    #expect(document.text.contains("\"\(check.name)\": "))
    #expect(AccessibilityElement.keysV1.contains(check.name))
    #expect(try tree.diff(to: document.tree()).changes.isEmpty)
    #expect(try check.isSet(#require(document.tree()[ElementID(slot: 7)])))
  }

  @Test("The tree's text tells of it", arguments: AttributeCheck.all)
  func text(check: AttributeCheck) {
    #expect(Self.text(check.element) != Self.text(Self.unset))
  }

  @Test("Provenance has a name for each, but for provenance itself", arguments: AttributeCheck.all)
  func provenance(check: AttributeCheck) {
    let names = Attribute.allCases.map { String(describing: $0) }
    #expect(names.contains(check.name) == (check.name != "origins"))
  }

  @Test("All of them together are kept by messages and documents, and no bit is free but a retired one")
  func together() throws {
    let retired: Set = [17]
    #expect(AttributeCheck.all.map(\.bit) == (0...AttributeCheck.all.count).filter { !retired.contains($0) })
    var element = AttributeCheck.fullElement
    element.sourceLocation = SourceLocation(file: "Cell.swift", line: 6)
    let tree = AccessibilityTree(.container([AccessibilityNode(element)]))
    #expect(try tree.diff(to: EncodedTreeV1(tree).tree()).changes.isEmpty)
    let message = SessionMessage.event(
      .changed(TreeVersion(rawValue: 1), TreeDiff([.update(element)])))
    var decoder = SessionMessageDecoder()
    decoder.append(message.encoded())
    #expect(try decoder.next() == message)
  }
}

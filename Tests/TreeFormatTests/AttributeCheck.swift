import AccessibilityModel
import Testing

/// One attribute of the schema, and what a test does with it without knowing its type.
struct AttributeCheck: Sendable, CustomTestStringConvertible {
  /// What the schema calls it.
  let name: String
  /// The bit that says in a message that it is there.
  let bit: Int
  /// Gives it a value that it does not have at first, by the element's own member where there is one.
  let set: @Sendable (inout AccessibilityElement) -> Void
  /// Gives it the value that it has at first.
  let reset: @Sendable (inout AccessibilityElement) -> Void
  /// True where storage and the element's own member have the value that `set` gives.
  let isSet: @Sendable (AccessibilityElement) -> Bool

  /// Checks an attribute in storage and by the element's member of the same type.
  init<Value: Sampled & Equatable & Sendable>(
    _ name: String, bit: Int, _ path: WritableKeyPath<SparseAttributes, Value> & Sendable,
    _ member: WritableKeyPath<AccessibilityElement, Value> & Sendable
  ) {
    self.name = name
    self.bit = bit
    set = { $0[keyPath: member] = .sample }
    reset = { $0[keyPath: member] = SparseAttributes()[keyPath: path] }
    isSet = { $0.attributes[keyPath: path] == .sample && $0[keyPath: member] == .sample }
  }

  /// Checks an attribute whose member in the element is written by hand and derives a value.
  init<Value: Sampled & Equatable & Sendable>(
    _ name: String, bit: Int, _ path: WritableKeyPath<SparseAttributes, Value> & Sendable
  ) {
    self.name = name
    self.bit = bit
    set = { $0.attributes[keyPath: path] = .sample }
    reset = { $0.attributes[keyPath: path] = SparseAttributes()[keyPath: path] }
    isSet = { $0.attributes[keyPath: path] == .sample }
  }

  var testDescription: String { name }

  /// An element on which this attribute alone is set.
  var element: AccessibilityElement {
    var element = AccessibilityElement(id: ElementID(slot: 7))
    set(&element)
    return element
  }

  /// An element on which every attribute is set.
  static var fullElement: AccessibilityElement {
    var element = AccessibilityElement(
      id: ElementID(slot: 6), label: "Bailey", value: "beagle", hint: "A dog", traits: .button,
      frame: Rect(x: 0, y: 0, width: 9, height: 9))
    for check in all { check.set(&element) }
    return element
  }
}

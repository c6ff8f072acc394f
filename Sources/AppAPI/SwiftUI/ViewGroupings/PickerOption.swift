/// One of the views that a control chooses among.
struct PickerOption {
  /// The node of the view.
  let node: ViewNode
  /// The value that is chosen with it, as a type asks for it.
  let value: any OptionValue

  var id: ObjectIdentifier { ObjectIdentifier(node) }

  /// The value as one of a type; `nil` where the view cannot be chosen.
  @MainActor
  func tag<Value>(as type: Value.Type) -> Value? { value.tag(as: type) }
}

/// Where the value of an option comes from.
@MainActor
protocol OptionValue {
  func tag<Value>(as type: Value.Type) -> Value?
}

/// The value that a view was named by.
struct TagValue: OptionValue {
  let node: any TaggedNode

  func tag<Value>(as type: Value.Type) -> Value? { node.tag(as: type) }
}

/// The id of the element that a view was made for.
struct ElementValue<ID>: OptionValue {
  let id: ID

  func tag<Value>(as type: Value.Type) -> Value? { cast(id, to: type) }
}

/// A node whose view is a link to the screen of a value.
@MainActor
protocol LinkedNode: ViewNode {
  /// The value; `nil` where the link leads nowhere.
  var linkValue: AnyHashable? { get }
}

/// The first of several values that is of the type that is asked for.
struct AlternativeValue: OptionValue {
  let values: [any OptionValue]

  func tag<Value>(as type: Value.Type) -> Value? { values.lazy.compactMap { $0.tag(as: type) }.first }
}

/// No value: the view is there to be seen.
struct NoValue: OptionValue {
  func tag<Value>(as type: Value.Type) -> Value? { nil }
}

/// A node that makes views for the elements of a collection.
@MainActor
protocol ElementNodes: ViewNode {
  /// The nodes and the value of the element of each.
  var elements: [(node: ViewNode, value: any OptionValue)] { get }
}

extension ViewNode {
  /// The views in this one that can be chosen, and those that stand between them.
  final var options: [PickerOption] {
    if let tagged = self as? any TaggedNode {
      return [PickerOption(node: self, value: TagValue(node: tagged))]
    }
    if let source = self as? any ElementNodes {
      return source.elements.flatMap { element -> [PickerOption] in
        let inner = element.node.options
        let isTagged = inner.contains { !($0.value is NoValue) }
        return isTagged ? inner : [PickerOption(node: element.node, value: element.value)]
      }
    }
    if let inner = taggedOptions { return inner }
    guard makesNoItems else { return [PickerOption(node: self, value: NoValue())] }
    if children.isEmpty { return items.isEmpty ? [] : [PickerOption(node: self, value: NoValue())] }
    return children.flatMap(\.options)
  }

  /// The options inside a modifier that stands around views that are named by values.
  private var taggedOptions: [PickerOption]? {
    guard !makesNoItems, children.count == 1, let inner = children.first?.options,
      inner.contains(where: { !($0.value is NoValue) })
    else { return nil }
    guard inner.count == 1 else { return inner }
    return [PickerOption(node: self, value: inner[0].value)]
  }
}

/// Names a value that views hand to those around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view hands out another.
  static var defaultValue: Value { get }
  /// Puts the value of the next view into that of the ones before it.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

/// Hands a value to the views around.
struct PreferenceModifier<Key: PreferenceKey>: PrimitiveModifier {
  typealias Body = Never
  nonisolated(unsafe) let transform: (inout Key.Value) -> Void
  let replaces: Bool

  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode {
    PreferenceNode(view, inputs)
  }
}

/// A node that has something to hand outwards.
@MainActor
protocol PreferenceSource {
  /// Changes what the views inside hand out; answers false for another key.
  func contribute<Key: PreferenceKey>(_ key: Key.Type, to value: inout Key.Value?) -> Bool
}

/// Keeps a view that hands a value outwards.
final class PreferenceNode<Content: View, Key: PreferenceKey>:
  PassThroughNode<Content, PreferenceModifier<Key>>, PreferenceSource
{
  override func didMount() { graph.preferencesChanged() }
  override func didUnmount() { graph.preferencesChanged() }
  override func modifierChanged(from old: PreferenceModifier<Key>) { graph.preferencesChanged() }

  func contribute<Wanted: PreferenceKey>(_ key: Wanted.Type, to value: inout Wanted.Value?) -> Bool {
    guard let own = view.modifier as? PreferenceModifier<Wanted> else { return false }
    var inner = own.replaces ? nil : children.first?.preference(key)
    if inner == nil { inner = Wanted.defaultValue }
    if var handed = inner {
      own.transform(&handed)
      value = handed
    }
    return true
  }
}

extension ViewNode {
  /// What the views of this node hand out under a key; `nil` where none does.
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var own: Key.Value?
    if let source = self as? any PreferenceSource, source.contribute(key, to: &own) { return own }
    var result: Key.Value?
    for child in children {
      guard let next = child.preference(key) else { continue }
      if var value = result {
        Key.reduce(value: &value) { next }
        result = value
      } else {
        result = next
      }
    }
    return result
  }
}

/// Does something when what the views inside hand out is another value.
struct PreferenceChangeModifier<Key: PreferenceKey>: PrimitiveModifier where Key.Value: Equatable {
  typealias Body = Never
  nonisolated(unsafe) let action: (Key.Value) -> Void

  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode {
    PreferenceChangeNode(view, inputs)
  }
}

/// A node that wants to know when what is handed outwards may have changed.
@MainActor
protocol PreferenceReader: ViewNode {
  func preferencesMayHaveChanged()
}

/// Keeps a view and watches what it hands outwards.
final class PreferenceChangeNode<Content: View, Key: PreferenceKey>:
  PassThroughNode<Content, PreferenceChangeModifier<Key>>, PreferenceReader
where Key.Value: Equatable {
  private var last: Key.Value?

  override func didMount() { graph.addPreferenceReader(self) }

  func preferencesMayHaveChanged() {
    guard isMounted else { return }
    let value = children.first?.preference(Key.self) ?? Key.defaultValue
    guard value != last else { return }
    last = value
    view.modifier.action(value)
  }
}

extension View {
  /// Hands a value to the views around.
  public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceModifier<K>(transform: { $0 = value }, replaces: true))
  }

  /// Changes the value that the views inside hand to those around.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceModifier<K>(transform: callback, replaces: false))
  }

  /// Does something when what the views inside hand out is another value.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceChangeModifier<K>(action: action))
  }
}

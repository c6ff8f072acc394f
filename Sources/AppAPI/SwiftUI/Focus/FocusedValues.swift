/// Names a value that the focused part of the screen hands to the rest of the app.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// What the focused part of the screen hands to the rest of the app.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key, where the focused part of the screen has one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A node that has a value for when it is focused.
@MainActor
protocol FocusedValueSource: ViewNode {
  /// True where the value is there whenever the window is, wherever the keyboard is.
  var isForWindow: Bool { get }
  /// Puts the value in.
  func apply(to values: inout FocusedValues)
}

/// The nodes that have values for when they are focused, and those that read them.
@MainActor
struct FocusedValueSources {
  private struct WeakSource {
    weak var source: (any FocusedValueSource)?
  }

  private var sources: [WeakSource] = []
  private var readers = NodeList()

  /// Takes a node in.
  mutating func add(_ source: any FocusedValueSource) {
    sources.append(WeakSource(source: source))
    changed()
  }

  /// Has everybody who read a value look again.
  mutating func changed() {
    sources.removeAll { $0.source?.isMounted != true }
    readers.invalidate()
  }

  /// What there is at this moment, for a node that is evaluated again when that changes.
  mutating func read(by node: ViewNode, in focus: KeyboardFocus) -> FocusedValues {
    readers.note(node)
    var values = FocusedValues()
    let present = sources.compactMap(\.source).filter(\.isMounted)
    for source in present where source.isForWindow || focus.isWithin(source) { source.apply(to: &values) }
    return values
  }
}

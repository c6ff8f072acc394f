/// A place that a rotor leads to: a view, or a stretch of its text.
///
///     List(dogs) { dog in DogRow(dog) }
///       .accessibilityRotor("Puppies") {
///         ForEach(dogs.filter(\.isPuppy)) { AccessibilityRotorEntry($0.name, id: $0.id) }
///       }
///
/// - Source: Behaviour 1.4.3, 3.2
public struct AccessibilityRotorEntry<ID: Hashable> {
  let place: RotorPlace

  private nonisolated init(
    _ target: RotorPlace.Target, _ textRange: Range<String.Index>?, _ prepare: @escaping () -> Void
  ) {
    place = RotorPlace(target: target, textRange: textRange, prepare: prepare)
  }

  /// Leads to the view with an id.
  ///
  /// - Parameters:
  ///   - label: Names the place in a list of all of them.
  ///   - id: What the view was tied to by `id(_:)`, or the id of its element in a `ForEach`.
  ///   - textRange: The characters of the view's text that are meant; the whole view where it is `nil`.
  ///   - prepare: Called before the cursor goes there, to bring the view onto the screen.
  public nonisolated init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.init(.id(AnyHashable(id)), textRange, prepare)
  }

  /// Leads to the view with an id, under a name from the app's language files.
  public nonisolated init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(.id(AnyHashable(id)), textRange, prepare)
  }

  /// Leads to the view with an id, under a name that is taken as it is.
  @_disfavoredOverload
  public nonisolated init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.init(.id(AnyHashable(id)), textRange, prepare)
  }

  /// Leads to the view that `accessibilityRotorEntry(id:in:)` names.
  public nonisolated init(
    _ label: Text? = nil, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(.named(AnyHashable(id), namespace), textRange, prepare)
  }

  /// Leads to a named view, under a name from the app's language files.
  public nonisolated init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.init(.named(AnyHashable(id), namespace), textRange, prepare)
  }

  /// Leads to a named view, under a name that is taken as it is.
  @_disfavoredOverload
  public nonisolated init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(.named(AnyHashable(id), namespace), textRange, prepare)
  }
}

extension AccessibilityRotorEntry where ID == Never {
  /// Leads to characters of the text of the view that has the rotor.
  public nonisolated init(
    _ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {
    self.init(.owner, textRange, prepare)
  }

  /// Leads to characters of the view's own text, under a name from the app's language files.
  public nonisolated init(
    _ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {
    self.init(.owner, textRange, prepare)
  }

  /// Leads to characters of the view's own text, under a name that is taken as it is.
  @_disfavoredOverload
  public nonisolated init<L: StringProtocol>(
    _ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {
    self.init(.owner, textRange, prepare)
  }
}

extension AccessibilityRotorEntry: AccessibilityRotorContent {
  /// Has no body of its own.
  public typealias Body = Never
}

extension AccessibilityRotorEntry: PrimitiveRotorContent {
  var places: [RotorPlace] { [place] }
}

/// Makes the screens of values, for the stack around.
@MainActor
protocol DestinationMaker: ViewNode {
  /// The screen of a value; `nil` for values of other types.
  func screen(for value: AnyHashable) -> (any View)?
}

/// A screen that says of itself when it is shown.
@MainActor
protocol PresentedScreen: ViewNode {
  /// True where it is to be shown.
  var isShown: Bool { get }
  /// The screen.
  var screen: any View { get }
  /// Takes in that a person left it.
  func leave()
}

/// Tells two states of one maker of screens apart.
struct DestinationName: Equatable {
  let node: ObjectIdentifier
  let version: Int
}

/// A maker of screens as it is handed outwards.
struct DestinationRecord<Source> {
  let source: Source
  let name: DestinationName
}

enum DestinationsKey: PreferenceKey {
  typealias Value = [DestinationRecord<any DestinationMaker>]
  static var defaultValue: Value { [] }
  static func reduce(value: inout Value, nextValue: () -> Value) { value += nextValue() }
}

enum PresentedScreensKey: PreferenceKey {
  typealias Value = [DestinationRecord<any PresentedScreen>]
  static var defaultValue: Value { [] }
  static func reduce(value: inout Value, nextValue: () -> Value) { value += nextValue() }
}

/// Says which screen belongs to the values of a type.
struct DestinationForModifier<D: Hashable, Destination: View>: PrimitiveModifier {
  typealias Body = Never
  nonisolated(unsafe) let destination: (D) -> Destination

  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode {
    DestinationForNode(view, inputs)
  }
}

/// Keeps a view that says which screen belongs to the values of a type.
final class DestinationForNode<Content: View, D: Hashable, Destination: View>:
  PassThroughNode<Content, DestinationForModifier<D, Destination>>, DestinationMaker, PreferenceSource
{
  private var version = 0

  override func didMount() { graph.preferencesChanged() }
  override func didUnmount() { graph.preferencesChanged() }

  override func modifierChanged(from old: DestinationForModifier<D, Destination>) {
    version += 1
    graph.preferencesChanged()
  }

  func screen(for value: AnyHashable) -> (any View)? {
    (value.base as? D).map { view.modifier.destination($0) }
  }

  func contribute<Key: PreferenceKey>(_ key: Key.Type, to value: inout Key.Value?) -> Bool {
    guard Key.self == DestinationsKey.self else { return false }
    let name = DestinationName(node: ObjectIdentifier(self), version: version)
    let own = DestinationRecord<any DestinationMaker>(source: self, name: name)
    let inside = children.first?.preference(DestinationsKey.self) ?? []
    value = (inside + [own]) as? Key.Value
    return true
  }
}

/// Shows a screen on top of the present one for as long as a value is there.
struct PresentedScreenModifier<Item: Hashable, Destination: View>: PrimitiveModifier {
  typealias Body = Never
  nonisolated(unsafe) let item: Binding<Item?>
  nonisolated(unsafe) let destination: (Item) -> Destination

  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode {
    PresentedScreenNode(view, inputs)
  }
}

/// Keeps a view that shows a screen on top of its own.
final class PresentedScreenNode<Content: View, Item: Hashable, Destination: View>:
  PassThroughNode<Content, PresentedScreenModifier<Item, Destination>>, PresentedScreen, PreferenceSource
{
  private var version = 0

  override func didMount() { graph.preferencesChanged() }
  override func didUnmount() { graph.preferencesChanged() }

  override func modifierChanged(from old: PresentedScreenModifier<Item, Destination>) {
    version += 1
    graph.preferencesChanged()
  }

  var isShown: Bool { isMounted && view.modifier.item.wrappedValue != nil }

  var screen: any View {
    guard let item = view.modifier.item.wrappedValue else { return EmptyView() }
    return view.modifier.destination(item).id(item)
  }

  func leave() {
    view.modifier.item.wrappedValue = nil
  }

  func contribute<Key: PreferenceKey>(_ key: Key.Type, to value: inout Key.Value?) -> Bool {
    guard Key.self == PresentedScreensKey.self else { return false }
    let name = DestinationName(node: ObjectIdentifier(self), version: version)
    let own = DestinationRecord<any PresentedScreen>(source: self, name: name)
    let inside = children.first?.preference(PresentedScreensKey.self) ?? []
    value = (inside + [own]) as? Key.Value
    return true
  }
}

extension View {
  /// Says which screen the stack around shows for a value of a type.
  ///
  ///     List(dogs) { NavigationLink($0.name, value: $0) }
  ///       .navigationDestination(for: Dog.self) { DogDetail(dog: $0) }
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationForModifier(destination: destination))
  }

  /// Has the stack around show a screen while a value is true.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(PresentedScreenModifier(item: isPresented.item, destination: { _ in destination() }))
  }

  /// Has the stack around show a screen while there is an item.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(PresentedScreenModifier(item: item, destination: destination))
  }
}

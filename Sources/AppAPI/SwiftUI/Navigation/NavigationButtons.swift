/// The button of a link to a view: pushes it, or is dimmed outside a stack.
struct NavigationButton<Label: View, Destination: View>: View {
  @Environment(\.navigator) private var navigator
  @State private var shown = Deferred<Destination>()
  let label: Label
  let destination: () -> Destination

  init(label: Label, destination: @escaping () -> Destination) {
    self.label = label
    self.destination = destination
  }

  var body: some View {
    Button {
      shown.make.value = destination
      navigator?.push(AnyView(DeferredView(deferred: shown)))
    } label: {
      label
    }
    .kind(.navigationLink)
    .disabled(navigator == nil)
    .modifier(DestinationModifier(deferred: shown, make: destination))
  }
}

/// The button of a link to the screen of a value; in a list that chooses among such values, of a row's choice.
///
/// - Source: Behaviour 3.4 selected link
struct ValueButton<Label: View>: View {
  @Environment(\.navigator) private var navigator
  @Environment(\.linkSelection) private var linkSelection
  @Environment(\.isInSplitColumn) private var isInSplitColumn
  let label: Label
  let value: AnyHashable?

  init(label: Label, value: AnyHashable?) {
    self.label = label
    self.value = value
  }

  var body: some View {
    Button {
      guard let value else { return }
      let choose = linkSelection?.choosing(value)
      choose?()
      // The next column shows what is chosen.
      if choose == nil || !isInSplitColumn { navigator?.push(value) }
    } label: {
      label
    }
    .kind(.navigationLink)
    .disabled(value == nil || navigator == nil && value.flatMap { linkSelection?.choosing($0) } == nil)
    .modifier(LinkValueModifier(value: value))
  }
}

/// Tells the row around by which value a link leads on.
struct LinkValueModifier: PrimitiveModifier {
  typealias Body = Never
  let value: AnyHashable?

  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode {
    LinkValueNode(view, inputs)
  }
}

/// Keeps a link that leads to the screen of a value.
final class LinkValueNode<Content: View>: PassThroughNode<Content, LinkValueModifier>, LinkedNode {
  override func modifierChanged(from old: LinkValueModifier) {
    if old.value != view.modifier.value { invalidateItems() }
  }

  var linkValue: AnyHashable? { view.modifier.value }
}

/// The button of a link that makes a value true.
struct SwitchingButton<Label: View>: View {
  @Environment(\.navigator) private var navigator
  let label: Label
  let isShown: Binding<Bool>

  init(label: Label, isShown: Binding<Bool>) {
    self.label = label
    self.isShown = isShown
  }

  var body: some View {
    Button {
      isShown.wrappedValue = true
    } label: {
      label
    }
    .kind(.navigationLink)
    .disabled(navigator == nil)
  }
}

/// What makes a screen that was pushed, as the link to it has it now.
final class Deferred<Content: View> {
  let make = StateLocation<(() -> Content)?>(nil)
}

/// A view that is made when it is shown, and made again when what it reads changes.
struct DeferredView<Content: View>: View {
  let deferred: Deferred<Content>

  var body: some View { deferred.make.value?() }
}

/// Keeps a pushed screen up to date with the link that pushed it.
struct DestinationModifier<Destination: View>: PrimitiveModifier {
  typealias Body = Never
  nonisolated(unsafe) let deferred: Deferred<Destination>
  nonisolated(unsafe) let make: () -> Destination

  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode {
    DestinationNode(view, inputs)
  }
}

/// Keeps a link's label, and hands the link's destination on whenever it is another one.
final class DestinationNode<Content: View, Destination: View>:
  PassThroughNode<Content, DestinationModifier<Destination>>
{
  override func modifierChanged(from old: DestinationModifier<Destination>) {
    guard view.modifier.deferred.make.unnoted != nil else { return }
    graph.afterUpdate { [weak self] in
      guard let modifier = self?.view.modifier else { return }
      modifier.deferred.make.value = modifier.make
    }
  }
}

import AccessibilityModel

/// A button that shows a screen on top of the present one.
///
/// - Source: at-behaviour 3.4
public struct NavigationLink<Label, Destination> {
  let label: Label
  let destination: () -> Destination
}

extension NavigationLink: View where Label: View, Destination: View {
  /// Makes a link with a label of views to the views of a closure.
  public nonisolated init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination)
  }

  /// Makes a link with a label of views to a view.
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: { destination })
  }

  /// The label as a button that pushes the destination.
  public var body: some View {
    NavigationButton(link: self)
  }
}

extension NavigationLink where Label == Text, Destination: View {
  /// Makes a link with words from the app's own language files.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(label: Text(titleKey), destination: destination)
  }

  /// Makes a link with words.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(label: Text(title), destination: destination)
  }

  /// Makes a link with words from the app's own language files to a view.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(label: Text(titleKey), destination: { destination })
  }

  /// Makes a link with words to a view.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(label: Text(title), destination: { destination })
  }
}

/// The button of a link: pushes its destination, or is dimmed outside a stack.
struct NavigationButton<Label: View, Destination: View>: View {
  @Environment(\.navigator) private var navigator
  let link: NavigationLink<Label, Destination>

  init(link: NavigationLink<Label, Destination>) {
    self.link = link
  }

  @State private var shown = Deferred<Destination>()

  var body: some View {
    Button {
      shown.make.value = link.destination
      navigator?.push(AnyView(DeferredView(deferred: shown)))
    } label: {
      link.label
    }
    .disabled(navigator == nil)
    .modifier(DestinationModifier(deferred: shown, make: link.destination))
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

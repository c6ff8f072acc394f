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

  var body: some View {
    Button {
      navigator?.push(AnyView(link.destination()))
    } label: {
      link.label
    }
    .disabled(navigator == nil)
  }
}

/// A stack of screens, in the form of earlier systems.
///
/// - Source: Behaviour 3.4
public struct NavigationView<Content: View> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  let content: Content
}

extension NavigationView: View {
  /// The bar with the title, the screen on top, and the bar below.
  public var body: some View {
    ScreensWithBars(screens: NavigationScreensView(root: FirstScreen(content: content), path: nil))
  }

  /// Makes a stack that begins with the first view of a closure; a second one is for screens with more space.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// The first of several views; the others are for screens with more space.
struct FirstScreen<Content: View> {
  let content: Content
}

extension FirstScreen: View {
  typealias Body = Never
}

extension FirstScreen: PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { FirstScreenNode(self, inputs) }
}

/// Keeps several views of which the first is shown.
final class FirstScreenNode<Content: View>: TypedNode<FirstScreen<Content>>, PreferenceSource {
  private var content: ViewNode?

  override init(_ view: FirstScreen<Content>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    content = mount(view.content, childInputs)
  }

  /// The views one by one, where there are several.
  private var first: ViewNode? {
    guard let content, content is any SeveralViews else { return content }
    return content.children.first
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }
  override func makeItems() -> [LayoutItem] { first?.items ?? [] }

  override func viewChanged(from old: FirstScreen<Content>) {
    content = content?.reconciled(with: view.content, childInputs)
  }

  func contribute<Key: PreferenceKey>(_ key: Key.Type, to value: inout Key.Value?) -> Bool {
    value = first?.preference(key)
    return true
  }
}

/// A node of several views in a fixed order.
@MainActor
protocol SeveralViews: ViewNode {}

extension TupleNode: SeveralViews {}

/// Whether screens lie above one another or side by side.
@MainActor @preconcurrency
public protocol NavigationViewStyle: Sendable {}

/// One screen above the other.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public nonisolated init() {}
}

/// Screens side by side where there is space; a stack has one column here.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public nonisolated init() {}
}

/// Two screens side by side where there is space; a stack has one column here.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public nonisolated init() {}
}

/// As the place has it.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen above the other.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Screens side by side where there is space; a stack has one column here.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As the place has it.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension View {
  /// Sets whether screens lie above one another; here they always do.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    modifier(IgnoredModifier())
  }
}

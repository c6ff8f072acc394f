import AccessibilityModel

/// A stack of screens: links inside push the next one, a button and the escape gesture go back.
///
///     NavigationStack {
///       NavigationLink("Bailey") { DogDetail() }
///         .navigationTitle("Kennel")
///     }
/// - Source: Behaviour 3.4
public struct NavigationStack<Data, Root: View> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  private let path: StackPath?
  private let root: Root

  private nonisolated init(_ path: StackPath?, _ root: Root) {
    self.path = path
    self.root = root
  }
}

extension NavigationStack: View {
  /// The bar with the title, the screen on top, and the bar below.
  public var body: some View {
    ScreensWithBars(screens: NavigationScreensView(root: root, path: path))
  }

  /// Makes a stack that begins with the views of a closure.
  public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(nil, root())
  }

  /// Makes a stack whose screens follow values of any types.
  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.init(StackPath(path), root())
  }

  /// Makes a stack whose screens follow values of one type.
  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(StackPath(path), root())
  }
}

/// The values that the screens of a stack follow, kept by the app.
struct StackPath {
  /// The values, the lowest screen first.
  let values: () -> [AnyHashable]
  /// Adds a value; false where it is of another type.
  let append: (AnyHashable) -> Bool
  /// Takes the last values away, down to a count.
  let keep: (Int) -> Void

  init(_ path: Binding<NavigationPath>) {
    values = { path.wrappedValue.elements }
    append = { value in
      path.wrappedValue.elements.append(value)
      return true
    }
    keep = { count in path.wrappedValue.elements = Array(path.wrappedValue.elements.prefix(count)) }
  }

  init<Values: RandomAccessCollection & RangeReplaceableCollection>(_ path: Binding<Values>)
  where Values.Element: Hashable {
    values = { path.wrappedValue.map { AnyHashable($0) } }
    append = { value in
      guard let own = value.base as? Values.Element else { return false }
      path.wrappedValue.append(own)
      return true
    }
    keep = { count in
      let surplus = path.wrappedValue.count - count
      if surplus > 0 { path.wrappedValue.removeLast(surplus) }
    }
  }
}

/// Pushes screens and goes back; where a view is, tells it which stack it is in.
@MainActor
final class Navigator {
  private weak var stack: (any ScreenStack)?

  init(_ stack: any ScreenStack) {
    self.stack = stack
  }

  /// Shows a view on top.
  func push(_ content: AnyView) {
    stack?.push(content)
  }

  /// Shows the screen of a value on top.
  func push(_ value: AnyHashable) {
    stack?.push(value)
  }

  /// Goes back to the screen below.
  func pop() {
    stack?.pop()
  }
}

/// A node that keeps a stack of screens.
@MainActor
protocol ScreenStack: ViewNode {
  /// Shows a view on top.
  func push(_ content: AnyView)
  /// Shows the screen of a value on top.
  func push(_ value: AnyHashable)
  /// Goes back to the screen below.
  func pop()
  /// Goes back to the first screen.
  func popToFirst()
}

extension ViewNode {
  /// Goes back to the first screen of the stack inside, where there is one.
  func popToFirstScreen() {
    if let stack = self as? any ScreenStack { return stack.popToFirst() }
    for child in children { child.popToFirstScreen() }
  }
}

private enum NavigatorKey: EnvironmentKey {
  static var defaultValue: Navigator? { nil }
}

extension EnvironmentValues {
  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}

import AccessibilityModel

/// A stack of screens: links inside push the next one, a button and the escape gesture go back.
///
///     NavigationStack {
///       NavigationLink("Bailey") { DogDetail() }
///         .navigationTitle("Kennel")
///     }
/// - Source: at-behaviour 3.4
public struct NavigationStack<Root> {
  @State private var pushed: [PushedScreen] = []
  @State private var title: NavigationTitle?
  private let root: Root
}

extension NavigationStack: View where Root: View {
  /// Makes a stack that begins with the views of a closure.
  public nonisolated init(@ViewBuilder root: () -> Root) {
    self.root = root()
  }

  /// The bar with the title, and the screen on top.
  public var body: some View {
    let navigator = Navigator(title: title?.text, pushed: $pushed)
    VStack(spacing: 0) {
      NavigationBar(title: title, back: pushed.last?.backTitle, canGoBack: !pushed.isEmpty) {
        navigator.pop()
      }
      ScreensView(root: root, pushed: pushed)
        .environment(\.navigator, navigator)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .onPreferenceChange(NavigationTitleKey.self) { title = $0 }
    .modifier(NavigationEscape(isActive: !pushed.isEmpty) { navigator.pop() })
  }
}

/// A screen on a stack above the first.
struct PushedScreen: Identifiable {
  let id: Int
  let backTitle: Text?
  let content: AnyView
}

/// Pushes screens and goes back.
struct Navigator {
  let title: Text?
  let pushed: Binding<[PushedScreen]>

  /// Shows a view on top.
  @MainActor
  func push(_ content: AnyView) {
    let screen = PushedScreen(
      id: (pushed.wrappedValue.last?.id ?? 0) + 1, backTitle: title,
      content: AnyView(content.environment(\.dismiss, DismissAction { pop() })))
    pushed.wrappedValue.append(screen)
    AppNotifications.screenChanged()
  }

  /// Goes back to the screen below.
  @MainActor
  func pop() {
    guard !pushed.wrappedValue.isEmpty else { return }
    pushed.wrappedValue.removeLast()
    AppNotifications.screenChanged()
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

/// The title of a screen and how it is shown.
struct NavigationTitle: Equatable {
  var text: Text
}

enum NavigationTitleKey: PreferenceKey {
  static var defaultValue: NavigationTitle? { nil }

  static func reduce(value: inout NavigationTitle?, nextValue: () -> NavigationTitle?) {
    if let next = nextValue() { value = next }
  }
}

extension View {
  /// Names the screen that the view is shown on.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    preference(key: NavigationTitleKey.self, value: NavigationTitle(text: title))
  }

  /// Names the screen that the view is shown on, in words from the app's own language files.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Names the screen that the view is shown on.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }
}

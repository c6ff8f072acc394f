import AccessibilityModel

/// Columns side by side where there is space, and one screen above the other where there is not.
///
///     NavigationSplitView {
///       List(dogs, selection: $dog) { … }
///     } detail: {
///       DogDetail(dog: dog)
///     }
/// - Source: Behaviour 3.4
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var ownColumn = NavigationSplitViewColumn.sidebar
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let column: Binding<NavigationSplitViewColumn>?
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

  private nonisolated init(
    _ visibility: Binding<NavigationSplitViewVisibility>?, _ column: Binding<NavigationSplitViewColumn>?,
    _ sidebar: Sidebar, _ content: Content, _ detail: Detail
  ) {
    self.visibility = visibility
    self.column = column
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }
}

extension NavigationSplitView: View {
  private var hasThree: Bool { Content.self != EmptyView.self }

  /// The columns that there is space for.
  public var body: some View {
    if sizeClass == .regular {
      SplitColumns(
        visibility: visibility?.wrappedValue ?? .automatic, hasThree: hasThree,
        sidebar: sidebar, content: content, detail: detail)
    } else {
      let shown = column ?? $ownColumn
      ScreensWithBars(
        screens: NavigationScreensView(
          root: sidebar.modifier(
            CollapsedColumns(
              shown: shown, hasThree: hasThree, content: content, detail: detail)), path: nil))
    }
  }

  /// Makes two columns.
  public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {
    self.init(nil, nil, sidebar(), EmptyView(), detail())
  }

  /// Makes two columns of which an app says which are shown.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(columnVisibility, nil, sidebar(), EmptyView(), detail())
  }

  /// Makes two columns of which an app says which is on top where there is little space.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(nil, preferredCompactColumn, sidebar(), EmptyView(), detail())
  }

  /// Makes two columns of which an app says which are shown, and which is on top where there is little space.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), EmptyView(), detail())
  }

  /// Makes three columns.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, nil, sidebar(), content(), detail())
  }

  /// Makes three columns of which an app says which are shown.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), content(), detail())
  }

  /// Makes three columns of which an app says which is on top where there is little space.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), content(), detail())
  }
}

/// Columns side by side, each with its own bar.
struct SplitColumns<Sidebar: View, Content: View, Detail: View> {
  @State private var middle: AnyView?
  @State private var last: AnyView?
  let visibility: NavigationSplitViewVisibility
  let hasThree: Bool
  let sidebar: Sidebar
  let content: Content
  let detail: Detail

  nonisolated init(
    visibility: NavigationSplitViewVisibility, hasThree: Bool, sidebar: Sidebar, content: Content,
    detail: Detail
  ) {
    self.visibility = visibility
    self.hasThree = hasThree
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }
}

extension SplitColumns: View {
  var body: some View {
    HStack(spacing: 0) {
      if visibility != .detailOnly, !(visibility == .doubleColumn && hasThree) {
        ScreensWithBars(
          screens: NavigationScreensView(
            root: sidebar.environment(\.isInSplitColumn, true), path: nil,
            sendOn: { hasThree ? showMiddle($0) : showLast($0) })
        )
        .frame(width: 320)
        .modifier(BarGroup())
      }
      if hasThree, visibility != .detailOnly {
        ScreensWithBars(
          screens: NavigationScreensView(
            root: Column(sent: middle, own: content).environment(\.isInSplitColumn, true), path: nil,
            sendOn: { showLast($0) })
        )
        .frame(width: 320)
        .modifier(BarGroup())
      }
      ScreensWithBars(screens: NavigationScreensView(root: Column(sent: last, own: detail), path: nil))
        .modifier(
          BarGroup())
    }
  }
}

extension SplitColumns {
  @MainActor private func showMiddle(_ view: AnyView) { middle = view }
  @MainActor private func showLast(_ view: AnyView) { last = view }
}

/// What a column shows: what a link in the column before led to, else its own view.
struct Column<Own: View> {
  let sent: AnyView?
  let own: Own
}

extension Column: View {
  var body: some View {
    if let sent { sent } else { own }
  }
}

/// The columns beyond the first, as screens above it.
struct CollapsedColumns<Middle: View, Detail: View> {
  let shown: Binding<NavigationSplitViewColumn>
  let hasThree: Bool
  let content: Middle
  let detail: Detail
  @State private var backToFirst = ColumnReturn()
  @State private var backToMiddle = ColumnReturn()

  nonisolated init(
    shown: Binding<NavigationSplitViewColumn>, hasThree: Bool, content: Middle, detail: Detail
  ) {
    self.shown = shown
    self.hasThree = hasThree
    self.content = content
    self.detail = detail
  }

  /// True while a column or a later one is on top; false goes back to the one before.
  @MainActor private func isShown(
    _ column: NavigationSplitViewColumn, else before: NavigationSplitViewColumn, _ wayBack: ColumnReturn
  ) -> Binding<Bool> {
    let shown = shown
    return Binding(
      reading: { shown.wrappedValue.rank >= column.rank },
      writing: { isShown in
        shown.wrappedValue = isShown ? column : before
        if !isShown { onMainActor { wayBack.take() } }
      })
  }
}

extension CollapsedColumns: ViewModifier {
  func body(content first: Content) -> some View {
    if hasThree {
      first
        .environment(\.showNextColumn, ActionBox { shown.wrappedValue = .content })
        .environment(\.isInSplitColumn, true)
        .environment(\.columnReturn, backToFirst)
        .navigationDestination(isPresented: isShown(.content, else: .sidebar, backToFirst)) {
          content
            .environment(\.showNextColumn, ActionBox { shown.wrappedValue = .detail })
            .environment(\.isInSplitColumn, true)
            .environment(\.columnReturn, backToMiddle)
            .navigationDestination(isPresented: isShown(.detail, else: .content, backToMiddle)) { detail }
        }
    } else {
      first
        .environment(\.showNextColumn, ActionBox { shown.wrappedValue = .detail })
        .environment(\.isInSplitColumn, true)
        .environment(\.columnReturn, backToFirst)
        .navigationDestination(isPresented: isShown(.detail, else: .sidebar, backToFirst)) { detail }
    }
  }
}

/// A column of a row of columns.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let rank: Int

  /// The first.
  public static let sidebar = NavigationSplitViewColumn(rank: 0)
  /// The one in the middle.
  public static let content = NavigationSplitViewColumn(rank: 1)
  /// The last.
  public static let detail = NavigationSplitViewColumn(rank: 2)
}

/// Which columns are shown where there is space.
public struct NavigationSplitViewVisibility: Hashable, Sendable, Codable {
  private let name: String

  /// As there is space.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// Every column.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

private enum NextColumnKey: EnvironmentKey {
  static var defaultValue: ActionBox? { nil }
}

extension EnvironmentValues {
  /// Shows the next column where there is space for one alone; called once a row of a list was chosen.
  var showNextColumn: ActionBox? {
    get { self[NextColumnKey.self] }
    set { self[NextColumnKey.self] = newValue }
  }
}

/// How columns share the space.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle: Sendable {}

/// A way of sharing the space that the system knows.
public struct KnownNavigationSplitViewStyle: NavigationSplitViewStyle {
  private let name: String

  fileprivate nonisolated init(_ name: String) {
    self.name = name
  }
}

extension NavigationSplitViewStyle where Self == KnownNavigationSplitViewStyle {
  /// As the place has it.
  public static var automatic: KnownNavigationSplitViewStyle { KnownNavigationSplitViewStyle("automatic") }
  /// Each column takes its part.
  public static var balanced: KnownNavigationSplitViewStyle { KnownNavigationSplitViewStyle("balanced") }
  /// The last column keeps its size.
  public static var prominentDetail: KnownNavigationSplitViewStyle {
    KnownNavigationSplitViewStyle("prominentDetail")
  }
}

extension View {
  /// Sets how columns share the space; each has its part here.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    modifier(IgnoredModifier())
  }

  /// Sets how wide the column is that the view is shown in; each column has one width here.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(IgnoredModifier())
  }

  /// Sets within which limits a person may change the width of the column; each has one width here.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    modifier(IgnoredModifier())
  }
}

import AccessibilityModel

/// A button that shows a list of controls.
///
///     Menu("Sort") {
///       Button("By name") { order = .name }
///       Button("By age") { order = .age }
///     }
/// - Source: Behaviour 3.4
public struct Menu<Label: View, Content: View> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

extension Menu: View {
  /// Has no body of its own.
  public typealias Body = Never

  /// Makes a menu with a label of views.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), primaryAction: nil)
  }

  /// Makes a menu with a label of views that does something at a tap and opens at a long press.
  @preconcurrency
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }
}

extension Menu: PrimitiveView {}

extension Menu: StyledView {
  func content(in environment: EnvironmentValues) -> any View {
    environment.styled(by: (any MenuStyle).self) { style, scope in
      style.view(
        MenuStyleConfiguration(
          label: .init(content: scope.part(label)), content: .init(content: scope.part(content)),
          primaryAction: primaryAction))
    } ?? MenuButton(label: label, content: content, primaryAction: primaryAction)
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Makes the menu that a style was given, in the styles further out.
  public nonisolated init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction)
  }
}

/// The button of a menu; the list lies above the screen while it is open.
struct MenuButton<Label: View, Content: View> {
  @State private var isOpen = false
  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?

  nonisolated init(label: Label, content: Content, primaryAction: (@MainActor () -> Void)?) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }
}

extension MenuButton: View {
  var body: some View {
    let opening = $isOpen
    if let primaryAction {
      Button(action: primaryAction) { label }
        .kind(.menu)
        .accessibilityAction(named: Text(verbatim: String(system: .showMenu))) { opening.wrappedValue = true }
        .modifier(MenuPresentation(isOpen: opening, menu: content))
        .modifier(ClosedMenu(content: content))
    } else {
      Button {
        opening.wrappedValue = true
      } label: {
        label
      }
      .kind(.menu)
      .openingChoices()
      .modifier(MenuPresentation(isOpen: opening, menu: content))
      .modifier(ClosedMenu(content: content))
    }
  }
}

/// Shows the list of a menu while it is open.
struct MenuPresentation<Menu: View> {
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.dismiss) private var dismissOuter
  let isOpen: Binding<Bool>
  let menu: Menu

  nonisolated init(isOpen: Binding<Bool>, menu: Menu) {
    self.isOpen = isOpen
    self.menu = menu
  }

  /// Something while the list is open; a list within a list closes both.
  private var item: Binding<Bool?> {
    let (isOpen, isInMenu) = (isOpen, isInMenu)
    nonisolated(unsafe) let dismissOuter = dismissOuter
    return Binding(
      get: { isOpen.wrappedValue ? true : nil },
      set: { new in
        isOpen.wrappedValue = new ?? false
        guard new == nil, isInMenu else { return }
        onMainActor { dismissOuter() }
      })
  }
}

extension MenuPresentation: ViewModifier {
  func body(content: Content) -> some View {
    content
      .modifier(
        PresentationModifier(
          item: item, identity: { _ in 0 }, place: .menu, onDismiss: nil,
          content: { _ in MenuList(content: menu) })
      )
      // A menu inside a menu is open for as long as its own list is, whatever the outer one does.
      .environment(\.closesOnAction, false)
  }
}

/// The list of a menu, with the button that closes it.
struct MenuList<Content: View> {
  @Environment(\.dismiss) private var dismiss
  let content: Content

  nonisolated init(content: Content) {
    self.content = content
  }
}

extension MenuList: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) { content.modifier(MenuRowModifier()) }
      .environment(\.isInMenu, true)
      .environment(\.barText, .none)
      .environment(\.isInRow, false)
      .modifier(StyleStackModifier<AnyButtonStyle>(styles: []))
      .modifier(StyleStackModifier<any LabelStyle>(styles: [MenuLabelStyle()]))
    // Like every button of a menu, it closes the menu by being used.
    Button(String(system: .dismissMenu)) {}.modifier(RenderingEffectModifier(.unseen))
      .menuActionDismissBehavior(.enabled)
  }
}

private enum InMenuKey: EnvironmentKey {
  static let defaultValue = false
}

private enum MenuOrderKey: EnvironmentKey {
  static let defaultValue = MenuOrder.automatic
}

extension EnvironmentValues {
  /// True for the controls in the list of a menu.
  var isInMenu: Bool {
    get { self[InMenuKey.self] }
    set { self[InMenuKey.self] = newValue }
  }

  /// The order of the controls of menus.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
}

/// The order of the controls of a menu; here they always stand in the order of the code.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private let name: String

  /// The order that the place gives.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first control nearest to the finger.
  public static let priority = MenuOrder(name: "priority")
  /// The order of the code.
  public static let fixed = MenuOrder(name: "fixed")
}

extension View {
  /// Sets the order of the controls of menus inside.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
  }
}

import AccessibilityModel
import AppHost

/// The bar of a stack: a button that goes back, and the title as a heading.
struct NavigationBar {
  let title: NavigationTitle?
  let back: Text?
  let canGoBack: Bool
  let goBack: @MainActor () -> Void

  init(title: NavigationTitle?, back: Text?, canGoBack: Bool, goBack: @escaping @MainActor () -> Void) {
    self.title = title
    self.back = back
    self.canGoBack = canGoBack
    self.goBack = goBack
  }
}

extension NavigationBar: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if canGoBack {
        BackButton(label: back ?? Text(verbatim: "Back"), goBack: goBack).frame(height: 44)
      }
      if let title {
        title.text.font(.largeTitle.bold())
          .accessibilityAddTraits(.isHeader)
          .accessibilitySortPriority(canGoBack ? 0 : 1)
          .frame(maxWidth: .infinity, minHeight: 52, alignment: .leading)
      }
    }
    .padding(.horizontal)
    .accessibilityElement(children: .contain)
  }
}

/// The button that goes back.
struct BackButton {
  let label: Text
  let goBack: @MainActor () -> Void
}

extension BackButton: View {
  typealias Body = Never
}

extension BackButton: PrimitiveView {}

extension BackButton: ControlView {
  var activation: (@MainActor () -> Void)? { goBack }

  func content(in environment: EnvironmentValues) -> any View { label }

  func describe(_ fragment: inout Fragment, _ environment: EnvironmentValues) {
    fragment.element.traits.formUnion([.button, .backButton])
  }
}

/// Lets the escape gesture anywhere inside a view do something.
struct NavigationEscape: ItemModifier {
  typealias Body = Never
  let isActive: Bool
  let action: @MainActor () -> Void

  nonisolated init(isActive: Bool, action: @escaping @MainActor () -> Void) {
    self.isActive = isActive
    self.action = action
  }

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> EscapeItem {
    let item = EscapeItem(around: inner)
    update(item, in: node)
    return item
  }

  func update(_ item: EscapeItem, in node: ViewNode) {
    item.update(isActive ? action : nil)
  }
}

/// An item out of which the escape gesture leads.
final class EscapeItem: WrapperItem {
  private var action: (@MainActor () -> Void)?

  func update(_ action: (@MainActor () -> Void)?) {
    self.action = action
    invalidateFragments()
  }

  override func makeFragments() -> [Fragment] {
    var group = Fragment(identity, AccessibilityElement(isStop: false, frame: Rect(frame)))
    group.children = inner.fragments
    group.handlers.escape = action
    return group.children.isEmpty ? [] : [group]
  }
}

/// What the framework tells assistive technologies of its own accord.
@MainActor
enum AppNotifications {
  /// Another screen is shown.
  static func screenChanged() {
    RunningApp.current.post(.screenChanged(.none))
  }
}

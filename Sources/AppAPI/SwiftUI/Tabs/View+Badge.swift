import AccessibilityModel
import Drawing

/// Shows a few words or a number beside a row, or at the tab that leads to a view.
struct BadgeModifier: ItemModifier {
  typealias Body = Never
  let badge: Text?

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> BadgeItem {
    let item = BadgeItem(around: inner)
    update(item, in: node)
    return item
  }

  func update(_ item: BadgeItem, in node: ViewNode) {
    let isHeard = node.environment.isInRow && !node.environment.isInMenu
    item.environment = node.environment
    item.words = isHeard ? badge?.resolved(in: node.environment).heard : nil
  }
}

/// An item whose badge is its value where it is a row.
///
/// - Source: Behaviour 3.4
final class BadgeItem: WrapperItem {
  var words: SpokenText? {
    didSet { if words != oldValue { invalidateDescription() } }
  }

  /// What the views around have set.
  var environment = EnvironmentValues()

  override func draw(into list: inout DisplayList) {
    inner.draw(into: &list)
    guard let words, let row = graph.drawing.row else { return }
    var drawing = ControlDrawing(ShapeStyleContext(environment: environment, rect: row, state: graph.drawing))
    let availableSpace = row.insetBy(dx: 16, dy: 0)
    drawing.text(
      words.string,
      in: CGRect(x: availableSpace.minX, y: frame.minY, width: availableSpace.width, height: frame.height),
      Color.secondary, alignment: drawing.isMirrored ? .left : .right)
    list.append(drawing.list)
  }

  override func makeDescribedElements() -> [DescribedElement] {
    var describedElements = inner.describedElements
    guard let words, !describedElements.isEmpty else { return describedElements }
    let former = describedElements[0].element.value
    describedElements[0].element.value = SpokenText.joined([former, words].compactMap { $0 })
    return describedElements
  }
}

/// A view that says what its badge is.
@MainActor
protocol BadgeCarrying {
  /// What is shown in a small circle.
  var badge: Text? { get }
}

extension ModifiedContent: BadgeCarrying where Modifier == BadgeModifier {
  var badge: Text? { modifier.badge }
}

extension View {
  /// Shows a number beside a row, or at the tab that leads to the view; 0 shows none.
  ///
  /// - Source: Behaviour 3.4
  public nonisolated func badge(_ count: Int) -> some View {
    modifier(BadgeModifier(badge: count == 0 ? nil : Text(verbatim: "\(count)")))
  }

  /// Shows a few words beside a row, or at the tab that leads to the view.
  public nonisolated func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(badge: label))
  }

  /// Shows a few words from the app's own language files beside a row, or at a tab.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(BadgeModifier(badge: key.map { Text($0) }))
  }

  /// Shows a few words beside a row, or at the tab that leads to the view.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(BadgeModifier(badge: label.map { Text($0) }))
  }

  /// Sets how strongly badges stand out; nothing is heard of it.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    modifier(IgnoredModifier())
  }
}

/// How strongly a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String

  /// Less than usual.
  public static let decreased = BadgeProminence(name: "decreased")
  /// As usual.
  public static let standard = BadgeProminence(name: "standard")
  /// More than usual.
  public static let increased = BadgeProminence(name: "increased")
}

import AccessibilityModel
import Drawing
import UIKit

/// Gives each entry of an open menu a row of its own.
struct MenuRowModifier {}

extension MenuRowModifier: ItemModifier {
  typealias Body = Never

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> MenuRowItem {
    let item = MenuRowItem(around: inner)
    update(item, in: node)
    return item
  }

  func update(_ item: MenuRowItem, in node: ViewNode) { item.environment = node.environment }
}

/// The row of an entry, as wide as the menu, with a line above it.
final class MenuRowItem: WrapperItem {
  /// The width of a menu, in points.
  static let menuWidth: CGFloat = 250
  private static let leading: CGFloat = 28
  private static let trailing: CGFloat = 16
  private static let least: CGFloat = 44
  private static let band: CGFloat = 8

  /// What the views around have set.
  var environment = EnvironmentValues()

  private var isDivider: Bool { inner is DividerItem }

  private func offer(_ width: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: max(0, (width ?? Self.menuWidth) - Self.leading - Self.trailing), height: nil)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = isDivider ? 0 : inner.size(offer(proposal.width)).height
    return CGSize(
      width: proposal.width ?? Self.menuWidth, height: isDivider ? Self.band : max(Self.least, content + 22))
  }

  override var unyieldingSize: CGSize? { nil }
  override func sizeAtAnyHeight(_ width: CGFloat?) -> CGSize? {
    measure(ProposedViewSize(width: width, height: nil))
  }

  override func placeContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
    let offer = offer(bounds.width)
    let size = inner.size(offer)
    let isMirrored = environment.layoutDirection == .rightToLeft
    let x = isMirrored ? bounds.maxX - Self.leading - size.width : bounds.minX + Self.leading
    inner.place(at: CGPoint(x: x, y: bounds.midY - size.height / 2), offer)
  }

  override func draw(into list: inout DisplayList) {
    let context = ShapeStyleContext(environment: environment, rect: frame, state: graph.drawing)
    if isDivider {
      return list.fill(Rect(frame), with: .color(context.color(Color(.tertiarySystemFill))))
    }
    withDrawingState {
      $0.row = frame
    } _: {
      inner.draw(into: &list)
    }
    guard let top = container?.frame.minY, frame.minY > top + 0.5 else { return }
    let line = CGRect(x: frame.minX, y: frame.minY - 0.25, width: frame.width, height: 0.5)
    list.fill(Rect(line), with: .color(context.color(Color(.separator))))
  }
}

/// The look of labels in a menu: the title, and the picture at the far edge.
struct MenuLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      Spacer(minLength: 8)
      configuration.icon
    }
  }
}

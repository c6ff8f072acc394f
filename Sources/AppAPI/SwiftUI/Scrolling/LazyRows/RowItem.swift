import AccessibilityModel
import AppHost

/// How what a row shows is set.
struct RowAppearance: Equatable {
  /// The direction in which rows follow one another.
  var axis = Axis.vertical
  var insets = EdgeInsets()
  var leastHeight: CGFloat = 0
  /// Where the content lies in the row.
  var alignment = Alignment.center
  var isMirrored = false
  /// True for a view of a grid, which takes no more space than it needs.
  var isCell = false
}

/// A row of a lazy container.
class RowItem: ContainerItem {
  let identities: RowIdentities
  let appearance: RowAppearance
  private let layout: StackLayout

  init(_ graph: ViewGraph, _ identities: RowIdentities, _ appearance: RowAppearance) {
    self.identities = identities
    self.appearance = appearance
    layout = StackLayout(
      axis: appearance.axis, spacing: nil, alignment: appearance.alignment, isMirrored: appearance.isMirrored)
    super.init(graph)
  }

  /// The space around the content.
  override var givenIdentities: RowIdentities? { identities }

  var insets: EdgeInsets { appearance.insets }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let insets = insets
    return appearance.axis == .vertical
      ? ProposedViewSize(
        width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) }, height: nil)
      : ProposedViewSize(width: nil, height: proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let (insets, content) = (insets, layout.solve(contents, offer(proposal)).size)
    if appearance.isCell { return content }
    guard appearance.axis == .vertical else {
      return CGSize(width: content.width, height: proposal.height ?? content.height)
    }
    return CGSize(
      width: proposal.width ?? content.width + insets.leading + insets.trailing,
      height: max(appearance.leastHeight, content.height + insets.top + insets.bottom))
  }

  override func placeContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
    let result = layout.solve(contents, offer(proposal))
    if appearance.isCell { return layout.place(contents, in: bounds, result) }
    let insets = insets
    let left = appearance.isMirrored ? insets.trailing : insets.leading
    let availableSpace = CGRect(
      x: bounds.minX + left, y: bounds.minY,
      width: bounds.width - insets.leading - insets.trailing, height: bounds.height)
    let free = CGSize(
      width: availableSpace.width - result.size.width, height: availableSpace.height - result.size.height)
    let middle = CGPoint(x: availableSpace.minX + free.width / 2, y: availableSpace.minY + free.height / 2)
    var corner = middle
    if appearance.axis == .vertical {
      switch appearance.alignment.horizontal {
      case .center: break
      case .trailing:
        corner.x = appearance.isMirrored ? availableSpace.minX : availableSpace.maxX - result.size.width
      default:
        corner.x = appearance.isMirrored ? availableSpace.maxX - result.size.width : availableSpace.minX
      }
    } else if appearance.alignment.vertical == .top {
      corner.y = availableSpace.minY
    } else if appearance.alignment.vertical == .bottom {
      corner.y = availableSpace.maxY - result.size.height
    }
    layout.place(contents, in: CGRect(origin: corner, size: result.size), result)
  }
}

import AccessibilityModel
import AppHost

/// Hands out the identities of one row, the same ones again when the row comes back.
@MainActor
final class RowIdentities {
  private var given: [ElementIdentity] = []
  private var next = 0

  /// Starts over, once everything that holds one of them is gone.
  func rewind() {
    next = 0
  }

  /// The next identity of the row.
  func take() -> ElementIdentity {
    if next == given.count { given.append(ElementIdentity()) }
    defer { next += 1 }
    return given[next]
  }
}

/// How what a row shows is set.
struct RowLook: Equatable {
  /// The direction in which rows follow one another.
  var axis = Axis.vertical
  var insets = EdgeInsets()
  var leastHeight: CGFloat = 0
  /// Where the content lies in the row.
  var alignment = Alignment.center
  var isMirrored = false
  /// True for a view of a grid, which takes no more room than it needs.
  var isCell = false
}

/// A row of a lazy container.
class RowItem: ContainerItem {
  let identities: RowIdentities
  let look: RowLook
  private let layout: StackLayout

  init(_ graph: ViewGraph, _ identities: RowIdentities, _ look: RowLook) {
    self.identities = identities
    self.look = look
    layout = StackLayout(
      axis: look.axis, spacing: nil, alignment: look.alignment, isMirrored: look.isMirrored)
    super.init(graph)
  }

  /// The room around the content.
  var insets: EdgeInsets { look.insets }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let insets = insets
    return look.axis == .vertical
      ? ProposedViewSize(
        width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) }, height: nil)
      : ProposedViewSize(width: nil, height: proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let (insets, content) = (insets, layout.solve(contents, offer(proposal)).size)
    if look.isCell { return content }
    guard look.axis == .vertical else {
      return CGSize(width: content.width, height: proposal.height ?? content.height)
    }
    return CGSize(
      width: proposal.width ?? content.width + insets.leading + insets.trailing,
      height: max(look.leastHeight, content.height + insets.top + insets.bottom))
  }

  override func placeContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
    let result = layout.solve(contents, offer(proposal))
    if look.isCell { return layout.place(contents, in: bounds, result) }
    let insets = insets
    let left = look.isMirrored ? insets.trailing : insets.leading
    let room = CGRect(
      x: bounds.minX + left, y: bounds.minY,
      width: bounds.width - insets.leading - insets.trailing, height: bounds.height)
    let free = CGSize(width: room.width - result.size.width, height: room.height - result.size.height)
    let middle = CGPoint(x: room.minX + free.width / 2, y: room.minY + free.height / 2)
    var corner = middle
    if look.axis == .vertical {
      switch look.alignment.horizontal {
      case .center: break
      case .trailing: corner.x = look.isMirrored ? room.minX : room.maxX - result.size.width
      default: corner.x = look.isMirrored ? room.maxX - result.size.width : room.minX
      }
    } else if look.alignment.vertical == .top {
      corner.y = room.minY
    } else if look.alignment.vertical == .bottom {
      corner.y = room.maxY - result.size.height
    }
    layout.place(contents, in: CGRect(origin: corner, size: result.size), result)
  }
}

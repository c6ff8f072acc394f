import AccessibilityModel

/// Lays out rows one below the other and makes only those that the screen and a margin hold.
final class LazyRowsItem: LayoutItem {
  /// How rows are set.
  struct Style: Equatable {
    var spacing: CGFloat
    var alignment: HorizontalAlignment
    var insets = EdgeInsets()
    var leastHeight: CGFloat = 0
    var isMirrored = false
  }

  /// The node whose rows these are.
  var content: ViewNode?
  var style: Style {
    didSet {
      guard style != oldValue else { return }
      rows = [:]
      estimate = nil
      invalidateLayout()
    }
  }
  private var rows: [Int: RowItem] = [:]
  private var identities: [RowKey: RowIdentities] = [:]
  private var estimate: CGFloat?
  private(set) var realized: Range<Int> = 0..<0

  init(_ graph: ViewGraph, _ style: Style) {
    self.style = style
    super.init(graph)
  }

  override var contents: [LayoutItem] { realized.compactMap { rows[$0] } }

  /// How many rows there are, made or not.
  var count: Int { content?.totalRowCount ?? 0 }

  /// Forgets which rows stand where; called when the collection has changed.
  func rowsChanged() {
    rows = [:]
    invalidateLayout()
  }

  private func row(_ index: Int) -> RowItem {
    if let row = rows[index] { return row }
    let key = content?.key(ofRow: index) ?? RowKey(path: [index])
    let kept = identities[key] ?? RowIdentities()
    identities[key] = kept
    let row = RowItem(
      graph, kept, insets: style.insets, leastHeight: style.leastHeight, alignment: style.alignment,
      isMirrored: style.isMirrored)
    row.source = { [weak self] in self?.content?.items(ofRow: index) ?? [] }
    adopt([row])
    rows[index] = row
    return row
  }

  private func height(_ index: Int, _ width: CGFloat?) -> CGFloat {
    row(index).size(ProposedViewSize(width: width, height: nil)).height
  }

  /// The extent from the top of one row to the top of the next, judged by the first row.
  private func pitch(_ width: CGFloat?) -> CGFloat {
    if let estimate { return estimate + style.spacing }
    let first = count == 0 ? 0 : height(0, width)
    estimate = max(first, 1)
    return max(first, 1) + style.spacing
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let count = count
    guard count > 0 else { return CGSize(width: proposal.width ?? 0, height: 0) }
    let width = proposal.width ?? height(0, nil).magnitude
    var total = pitch(proposal.width) * CGFloat(count) - style.spacing
    if realized == 0..<count {
      total = realized.reduce(0) { $0 + height($1, proposal.width) } + style.spacing * CGFloat(count - 1)
    }
    return CGSize(width: width, height: total)
  }

  override func placeContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
    let count = count
    guard count > 0 else {
      realized = 0..<0
      return
    }
    let window = enclosingViewport ?? graph.screen
    let pitch = pitch(bounds.width)
    let margin = window.height / 2
    let first = Int((window.minY - margin - bounds.minY) / pitch)
    let start = min(max(0, first), count - 1)
    var y = bounds.minY + CGFloat(start) * pitch
    var index = start
    while index < count, index == start || y < window.maxY + margin {
      let row = row(index)
      let offer = ProposedViewSize(width: bounds.width, height: nil)
      row.place(at: CGPoint(x: bounds.minX, y: y), offer)
      y += row.size(offer).height + style.spacing
      index += 1
    }
    realize(start..<index)
  }

  private func realize(_ range: Range<Int>) {
    guard range != realized || rows.count > range.count else { return }
    realized = range
    for (index, row) in rows where !range.contains(index) {
      rows[index] = nil
      if content?.key(ofRow: index).id != nil { row.identities.rewind() }
    }
    content?.releaseAllRows(outside: range)
    invalidateFragments()
  }

  /// The name of a row, made or not.
  func key(of index: Int) -> RowKey? { content?.key(ofRow: index) }

  /// Where a row lies on the screen, as far as that is known before it is made.
  func place(of index: Int) -> CGRect {
    CGRect(
      x: frame.minX, y: frame.minY + top(of: index), width: frame.width,
      height: pitch(frame.width) - style.spacing)
  }

  /// Where a row begins, from the top of all rows.
  func top(of index: Int) -> CGFloat { CGFloat(index) * pitch(frame.width) }

  override func makeFragments() -> [Fragment] {
    var group = Fragment(identity, AccessibilityElement(isStop: false, frame: Rect(frame)))
    group.element.rows = LazyRows(count: count, realized: realized)
    for index in realized {
      guard let row = rows[index] else { continue }
      group.children += row.fragments.map { fragment in
        var fragment = fragment
        fragment.element.rowIndex = index
        return fragment
      }
    }
    group.handlers.realize = { [weak self] range in self?.bring(range) ?? .failed(.gone) }
    return [group]
  }

  /// Makes the rows of a range by scrolling to them; answers with those that exist then.
  private func bring(_ range: Range<Int>) -> Answer {
    let wanted = range.clamped(to: 0..<count)
    guard !wanted.isEmpty else { return .declined }
    if realized.lowerBound > wanted.lowerBound || realized.upperBound < wanted.upperBound {
      enclosingScroll?.scroll(toShow: self, row: wanted.lowerBound)
      graph.layoutNow()
    }
    return .range(realized)
  }
}

import AccessibilityModel
import AppHost

/// Lays out rows one after another, in columns where it is a grid, and makes only those that the screen
/// and a margin hold.
class LazyRowsItem: LayoutItem {
  /// How rows are set.
  struct Style: Equatable {
    /// The direction in which lines follow one another.
    var axis = Axis.vertical
    var spacing: CGFloat
    var alignment: Alignment
    /// The columns of a grid; none where each line is one row.
    var columns: [GridItem] = []
    var insets = EdgeInsets()
    var leastHeight: CGFloat = 0
    var isMirrored = false
  }

  /// The node whose rows these are.
  var content: ViewNode?
  var style: Style {
    didSet { if style != oldValue { rowsChanged() } }
  }
  private var rows: [Int: RowItem] = [:]
  private var identities: [RowKey: RowIdentities] = [:]
  private var estimate: (cross: CGFloat?, length: CGFloat)?
  private var knownLines: (columns: Int, lines: RowLines)?
  private(set) var realized: Range<Int> = 0..<0

  init(_ graph: ViewGraph, _ style: Style) {
    self.style = style
    super.init(graph)
  }

  override var contents: [LayoutItem] { realized.compactMap { rows[$0] } }

  /// A row that is there, by its number.
  func realizedRow(_ index: Int) -> RowItem? { rows[index] }

  /// Makes a row.
  func makeRow(_ index: Int, _ identities: RowIdentities, _ appearance: RowAppearance) -> RowItem {
    RowItem(graph, identities, appearance)
  }

  /// Has the rows that are made described anew.
  final func invalidateRowDescriptions() {
    for row in rows.values { row.invalidateDescription() }
  }

  /// True for the rows of a list, which tests of the interface find as cells.
  var isList: Bool { false }

  /// Which rows can be seen, in words; `nil` where pages are told.
  var scrollStatus: String? { nil }

  /// The rule by which rows or pages are told.
  var scrollStatusRule: UncertainRule? { nil }

  /// How many rows there are, made or not.
  final var count: Int { content?.totalRowCount ?? 0 }

  /// Forgets which rows stand where; called when the collection has changed.
  func rowsChanged() {
    rows = [:]
    estimate = nil
    knownLines = nil
    invalidateLayout()
  }

  private func row(_ index: Int) -> RowItem {
    if let row = rows[index] { return row }
    let key = content?.key(ofRow: index) ?? RowKey(path: [index])
    let kept = identities[key] ?? RowIdentities()
    identities[key] = kept
    let appearance = RowAppearance(
      axis: style.axis, insets: style.insets, leastHeight: style.leastHeight, alignment: style.alignment,
      isMirrored: style.isMirrored, isCell: !style.columns.isEmpty)
    let row = makeRow(index, kept, appearance)
    row.source = { [weak self] in self?.content?.items(ofRow: index) ?? [] }
    adopt([row])
    rows[index] = row
    return row
  }

  // MARK: Lines

  private func tracks(_ cross: CGFloat?) -> [GridTrack] {
    guard !style.columns.isEmpty else { return [] }
    let ideal = count == 0 ? 0 : row(0).size(.unspecified).length(style.axis.other)
    let length = cross ?? ideal * CGFloat(style.columns.count)
    return style.columns.tracks(in: length, alignment: style.alignment)
  }

  private func lines(_ tracks: [GridTrack]) -> RowLines {
    let columns = max(1, tracks.count)
    if let knownLines, knownLines.columns == columns { return knownLines.lines }
    let lines = RowLines(content?.runs ?? [], columns: columns)
    knownLines = (columns, lines)
    return lines
  }

  /// What the rows of a line are offered across, one by one.
  private func offers(_ line: Int, _ lines: RowLines, _ tracks: [GridTrack], _ cross: CGFloat?)
    -> [ProposedViewSize]
  {
    let rows = lines.rows(of: line)
    guard !tracks.isEmpty, !(lines.isWhole(line) && tracks.count > 1) else {
      let whole = tracks.last.map { $0.offset + $0.length }
      return rows.map { _ in ProposedViewSize(style.axis, main: nil, cross: cross ?? whole) }
    }
    return zip(rows, tracks).map { ProposedViewSize(style.axis, main: nil, cross: $1.length) }
  }

  private func size(
    _ line: Int, _ lines: RowLines, _ tracks: [GridTrack], _ cross: CGFloat?
  ) -> CGSize {
    var size = CGSize.zero
    for (index, offer) in zip(lines.rows(of: line), offers(line, lines, tracks, cross)) {
      let own = row(index).size(offer)
      size.width = max(size.width, own.width)
      size.height = max(size.height, own.height)
    }
    return size
  }

  /// The size from the start of one line to the start of the next, judged by the first line.
  private func pitch(_ lines: RowLines, _ tracks: [GridTrack], _ cross: CGFloat?) -> CGFloat {
    if let estimate, estimate.cross == cross { return estimate.length + style.spacing }
    let first = lines.count == 0 ? 0 : size(0, lines, tracks, cross).length(style.axis)
    estimate = (cross, max(first, 1))
    return max(first, 1) + style.spacing
  }

  private var crossLength: CGFloat { frame.size.length(style.axis.other) }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let cross = proposal.length(style.axis.other)
    let tracks = tracks(cross)
    let lines = lines(tracks)
    guard lines.count > 0 else { return CGSize(style.axis, main: 0, cross: cross ?? 0) }
    var main = pitch(lines, tracks, cross) * CGFloat(lines.count) - style.spacing
    if realized == 0..<lines.rowCount {
      main = (0..<lines.count).reduce(0) { $0 + size($1, lines, tracks, cross).length(style.axis) }
      main += style.spacing * CGFloat(lines.count - 1)
    }
    return CGSize(style.axis, main: main, cross: crossSize(lines, tracks, cross))
  }

  /// How far the rows reach across: as far as they are offered, or as far as those that are made need.
  private func crossSize(_ lines: RowLines, _ tracks: [GridTrack], _ cross: CGFloat?) -> CGFloat {
    if let last = tracks.last { return max(last.offset + last.length, cross ?? 0) }
    if style.axis == .vertical, let cross { return cross }
    let known =
      realized.isEmpty
      ? 0..<1 : lines.line(of: realized.lowerBound)..<lines.line(of: realized.upperBound - 1) + 1
    return known.map { size($0, lines, tracks, nil).length(style.axis.other) }.max() ?? 0
  }

  override func placeContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
    let cross = bounds.size.length(style.axis.other)
    let tracks = tracks(cross)
    let lines = lines(tracks)
    guard lines.count > 0 else {
      realized = 0..<0
      return
    }
    let window = viewport
    let pitch = pitch(lines, tracks, cross)
    let margin = window.size.length(style.axis) / 2
    let begin = style.axis == .vertical ? bounds.minY : bounds.minX
    let isBackwards = style.axis == .horizontal && style.isMirrored
    // Lines that run from right to left are counted from the right.
    let near =
      style.axis == .vertical
      ? window.minY - begin : isBackwards ? bounds.maxX - window.maxX : window.minX - begin
    let start = min(max(0, Int((near - margin) / pitch)), lines.count - 1)
    let end = near + window.size.length(style.axis) + margin
    var offset = CGFloat(start) * pitch
    var line = start
    while line < lines.count, line == start || offset < end {
      let length = size(line, lines, tracks, cross).length(style.axis)
      place(line, at: offset, length, lines, tracks, in: bounds)
      offset += length + style.spacing
      line += 1
    }
    realize(lines.rows(of: start).lowerBound..<lines.rows(of: line - 1).upperBound)
  }

  private func place(
    _ line: Int, at offset: CGFloat, _ length: CGFloat, _ lines: RowLines, _ tracks: [GridTrack],
    in bounds: CGRect
  ) {
    let cross = bounds.size.length(style.axis.other)
    let offers = offers(line, lines, tracks, cross)
    let isSpread =
      !tracks.isEmpty && offers.count <= tracks.count && !(lines.isWhole(line) && tracks.count > 1)
    let across = tracks.last.map { $0.offset + $0.length } ?? cross
    // What is left beside all columns lies where the alignment of the grid leaves it.
    let availableSpace = ViewDimensions(width: cross - across, height: cross - across) { _ in nil }
    let inset =
      style.axis == .vertical
      ? availableSpace[style.alignment.horizontal] : availableSpace[style.alignment.vertical]
    for (place, index) in lines.rows(of: line).enumerated() {
      let track =
        isSpread
        ? GridTrack(
          offset: tracks[place].offset + inset, length: tracks[place].length,
          alignment: tracks[place].alignment)
        : GridTrack(offset: 0, length: cross, alignment: style.alignment)
      let size = CGSize(style.axis, main: length, cross: track.length)
      var x = style.axis == .vertical ? track.offset : offset
      let y = style.axis == .vertical ? offset : track.offset
      if style.isMirrored { x = bounds.width - x - size.width }
      let cell = CGRect(x: bounds.minX + x, y: bounds.minY + y, width: size.width, height: size.height)
      LayerLayout(alignment: track.alignment, isMirrored: style.isMirrored)
        .placeOne(row(index), in: cell, offers[place])
    }
  }

  /// The part of the screen in which rows can be seen.
  final var viewport: CGRect {
    let axis: Axis.Set = style.axis == .vertical ? .vertical : .horizontal
    return enclosingScroll(along: axis)?.viewport ?? graph.screen
  }

  private func realize(_ range: Range<Int>) {
    guard range != realized || rows.count > range.count else { return }
    realized = range
    for (index, row) in rows where !range.contains(index) {
      rows[index] = nil
      if content?.key(ofRow: index).id != nil { row.identities.rewind() }
    }
    content?.releaseAllRows(outside: range)
    invalidateDescription()
  }

  // MARK: Places

  /// The name of a row, made or not.
  func key(of index: Int) -> RowKey? { content?.key(ofRow: index) }

  /// Where a row lies on the screen, as far as that is known before it is made.
  func place(of index: Int) -> CGRect {
    if realized.contains(index), let row = rows[index] { return row.frame }
    let tracks = tracks(crossLength)
    let length = pitch(lines(tracks), tracks, crossLength) - style.spacing
    let size = CGSize(style.axis, main: length, cross: crossLength)
    let offset = offset(of: index)
    return style.axis == .vertical
      ? CGRect(origin: CGPoint(x: frame.minX, y: frame.minY + offset), size: size)
      : CGRect(
        origin: CGPoint(
          x: style.isMirrored ? frame.maxX - offset - size.width : frame.minX + offset, y: frame.minY),
        size: size)
  }

  /// Where the line of a row begins, from the start of all lines.
  private func offset(of index: Int) -> CGFloat {
    let tracks = tracks(crossLength)
    let lines = lines(tracks)
    return CGFloat(lines.line(of: index)) * pitch(lines, tracks, crossLength)
  }

  /// The row that is made and lies beside a point of the screen.
  func row(at point: CGPoint) -> Int? {
    realized.first { index in
      guard let frame = rows[index]?.frame else { return false }
      return style.axis == .vertical
        ? frame.minY <= point.y && point.y < frame.maxY : frame.minX <= point.x && point.x < frame.maxX
    }
  }

  // MARK: What is heard

  override func makeDescribedElements() -> [DescribedElement] {
    var group = DescribedElement.container(identity, frame: frame)
    group.element.rows = LazyRows(count: count, realized: realized)
    for index in realized {
      guard let row = rows[index] else { continue }
      group.children += row.describedElements.map { described in
        var described = described
        described.element.rowIndex = index
        return described
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
      let place = place(of: wanted.lowerBound)
      enclosingScroll?.scroll(toShow: place, anchor: style.isMirrored ? .topTrailing : .topLeading)
      graph.layoutNow()
    }
    return .range(realized)
  }
}

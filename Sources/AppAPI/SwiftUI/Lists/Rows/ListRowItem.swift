import AccessibilityModel
import Drawing

/// A row of a list: it can be chosen, deleted and dragged where the list allows that.
///
/// - Source: Behaviour 3.4
final class ListRowItem: RowItem {
  /// What the row is to its list, found out whenever the row is described.
  private let facts: () -> RowFacts
  /// Where the row stands among all rows of the list.
  let index: Int
  private(set) lazy var handle = ReorderItem(self)
  private weak var rows: ListRowsItem?

  init(
    _ rows: ListRowsItem, _ identities: RowIdentities, _ appearance: RowAppearance, index: Int,
    facts: @escaping () -> RowFacts
  ) {
    self.facts = facts
    self.index = index
    self.rows = rows
    super.init(rows.graph, identities, appearance)
  }

  var policy: ListPolicy { rows?.policy ?? ListPolicy() }

  override var insets: EdgeInsets {
    var insets = source().first?.layoutValue(RowInsetsKey.self) ?? appearance.insets
    // The mark of a row that leads to another screen stands behind the row's content.
    if leadsOn { insets.trailing += Self.leadWidth }
    return insets
  }

  /// The space for the mark of a row that leads to another screen, in points.
  private static let leadWidth: CGFloat = 18

  /// The part of the screen that belongs to the row, from edge to edge of its field.
  var field: CGRect { rows?.field(body) ?? body }

  /// The space to the section before, above the row itself, in points.
  private var gap: CGFloat { rows?.gap(aboveRow: index) ?? 0 }

  /// Where the row itself lies, without the space above it.
  var body: CGRect {
    let gap = gap
    return CGRect(x: frame.minX, y: frame.minY + gap, width: frame.width, height: frame.height - gap)
  }

  /// What can be done with the row because its collection can be changed.
  var edits: RowEdits? { facts().edits }

  private func allows<Key: LayoutValueKey>(_ key: Key.Type) -> Bool where Key.Value == Bool {
    source().allSatisfy { $0.layoutValue(key) }
  }

  /// True where the row has a handle to drag it by.
  var canBeMoved: Bool {
    policy.isEditing && allows(MovementKey.self) && facts().edits?.move != nil
  }

  /// True where the row is chosen.
  var isChosen: Bool {
    policy.selection?.contains(facts().value) ?? false
  }

  /// True where the row has a mark before it that takes it away.
  var showsDeletion: Bool {
    policy.isEditing && allows(DeletionKey.self) && facts().edits?.delete != nil
  }

  /// The space before the row for the mark of editing, in points.
  static let markWidth: CGFloat = 38

  override func draw(into list: inout DisplayList) {
    super.draw(into: &list)
    if canBeMoved { handle.draw(into: &list) }
    if showsDeletion { drawDeletion(into: &list) }
  }

  /// What is heard of the row's content, one thing after the other.
  var words: SpokenText {
    let parts = DescribedElement.inReadingOrder(contents.flatMap(\.describedElements), policy.order)
    return SpokenText.joined(parts.compactMap(\.element.label))
  }

  // MARK: Layout

  override func placeContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
    var availableSpace = bounds
    availableSpace.origin.y += gap
    availableSpace.size.height -= gap
    if showsDeletion {
      if !appearance.isMirrored { availableSpace.origin.x += Self.markWidth }
      availableSpace.size.width = max(0, availableSpace.width - Self.markWidth)
    }
    guard canBeMoved else {
      return super.placeContents(
        in: availableSpace, ProposedViewSize(width: availableSpace.width, height: proposal.height))
    }
    adopt([handle])
    availableSpace.size.width = max(0, availableSpace.width - ReorderItem.width)
    let x = appearance.isMirrored ? bounds.minX : availableSpace.maxX
    if appearance.isMirrored { availableSpace.origin.x += ReorderItem.width }
    super.placeContents(
      in: availableSpace, ProposedViewSize(width: availableSpace.width, height: proposal.height))
    // Where the last line stands, so that the handle is met behind all of it.
    let bottom = source().map(\.frame.maxY).max() ?? bounds.maxY
    handle.place(
      at: CGPoint(x: x, y: bottom - ReorderItem.height),
      ProposedViewSize(width: ReorderItem.width, height: ReorderItem.height))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let (taken, gap) = ((canBeMoved ? ReorderItem.width : 0) + (showsDeletion ? Self.markWidth : 0), gap)
    guard taken > 0 || gap > 0, let width = proposal.width else { return super.measure(proposal) }
    let inner = super.measure(ProposedViewSize(width: max(0, width - taken), height: proposal.height))
    return CGSize(width: width, height: inner.height + gap)
  }

  // MARK: What is heard and done

  override func makeDescribedElements() -> [DescribedElement] {
    let facts = facts()
    let delete = deletion(facts)
    let isMovable = canBeMoved
    let choice = choice(facts)
    guard delete != nil || isMovable || choice != nil else { return super.makeDescribedElements() }
    var describedElements = contents.flatMap(\.describedElements)
    for index in describedElements.indices {
      describedElements[index].changeStops { described in
        if let delete {
          described.handlers.actions.append(
            Handlers.Action(name: SpokenText(String(system: .delete)), category: .standard, perform: delete))
        }
        choice?.apply(to: &described)
      }
    }
    if isMovable {
      adopt([handle])
      describedElements += handle.describedElements
    }
    return describedElements
  }

  /// Takes the row's element away; a row with swipe actions of its own offers that while it is edited.
  private func deletion(_ facts: RowFacts) -> (@MainActor () -> Void)? {
    guard facts.edits?.delete != nil, allows(DeletionKey.self) else { return nil }
    if !policy.isEditing, source().contains(where: \.hasSwipeActions) { return nil }
    return { [weak self] in self?.edits?.delete?() }
  }

  private func choice(_ facts: RowFacts) -> RowChoice? {
    guard let selection = policy.selection, allows(SelectionKey.self), selection.accepts(facts.value) else {
      return nil
    }
    return RowChoice(isChosen: selection.contains(facts.value), choose: policy.choosing(facts.value))
  }

  override func tapHandler(at point: CGPoint) -> (() -> Void)? {
    guard frame.contains(point) else { return nil }
    return super.tapHandler(at: point) ?? choice(facts())?.choose
  }
}

/// Whether a row is chosen, and what chooses it.
private struct RowChoice {
  let isChosen: Bool
  var choose: (@MainActor () -> Void)?

  func apply(to described: inout DescribedElement) {
    if isChosen { described.element.traits.insert(.selected) }
    guard let choose, described.handlers.activate == nil, !described.element.traits.contains(.notEnabled)
    else {
      return
    }
    described.handlers.activate = choose
  }
}

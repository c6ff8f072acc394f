import AccessibilityModel
import AppHost
import AppResources
import Drawing

/// A list with the letters beside it that lead to its sections, where any of them has a label.
final class IndexedListItem: ContainerItem {
  /// The rows of the list.
  var rows: () -> LazyRowsItem? = { nil }
  var environment = EnvironmentValues()
  private lazy var index = SectionIndexItem(self)

  /// The labels in order; none where the letters are hidden.
  var sections: [IndexedSection] {
    guard environment.sectionIndexVisibility != .hidden else { return [] }
    return rows()?.content?.indexedSections() ?? []
  }

  private var main: [LayoutItem] {
    let items = source()
    adopt(items)
    return items
  }

  override var contents: [LayoutItem] {
    guard !sections.isEmpty else { return main }
    adopt([index])
    return main + [index]
  }

  private let layout = StackLayout(axis: .vertical, spacing: nil, alignment: .center, isMirrored: false)

  override func measure(_ proposal: ProposedViewSize) -> CGSize { layout.solve(main, proposal).size }

  override func placeContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
    let items = main
    layout.place(items, in: bounds, layout.solve(items, ProposedViewSize(bounds.size)))
    guard !sections.isEmpty else { return }
    let isMirrored = environment.layoutDirection == .rightToLeft
    let width = SectionIndexItem.width
    index.place(
      at: CGPoint(x: isMirrored ? bounds.minX : bounds.maxX - width, y: bounds.minY),
      ProposedViewSize(width: width, height: bounds.height))
  }
}

/// The letters beside a list that lead to its sections: one element whose value is the present letter.
///
/// Raising the value leads to the next section that has a letter, lowering it to the one before.
final class SectionIndexItem: LayoutItem {
  static let width: CGFloat = 20
  private weak var list: IndexedListItem?
  /// The letter that was chosen last, and where the list was then.
  private var chosen: (index: Int, offset: CGPoint?)?

  init(_ list: IndexedListItem) {
    self.list = list
    super.init(list.graph)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// The letter that was chosen, else the one of the section at the top of the list.
  private func current(of sections: [IndexedSection]) -> Int {
    guard let rows = list?.rows() else { return 0 }
    if let chosen, chosen.offset == rows.enclosingScroll?.offset, sections.indices.contains(chosen.index) {
      return chosen.index
    }
    let top = rows.enclosingScroll?.viewport.minY ?? rows.frame.minY
    let row = rows.realized.first { rows.place(of: $0).maxY > top } ?? 0
    return sections.indices.last { sections[$0].row <= row } ?? 0
  }

  private func move(by step: Int) {
    guard let sections = list?.sections, !sections.isEmpty else { return }
    let next = current(of: sections) + step
    if sections.indices.contains(next) { choose(next, of: sections) }
  }

  /// Shows the section that a letter leads to.
  private func choose(_ index: Int, of sections: [IndexedSection]) {
    guard let rows = list?.rows(), let scroll = rows.enclosingScroll else { return }
    // The first look makes the row; the second one puts it in its place.
    for _ in 0..<2 {
      scroll.scroll(toShow: rows.place(of: sections[index].row), anchor: .top)
      graph.layoutNow()
    }
    chosen = (index, scroll.offset)
    invalidateDescription()
  }

  override func makeDescribedElements() -> [DescribedElement] {
    guard let sections = list?.sections, !sections.isEmpty else { return [] }
    var described = DescribedElement(identity, AccessibilityElement(frame: Rect(frame)))
    described.element.label = SpokenText(String(system: .sectionIndex))
    described.element.value = SpokenText(sections[current(of: sections)].label)
    described.element.traits = .adjustable
    described.handlers.increment = { [weak self] in self?.move(by: 1) }
    described.handlers.decrement = { [weak self] in self?.move(by: -1) }
    return [described]
  }

  override func tapHandler(at point: CGPoint) -> (() -> Void)? {
    guard frame.contains(point), frame.height > 0, let sections = list?.sections else { return nil }
    let place = Int((point.y - frame.minY) / frame.height * CGFloat(sections.count))
    guard sections.indices.contains(place) else { return nil }
    return { [weak self] in self?.choose(place, of: sections) }
  }

  override func draw(into list: inout DisplayList) {
    guard let sections = self.list?.sections, let environment = self.list?.environment else { return }
    let height = min(14, frame.height / CGFloat(max(sections.count, 1)))
    let start = frame.midY - height * CGFloat(sections.count) / 2
    for (place, section) in sections.enumerated() {
      let line = CGRect(x: frame.minX, y: start + CGFloat(place) * height, width: frame.width, height: height)
      var drawing = ControlDrawing(
        ShapeStyleContext(environment: environment, rect: line, state: graph.drawing))
      drawing.text(section.label, in: line, TintShapeStyle(), font: .system(size: 11, weight: .semibold))
      list.append(drawing.list)
    }
  }
}

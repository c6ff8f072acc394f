import AccessibilityModel
import AppHost
import Drawing

/// Lays out the rows of a list, which can be chosen and changed.
final class ListRowsItem: LazyRowsItem {
  /// What the list lets people do with its rows.
  var policy = ListPolicy() {
    didSet {
      if policy.isEditing != oldValue.isEditing {
        rowsChanged()
      } else if policy.selection != nil || oldValue.selection != nil {
        invalidateRowDescriptions()
      }
    }
  }

  override func makeRow(_ index: Int, _ identities: RowIdentities, _ appearance: RowAppearance) -> RowItem {
    ListRowItem(self, identities, appearance, index: index) { [weak self] in
      self?.content?.facts(ofRow: index) ?? RowFacts()
    }
  }

  /// A row that is made.
  func listRow(_ index: Int) -> ListRowItem? { realizedRow(index) as? ListRowItem }

  override func draw(into list: inout DisplayList) { drawList(into: &list) }

  private var knownGaps: Set<Int>?

  override func rowsChanged() {
    knownGaps = nil
    super.rowsChanged()
  }

  /// The rows that begin a section right behind another one.
  private var sectionStarts: Set<Int> {
    let sections = sections
    return Set(
      zip(sections, sections.dropFirst()).compactMap { before, section in
        before.isWhole || section.isWhole ? nil : section.rows.lowerBound
      })
  }

  /// The space between a row and the section before, where no header or footer lies between them, in points.
  func gap(aboveRow index: Int) -> CGFloat {
    guard policy.environment.listAppearance.background != .plain else { return 0 }
    let gaps = knownGaps ?? sectionStarts
    knownGaps = gaps
    return gaps.contains(index) ? policy.environment.listSectionSpacing.gap : 0
  }

  private var statusPolicy: ViewPolicy.ListScrollStatus {
    RunningApp.current[ViewPolicy.self].listScrollStatus
  }

  override var isList: Bool { true }

  override var scrollStatusRule: UncertainRule? { statusPolicy.rule }

  /// Which rows can be seen, in words.
  ///
  /// - Source: Behaviour 1.9
  override var scrollStatus: String? {
    guard statusPolicy == .rows else { return nil }
    let viewport = viewport
    let seen = realized.filter { index in
      guard let frame = realizedRow(index)?.frame else { return false }
      return frame.minY < viewport.maxY && frame.maxY > viewport.minY
    }
    guard let first = seen.first, let last = seen.last else { return nil }
    return String(system: .rows, ["first": "\(first + 1)", "last": "\(last + 1)", "count": "\(count)"])
  }
}

import AccessibilityModel
import AppHost
import Foundation

/// Rows one below the other, of which only those near the screen have cells.
///
///     let table = UITableView(frame: bounds, style: .plain)
///     table.register(DogCell.self, forCellReuseIdentifier: "dog")
///     table.dataSource = kennel
///
/// The data source is asked for numbers once, and for cells as they come near the screen: however many rows
/// there are, no more cells live than cover the table and a quarter of it above and below.
open class UITableView: UIScrollView {
  /// How rows are set off from the background.
  public enum Style: Int, Sendable {
    /// From edge to edge.
    case plain = 0
    /// In groups from edge to edge.
    case grouped = 1
    /// In groups with space beside them.
    case insetGrouped = 2
  }

  /// Where a row goes that is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// As near as it can be shown whole.
    case none = 0
    /// To the top.
    case top = 1
    /// To the middle.
    case middle = 2
    /// To the bottom.
    case bottom = 3
  }

  /// How a change of rows is shown; people meet its result at once.
  public enum RowAnimation: Int, Sendable {
    /// Slowly seen through.
    case fade = 0
    /// To or from the right edge.
    case right = 1
    /// To or from the left edge.
    case left = 2
    /// To or from the top.
    case top = 3
    /// To or from the bottom.
    case bottom = 4
    /// Not at all.
    case none = 5
    /// To or from the middle.
    case middle = 6
    /// As the system finds best.
    case automatic = 100
  }

  /// Lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// No line.
    case none = 0
    /// One line.
    case singleLine = 1
  }

  /// Stands for a height that follows from the content.
  public static let automaticDimension: CGFloat = -1

  /// How rows are set off from the background.
  public let style: Style

  var sections: [TableSection] = []
  var sectionStarts: [CGFloat] = []
  var rowStarts: [Int] = [0]
  var isLoaded = false
  var isTiling = false
  /// True where the heights of rows that have cells are to be asked for anew.
  var remeasures = false
  /// The row that keeps its place on the screen at the next layout, whatever is measured meanwhile.
  var fixedRow: IndexPath?
  var living: [IndexPath: UITableViewCell] = [:]
  /// The row that is asked for anew, and keeps its cell meanwhile.
  var reconfigured: (path: IndexPath, cell: UITableViewCell)?
  var realizedRows = 0..<0
  var edgeViews: [TableEdge: UIView] = [:]
  var reusable: [String: [UITableViewCell]] = [:]
  var reusableEdges: [String: [UITableViewHeaderFooterView]] = [:]
  var registered: [String: UITableViewCell.Type] = [:]
  var registeredEdges: [String: UITableViewHeaderFooterView.Type] = [:]
  /// What makes cells, and views around sections, that interface files describe, by their identifiers.
  var describedCells: [String: @MainActor () -> UITableViewCell?] = [:]
  var describedEdges: [String: @MainActor () -> UITableViewHeaderFooterView?] = [:]
  /// The rows that an interface file describes one by one.
  var staticRows: StaticRows?
  var changes: TableChanges?
  var batchDepth = 0
  var selected: [IndexPath] = []
  var isBeingEdited = false
  var unanswered: DefaultAnswers = []
  var sectionIndex: SectionIndex?
  var knownSurroundings: RowSurroundings?
  var knownStatusRule: (option: ViewPolicy.ListScrollStatus, rule: UncertainRule)?

  /// Makes a table of a style with a place in its superview's coordinates.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Makes a plain table with a place in its superview's coordinates.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Makes a table as an interface file describes it; a plain one without size where none does.
  public required init?(coder: NSCoder) {
    style =
      switch (coder as? ElementCoder)?.attributes["style"] {
      case "grouped": .grouped
      case "insetGrouped": .insetGrouped
      default: .plain
      }
    super.init(coder: coder)
  }

  // MARK: Whom it asks

  /// Who knows the rows and makes the cells.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Who decides heights and takes in what people do.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      if delegate != nil { ContextMenus.areThere = true }
      setNeedsReload()
    }
  }

  override func setDelegate(_ new: (any UIScrollViewDelegate)?) {
    delegate = new as? any UITableViewDelegate
  }

  // MARK: Heights

  /// The height of every row; `automaticDimension` leaves it to the cells.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { setNeedsReload() } }
  }

  /// The height that rows are taken to have until they are shown; `automaticDimension` stands for 44 points.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { setNeedsReload() } }
  }

  /// The height of the part above each section; `automaticDimension` leaves it to what is there.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { setNeedsReload() } }
  }

  /// The height of the part below each section; `automaticDimension` leaves it to what is there.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { setNeedsReload() } }
  }

  /// A view above all sections, as high as its frame says.
  open var tableHeaderView: UIView? {
    didSet { exchange(oldValue, for: tableHeaderView) }
  }

  /// A view below all sections, as high as its frame says.
  open var tableFooterView: UIView? {
    didSet { exchange(oldValue, for: tableFooterView) }
  }

  /// Lines between rows.
  open var separatorStyle = SeparatorStyle.singleLine
  /// Colour of the lines; the usual one where there is none.
  open var separatorColor: UIColor?
  /// How far lines stay away from the edges.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  /// A view behind all rows; what is there is met before them.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Space above each section's header.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
  /// The height that parts above sections are taken to have until they are shown.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The height that parts below sections are taken to have until they are shown.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The height of empty rows below the last one.
  open var fillerRowHeight: CGFloat = 0
  /// What lines stay away from.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// How lines are seen through.
  open var separatorEffect: UIVisualEffect?
  /// True where rows keep to a width that reads well.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// True where what rows show stays clear of what is covered.
  open var insetsContentViewsToSafeArea = true
  /// When rows take another height by themselves.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Colour of the letters at the edge.
  open var sectionIndexColor: UIColor?
  /// Colour of the background behind the letters at the edge.
  open var sectionIndexBackgroundColor: UIColor?
  /// Colour of that background while a finger is on it.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// How many rows there have to be for the letters at the edge to be shown.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsLayout() } }

  // MARK: Fetching ahead

  /// Who is told which rows come next.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// True where somebody is told which rows come next.
  open var isPrefetchingEnabled = true
  var prefetchedEnd = 0

  // MARK: Choosing

  /// True where people can choose a row while rows are edited.
  open var allowsSelectionDuringEditing = false
  /// True where people can choose several rows while rows are edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// True where a row is chosen when the keyboard comes to it.
  open var selectionFollowsFocus = false
  /// True where the keyboard comes back to the row it was on.
  open var remembersLastFocusedIndexPath = false
  /// True where the keyboard can come to rows.
  open var allowsFocus = true

  /// True where people can choose a row.
  open var allowsSelection = true
  /// True where people can choose several rows.
  open var allowsMultipleSelection = false

  // MARK: Numbers

  /// How many sections there are.
  open var numberOfSections: Int {
    loadIfNeeded()
    return sections.count
  }

  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return sections.indices.contains(section) ? sections[section].rowCount : 0
  }

  /// Asks the data source for everything anew; rows keep who they are by their positions.
  open func reloadData() {
    for (path, cell) in living { recycle(cell, at: path) }
    setNeedsReload()
  }

  // MARK: Cells

  /// A cell with an identifier that serves no row now, or a new one of the registered class; `nil` for
  /// neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reusedCell(identifier) ?? makeCell(identifier)
  }

  /// A cell with an identifier that serves no row now, or a new one of the registered class.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let (path, cell) = reconfigured, path == indexPath, cell.reuseIdentifier == identifier { return cell }
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    report(.unregistered(identifier, in: self))
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Tells the class of the cells that are made under an identifier; `nil` for none.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    describedCells[identifier] = nil
    registered[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Tells the class of the views around sections that are made under an identifier; `nil` for none.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    describedEdges[identifier] = nil
    registeredEdges[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// A view with an identifier that serves no section now, or a new one of the registered class.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = reusableEdges[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return describedEdges[identifier]?() ?? registeredEdges[identifier]?.make(registeredAs: identifier)
  }

  // MARK: Layout

  /// Gives rows near the screen their cells and takes those of the others.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    tile()
    prefetch()
    layOutIndex()
  }

  /// The size of all rows, as far as it is known.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    loadIfNeeded()
    return CGSize(width: size.width, height: contentSize.height)
  }

  /// Chooses the row that was tapped; a finger that came from another one chooses nothing.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let path = indexPathForRow(at: touch.location(in: self)),
      let cell = cellForRow(at: path), touch.view?.isDescendant(of: cell) == true, choose(path)
    else { return super.touchesEnded(touches, with: event) }
  }

  /// Asks for everything anew, and measures the rows that are shown, where another text size may change
  /// heights.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    remeasures = true
    setNeedsReload()
  }

  override var usualBackground: UIColor? { style == .plain ? .systemBackground : .systemGroupedBackground }

  override var rules: [UncertainRule] {
    let option = RunningApp.current[ViewPolicy.self].listScrollStatus
    let known = knownStatusRule.flatMap { $0.option == option ? $0.rule : nil }
    let rule = known ?? option.rule
    knownStatusRule = (option, rule)
    return super.rules + [rule]
  }

  override var scrollStatus: String {
    guard RunningApp.current[ViewPolicy.self].listScrollStatus == .rows, let visible = visiblePositions
    else { return super.scrollStatus }
    let (first, last) = (visible.lowerBound + 1, visible.upperBound)
    return String(system: .rows, ["first": "\(first)", "last": "\(last)", "count": "\(rowCount)"])
  }
}

/// Names the part above or below a section.
struct TableEdge: Hashable {
  let section: Int
  let isHeader: Bool
}

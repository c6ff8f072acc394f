import Foundation

/// Shows columns side by side where there is space, and one screen above the other where there is not.
///
///     let split = UISplitViewController(style: .doubleColumn)
///     split.setViewController(KennelController(), for: .primary)
///     split.setViewController(DogController(), for: .secondary)
open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// As many as there are controllers; the first is the primary one.
    case unspecified = 0
    /// Two.
    case doubleColumn = 1
    /// Three.
    case tripleColumn = 2
  }

  /// A place in the row.
  public enum Column: Int, Sendable {
    /// At the leading edge.
    case primary = 0
    /// Between the outer ones.
    case supplementary = 1
    /// At the trailing edge, the widest.
    case secondary = 2
    /// What is shown in place of the columns where there is little space.
    case compact = 3
  }

  /// Which columns are shown.
  public enum DisplayMode: Int, Sendable {
    /// As there is space.
    case automatic = 0
    /// The last one.
    case secondaryOnly = 1
    /// The first and the last one.
    case oneBesideSecondary = 2
    /// The first one above the last.
    case oneOverSecondary = 3
    /// All.
    case twoBesideSecondary = 4
  }

  /// How many columns there are.
  public let style: Style
  private var columns: [Column: UIViewController] = [:]
  private let compactStack = UINavigationController()
  private var stacks: [Column: UINavigationController] = [:]
  private var wasCollapsed: Bool?

  /// Makes a row of columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a row of the columns that are given; interface files are not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a row of columns as an interface file describes it.
  public required init?(coder: NSCoder) {
    style =
      switch (coder as? ElementCoder)?.attributes["style"] {
      case "doubleColumn": .doubleColumn
      case "tripleColumn": .tripleColumn
      default: .unspecified
      }
    super.init(coder: coder)
  }

  /// Who is asked which column is on top where there is little space.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// Which columns are wished for.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// Which columns are shown.
  open var displayMode: DisplayMode {
    if isCollapsed { return .secondaryOnly }
    if preferredDisplayMode != .automatic { return preferredDisplayMode }
    return columns[.supplementary] == nil ? .oneBesideSecondary : .twoBesideSecondary
  }

  /// True where there is space for one column only.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

  /// The controllers of the columns, from the leading edge on.
  open var viewControllers: [UIViewController] {
    get { order.compactMap { columns[$0] } }
    set {
      let places: [Column] = newValue.count > 2 ? order : [.primary, .secondary]
      for (column, controller) in zip(places, newValue) { setViewController(controller, for: column) }
    }
  }

  private var order: [Column] { [.primary, .supplementary, .secondary] }

  /// Sets the controller of a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column] = vc
    arrangeColumns()
  }

  /// The controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Shows a column; where there is little space, above the others.
  open func show(_ column: Column) {
    guard let controller = columns[column], isCollapsed else { return }
    if let stack = controller as? UINavigationController, let top = stack.topViewController {
      stack.viewControllers = []
      compactStack.pushViewController(top, animated: true)
    } else if !compactStack.viewControllers.contains(controller) {
      compactStack.pushViewController(controller, animated: true)
    }
  }

  /// Shows a controller in the last column; where there is little space, above the others.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if isCollapsed, compactRoot == nil {
      let isStack = vc as? UINavigationController
      let top = isStack?.topViewController ?? vc
      isStack?.viewControllers = []
      columns[.secondary] = top
      compactStack.pushViewController(top, animated: true)
    } else {
      setViewController(vc, for: .secondary)
    }
  }

  private var compactRoot: UIViewController? { columns[.compact] }

  // MARK: View

  /// Makes the space in which the columns lie.
  open override func loadView() {
    let stage = StageView(frame: UIScreen.main.bounds)
    stage.arrange = { [weak self] _ in self?.placeColumns() }
    view = stage
    arrangeColumns()
  }

  /// Puts the columns side by side, or one above the other, as there is space now.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if wasCollapsed != isCollapsed { arrangeColumns() }
  }

  private func arrangeColumns() {
    guard let stage = viewIfLoaded as? StageView else { return }
    wasCollapsed = isCollapsed
    for child in children { remove(child) }
    compactStack.viewControllers = []
    for stack in stacks.values { stack.viewControllers = [] }
    stacks = [:]
    if isCollapsed {
      if let compactRoot { return add(compactRoot, to: stage) }
      compactStack.viewControllers = collapsedColumns
      add(compactStack, to: stage)
    } else {
      for column in order {
        guard let controller = columns[column] else { continue }
        add(controller is UINavigationController ? controller : stack(of: controller, in: column), to: stage)
      }
    }
    stage.setNeedsLayout()
  }

  /// The screens that lie one above the other where there is little space.
  private var collapsedColumns: [UIViewController] {
    let first: Column = columns[.primary] == nil ? .secondary : .primary
    let wanted =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: first) ?? first
    return order.prefix { $0.rawValue <= wanted.rawValue }.compactMap { column in
      guard let stack = columns[column] as? UINavigationController else { return columns[column] }
      let root = stack.viewControllers.first
      stack.viewControllers = []
      if let root { columns[column] = root }
      return root
    }
  }

  private func stack(of controller: UIViewController, in column: Column) -> UINavigationController {
    let stack = UINavigationController(rootViewController: controller)
    stacks[column] = stack
    return stack
  }

  private func add(_ controller: UIViewController, to stage: StageView) {
    addChild(controller)
    stage.content.addSubview(controller.view)
    controller.didMove(toParent: self)
  }

  private func remove(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  private func placeColumns() {
    guard let bounds = viewIfLoaded?.bounds else { return }
    guard !isCollapsed else {
      for child in children { child.view.frame = bounds }
      return
    }
    let narrow = min(320, bounds.width / 3)
    let isAlone = displayMode == .secondaryOnly
    var x: CGFloat = 0
    let shown = children
    for (index, child) in shown.enumerated() {
      let isLast = index == shown.count - 1
      child.view.isHidden = isAlone && !isLast
      let width = isLast ? bounds.width - x : narrow
      child.view.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      if !child.view.isHidden { x += width }
    }
  }
}

/// Is asked how columns are shown.
@MainActor @preconcurrency
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Answers which column is on top when there is no longer space for several.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
  /// The one that the system proposes.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
}

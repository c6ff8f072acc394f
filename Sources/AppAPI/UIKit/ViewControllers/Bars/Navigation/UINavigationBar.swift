import AccessibilityModel
import AppHost
import Drawing
import Foundation

/// A bar at the upper edge: the way back, the title as a heading, and buttons.
///
/// - Source: Behaviour 3.4
open class UINavigationBar: UIView {
  private var stack: [UINavigationItem] = []
  /// Goes back where its controller keeps the stack.
  var goBack: (() -> Void)?
  /// Takes in that the bar may need another height.
  var heightDidChange: () -> Void = {}
  /// How far the large title has given way to what was scrolled beneath it, in points: up to its height.
  var titleCollapse: CGFloat = 0 {
    didSet { if titleCollapse != oldValue { setNeedsLayout() } }
  }
  /// What gave way to a search.
  private var yielding: [UIView] = []

  private lazy var viewer = {
    let viewer = UILargeContentViewerInteraction()
    viewer.didMove(to: self)
    return viewer
  }()

  /// Makes a bar with a place in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a bar without size; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Who is asked and told about going back.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// What it shows: the last item, with the way back to the one before.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { stack.last }
  /// The item to which the button leads back.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Sets what it shows.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    let new = items ?? []
    for item in stack where item !== new.last { takeAway(item) }
    for item in stack where !new.contains(item) { item.bar = nil }
    stack = new
    for item in stack { item.bar = self }
    itemDidChange()
  }

  /// Shows an item, with the way back to the one before.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    setItems(stack + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Goes back to the item before.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    setItems(stack.dropLast(), animated: animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  /// True where titles are shown large, below the buttons.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { itemDidChange() } }
  }

  /// True where content shines through.
  open var isTranslucent = true
  /// Light words on a dark background, or the other way round.
  open var barStyle = UIBarStyle.default
  /// The look of a low bar at the end of what is scrolled; a bar looks alike everywhere.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// Picture of the line at the edge.
  open var shadowImage: UIImage?
  /// The picture of the button back.
  open var backIndicatorImage: UIImage?
  /// What is seen of the words while they pass the picture of the button back.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// Colour of the background; that of its appearance goes before it.
  open var barTintColor: UIColor?
  /// How the bar looks.
  open var standardAppearance = UINavigationBarAppearance()
  /// How a low bar looks; it looks as anywhere.
  open var compactAppearance: UINavigationBarAppearance?
  /// How the bar looks above the beginning of content; it looks as anywhere.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Attributes of the title, of which the colour is taken.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// Attributes of a large title, of which the colour is taken.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  // MARK: Layout

  /// The height of the rows that are shown.
  var neededHeight: CGFloat {
    if givesWay { return 52 }
    var height: CGFloat = 44
    if topItem?.prompt != nil { height += 30 }
    if showsLargeTitle { height += LargeTitleLabel.height }
    if topItem?.searchController != nil { height += 52 }
    return height
  }

  /// The width offered, and the height of the rows that are shown.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: neededHeight)
  }

  /// As high as the rows that are shown.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: neededHeight)
  }

  /// How far the title on top can give way: by the height of a large one, or not at all.
  var collapsibleHeight: CGFloat { showsLargeTitle && !givesWay ? LargeTitleLabel.height : 0 }

  /// True where a large title stands among the buttons, out of the way of what was scrolled beneath it.
  var isCollapsed: Bool { collapsibleHeight > 0 && titleCollapse >= collapsibleHeight }

  private var showsLargeTitle: Bool {
    guard prefersLargeTitles, topItem?.titleView == nil, topItem?.title != nil else { return false }
    let modes = stack.map(\.largeTitleDisplayMode)
    return modes.last { $0 != .automatic } != .never
  }

  /// Gives the parts of the item on top their places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in yielding { view.isHidden = false }
    yielding = []
    guard let item = topItem else { return }
    let parts = item.parts
    for part in parts.all where part.superview !== self { addSubview(part) }
    var y: CGFloat = 0
    parts.prompt.isHidden = item.prompt == nil
    parts.prompt.show(item.prompt)
    if item.prompt != nil {
      parts.prompt.frame = CGRect(x: 16, y: 0, width: max(bounds.width - 32, 0), height: 30)
      y = 30
    }
    parts.largeTitle.isHidden = !showsLargeTitle
    parts.followTextSize(isCollapsed: isCollapsed)
    parts.largeTitle.show(item.title)
    let collapse = isCollapsed ? 0 : min(titleCollapse, collapsibleHeight)
    parts.largeTitle.frame = CGRect(
      x: 16, y: y + 44 - collapse, width: max(bounds.width - 32, 0), height: LargeTitleLabel.height)
    parts.largeTitle.covered = collapse
    placeRow(of: item, in: CGRect(x: 8, y: y, width: max(bounds.width - 16, 0), height: 44))
    guard let search = item.searchController?.searchBar else { return }
    if search.superview !== self { addSubview(search) }
    let height = neededHeight - min(titleCollapse, collapsibleHeight)
    search.frame = CGRect(x: 0, y: height - 52, width: bounds.width, height: 52)
    guard givesWay else { return }
    yielding = subviews.filter { $0 !== search && !$0.isHidden }
    for view in yielding { view.isHidden = true }
  }

  /// True while a search has the bar to itself.
  private var givesWay: Bool { topItem?.searchController?.hasBarToItself == true }

  private func placeRow(of item: UINavigationItem, in row: CGRect) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let before = item.leftBarButtonItems ?? []
    let showsBack = hasBackButton(item)
    let back = item.parts.back
    back.isHidden = !showsBack
    var start: CGFloat = 0
    if showsBack {
      updateBack(back, from: item)
      start = back.sizeThatFits(.zero).width
      back.frame = flipped(CGRect(x: row.minX, y: row.minY, width: start, height: 44), in: row, isMirrored)
    }
    let leading = BarRow(items: isMirrored ? before.reversed() : before)
    let trailing = BarRow(
      items: isMirrored ? item.rightBarButtonItems ?? [] : (item.rightBarButtonItems ?? []).reversed())
    for hidden in (before + (item.rightBarButtonItems ?? [])) where hidden.isHidden {
      hidden.viewIfMade?.removeFromSuperview()
    }
    let leadingRect = CGRect(x: row.minX + start, y: row.minY, width: leading.width, height: 44)
    leading.place(in: flipped(leadingRect, in: row, isMirrored), of: self)
    let trailingRect = CGRect(x: row.maxX - trailing.width, y: row.minY, width: trailing.width, height: 44)
    trailing.place(in: flipped(trailingRect, in: row, isMirrored), of: self)
    let availableSpace = CGRect(
      x: leadingRect.maxX, y: row.minY, width: max(trailingRect.minX - leadingRect.maxX, 0), height: 44)
    placeTitle(of: item, in: flipped(availableSpace, in: row, isMirrored), middle: row.midX)
  }

  private func placeTitle(of item: UINavigationItem, in availableSpace: CGRect, middle: CGFloat) {
    let inline = item.parts.title
    inline.show(item.title)
    inline.isHidden = item.titleView != nil || (item.title ?? "").isEmpty || showsLargeTitle
    let title = isCollapsed ? item.parts.largeTitle : inline
    guard let view = item.titleView ?? (title.isHidden ? nil : title) else { return }
    if view.superview !== self { addSubview(view) }
    var size = view.sizeThatFits(availableSpace.size)
    if size.width <= 0 { size = view.bounds.size }
    if size.width <= 0 { size = availableSpace.size }
    let width = min(size.width, availableSpace.width)
    let height = view === title ? 44 : min(size.height, 44)
    let x = min(max(middle - width / 2, availableSpace.minX), availableSpace.maxX - width)
    let offset = view === title ? shownAppearance.titlePositionAdjustment : .zero
    view.frame = CGRect(x: x, y: availableSpace.midY - height / 2, width: width, height: height)
      .offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }

  private func flipped(_ rect: CGRect, in row: CGRect, _ isMirrored: Bool) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(
      x: row.minX + row.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private func hasBackButton(_ item: UINavigationItem) -> Bool {
    guard backItem != nil || item.backAction != nil, !item.hidesBackButton else { return false }
    return (item.leftBarButtonItems ?? []).isEmpty || item.leftItemsSupplementBackButton
  }

  private func updateBack(_ button: BackButton, from item: UINavigationItem) {
    button.title = backItem?.backTitle ?? String(system: .back)
    button.item = backItem?.backBarButtonItem
    button.goBack = { [weak self, weak item] in
      if let action = item?.backAction { return action.perform(sender: item) }
      guard let self else { return }
      if let goBack = self.goBack { goBack() } else { self.popItem(animated: true) }
    }
  }

  private func takeAway(_ item: UINavigationItem) {
    let buttons = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    let own = [item.titleView, item.searchController?.searchBar].compactMap { $0 }
    let views = item.parts.all + buttons.compactMap(\.viewIfMade) + own
    for view in views where view.superview === self { view.removeFromSuperview() }
  }

  /// Takes in that an item looks different.
  func itemDidChange() {
    setNeedsLayout()
    heightDidChange()
  }

  override func drawContent(into list: inout DisplayList) { renderingEffect(into: &list) }

  /// Its items are shown large with nothing to do.
  override var standardLargeContentInteraction: UILargeContentViewerInteraction? { viewer }

  /// True where buttons of the screen on top stand beside the way back.
  var hasButtons: Bool {
    !(topItem?.leftBarButtonItems ?? []).isEmpty || !(topItem?.rightBarButtonItems ?? []).isEmpty
  }

  /// What is set, else the large title first where that is the choice.
  ///
  /// - Source: Behaviour 10.22
  open override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? titleFirst }
    set { super.accessibilityElements = newValue }
  }

  private var titleFirst: [UIView]? {
    guard showsLargeTitle, hasButtons, RunningApp.current[OrderPolicy.self].largeTitle == .aboveButtons,
      let parts = topItem?.parts
    else { return nil }
    let first: [UIView] = [parts.prompt, parts.back, parts.largeTitle]
    let others = subviews.filter { view in !first.contains { $0 === view } }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return first
      + others.sorted { left, right in
        if left.frame.minY != right.frame.minY { return left.frame.minY < right.frame.minY }
        return isMirrored ? left.frame.maxX > right.frame.maxX : left.frame.minX < right.frame.minX
      }
  }

  /// What is in a bar belongs together.
  open override var shouldGroupAccessibilityChildren: Bool {
    get { true }
    set { super.shouldGroupAccessibilityChildren = newValue }
  }
}

import AccessibilityModel
import AppHost
import Drawing
import PreviewDeclarations
import UIKit

/// Shows views inside a hierarchy of the UIKit kind: it lays them out, describes them and does what is asked.
final class HostingView: UIView {
  let graph = ViewGraph()
  private let root: RootItem
  private let table: ElementTable
  private var showRoot: ((EnvironmentValues) -> Void)?
  private var isUpdating = false
  private var knownIdealSize: CGSize?
  /// How often the person had changed an accessibility setting when the views were last told of them.
  private var knownSettings = 0
  /// Called when the views ask for another size than before.
  var onNewSize: (() -> Void)?
  /// True where a title is shown for the views.
  var wantsTitle: () -> Bool = { false }
  /// Called with the title that the views ask for.
  var onTitle: ((NavigationTitle?) -> Void)?
  /// Changes what the views find in their environment.
  var environmentChange: (inout EnvironmentValues) -> Void = { _ in }
  /// True where what the views describe is a group of its own; a cell is the group of what it holds.
  var groupsElements = true
  /// In which size the views are shown, where that is not the size of this one.
  var changes: [PreviewTrait<Preview.ViewTraits>.Change] = []
  private var isClosed = false
  private let colorScheme = ColorSchemeFollower()
  /// True where a view has said which color scheme it prefers.
  private var hasPreferredScheme = false
  /// True where the last description was a group.
  private var hasContainer = false
  /// How often a screen is laid out before it is taken as it is.
  private static let layoutRounds = 16
  /// True where views keep clear of what covers the screen.
  var keepsClear = true

  init() {
    root = RootItem(graph)
    table = ElementTable(root)
    super.init(frame: .zero)
    graph.rootItem = root
    graph.surroundingView = self
    graph.takePlatformViews()
    graph.treeID = { [weak self] id in self?.treeID(ofDescribed: id) ?? id }
    graph.onChange = { [weak self] in self?.graphDidChange() }
    graph.layoutNow = { [weak self] in self?.update() }
    root.source = { [weak graph] in graph?.root?.items ?? [] }
    setElementSource(self)
    measuresHeightByWidth = true
    isMultipleTouchEnabled = true
  }

  /// There is no archive of views.
  required init?(coder: NSCoder) { nil }

  isolated deinit { close() }

  /// Ends the life of every view.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    graph.root?.unmount()
    graph.update()
    colorScheme.reset()
  }

  // MARK: Views

  /// Shows a view; one of the same type as before keeps its state.
  func show<Content: View>(_ view: Content) {
    let isMounted = graph.root != nil
    showRoot = { [weak graph] in graph?.setRoot(view, environment: $0) }
    if isMounted { mount() } else { setNeedsLayout() }
  }

  private func mount() {
    showRoot?(environment)
    showRoot = nil
    knownSettings = RunningApp.current[AccessibilityStatus.self].changeCount
    setNeedsLayout()
  }

  private var environment: EnvironmentValues {
    var values = RepresentableHolder.environment(around: self) ?? EnvironmentValues(of: .current)
    values.isInRow = false
    values.take(traitCollection)
    values.scenePhase = ScenePhase(window?.windowScene?.activationState)
    environmentChange(&values)
    values.editMode = graph.editMode
    return values
  }

  /// Hands a changed environment to the views.
  func environmentDidChange() {
    knownSettings = RunningApp.current[AccessibilityStatus.self].changeCount
    guard graph.root != nil else { return }
    graph.setEnvironment(environment)
    root.invalidateLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    environmentDidChange()
  }

  private func graphDidChange() {
    guard !isUpdating else { return }
    setNeedsLayout()
  }

  /// Brings views and layout up to date.
  func update() {
    guard !isUpdating else { return }
    if RunningApp.current[AccessibilityStatus.self].changeCount != knownSettings { environmentDidChange() }
    isUpdating = true
    if showRoot != nil { mount() }
    if graph.deferredLayout != nil,
      graph.needsUpdate || graph.needsDeferredLayout || availableSpace != graph.screen
    {
      graph.layOutDeferred()
    }
    // Views that are made of their space change once it is known, which may change spaces again.
    for _ in 0..<Self.layoutRounds {
      graph.update()
      graph.measurePlatformViews()
      if followsPreferredScheme() { continue }
      let availableSpace = availableSpace
      guard graph.needsLayout || availableSpace != graph.screen else { break }
      graph.screen = availableSpace
      root.fill(availableSpace)
      graph.didLayout()
    }
    isUpdating = false
    noticeNewSize()
    // Looking through all views for a title costs more than an update.
    if wantsTitle() { updateTitle() }
  }

  /// Shows the surroundings as the views prefer; true where they are shown otherwise than before.
  private func followsPreferredScheme() -> Bool {
    guard graph.colorSchemeMayHaveChanged, window != nil else { return false }
    graph.colorSchemeMayHaveChanged = false
    guard graph.colorSchemePreferences > 0 || hasPreferredScheme else { return false }
    hasPreferredScheme = graph.colorSchemePreferences > 0
    return colorScheme.follow(graph.root?.preference(PresentationSettingsKey.self)?.colorScheme, around: self)
  }

  /// Tells the title that views which were evaluated ask for.
  func updateTitle() {
    if let title = graph.root?.preference(NavigationTitleKey.self) { onTitle?(title) }
  }

  /// The part of the screen that the views are offered.
  private var availableSpace: CGRect {
    for change in changes {
      switch change {
      case .none, .landscape, .modified: break
      case .fixed(let size): return CGRect(x: 0, y: 0, width: size.width, height: size.height)
      case .fits: return CGRect(origin: .zero, size: root.idealSize)
      }
    }
    var offered = convert(keepsClear ? bounds.inset(by: safeAreaInsets) : bounds, to: nil)
    let keyboard = RunningApp.current[PicturedKeyboard.self].height
    if keyboard > 0, keepsClear, let window {
      offered.size.height = max(0, min(offered.maxY, window.bounds.maxY - keyboard) - offered.minY)
    }
    return offered
  }

  private func noticeNewSize() {
    guard let onNewSize else { return }
    let size = root.idealSize
    guard size != knownIdealSize else { return }
    knownIdealSize = size
    onNewSize()
  }

  // MARK: Size

  /// The size the views take of an offer; what is 0 or beyond any screen is no offer.
  func fittingSize(in offer: CGSize) -> CGSize {
    prepare()
    func offered(_ length: CGFloat) -> CGFloat? { length > 0 && length < 1_000_000 ? length : nil }
    let proposal = ProposedViewSize(width: offered(offer.width), height: offered(offer.height))
    let size = root.fittingSize(proposal)
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  /// Evaluates the views where that is needed for measuring them.
  private func prepare() {
    guard !isUpdating else { return }
    isUpdating = true
    if showRoot != nil { mount() }
    graph.update()
    graph.measurePlatformViews()
    isUpdating = false
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(in: size) }
  override var intrinsicContentSize: CGSize { fittingSize(in: .zero) }

  override func layoutSubviews() {
    super.layoutSubviews()
    update()
  }

  // MARK: Touches

  private var fingers: [ObjectIdentifier: Int] = [:]

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { fingers[ObjectIdentifier(touch)] = (fingers.values.max() ?? 0) + 1 }
    if !pass(touches, .began) { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !pass(touches, .moved) { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !pass(touches, .ended) { super.touchesEnded(touches, with: event) }
    for touch in touches { fingers[ObjectIdentifier(touch)] = nil }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !pass(touches, .cancelled) { super.touchesCancelled(touches, with: event) }
    for touch in touches { fingers[ObjectIdentifier(touch)] = nil }
  }

  /// Hands touches to a row that is dragged, else to the gestures of views; true where one of them takes part.
  private func pass(_ touches: Set<UITouch>, _ phase: Request.TouchPhase) -> Bool {
    if touches.count == 1, let touch = touches.first,
      graph.rowDrag.follow(phase, touch.location(in: nil), in: root)
    {
      return true
    }
    let changes = touches.compactMap { touch in
      fingers[ObjectIdentifier(touch)].map {
        TouchMoment.Change(finger: $0, phase: phase, point: touch.location(in: nil), scrolls: touch.scrolls)
      }
    }
    return graph.touches.deliver(changes.sorted { $0.finger < $1.finger })
  }
}

extension HostingView: ElementSource {
  func describedElements() -> [AccessibilityNode] {
    graph.layOutDeferred()
    update()
    graph.describePlatformViews()
    let nodes = table.describe()
    askForCursor()
    hasContainer = nodes.count > 1 && groupsElements || superview is UIWindow
    guard hasContainer, let containerID else { return nodes }
    // Views are read in rows also where what lies around them is not.
    return [.container(order: .rows, frame: Rect(convert(bounds, to: nil)), id: containerID, nodes)]
  }

  var containerID: ElementID? {
    hasContainer ? RunningApp.current.identities.id(for: root.identity) : nil
  }

  func changedElements() -> [AccessibilityElement]? {
    guard !table.isEmpty else { return nil }
    update()
    graph.describePlatformViews()
    if graph.needsDeferredLayout { update() }
    guard let changed = table.changes() else { return nil }
    askForCursor()
    return changed
  }

  func takeShifts() -> [ContentShift] { graph.scrollShifts.take() }

  private func askForCursor() {
    guard let wish = table.cursorWish() else { return }
    RunningApp.current.postLayout(movingTo: treeID(ofDescribed: wish.target), by: wish.rule)
  }

  func element(_ id: ElementID) -> (any GraftedElement)? { table.element(id) }

  func tap(at point: CGPoint) -> Bool { graph.touches.tap(at: point) }

  func press(_ stroke: KeyStroke, on id: ElementID?) -> Bool {
    KeyPresses(graph, root, on: id.flatMap(table.described)?.identity).press(stroke)
  }

  var shortcuts: [AppShortcut] { KeyPresses(graph, root, on: nil).shortcuts }

  func largeContent(at point: CGPoint) -> LargeContent? {
    guard var content = graph.touches.largeItem(at: point)?.largeContent, !content.item.isEmpty else {
      return nil
    }
    let element = content.element
    content.element = element.map(treeID(ofDescribed:))
    return content
  }

  func useLargeContent(at point: CGPoint) -> ElementID? {
    guard let described = graph.touches.largeItem(at: point)?.named.describedElements.first else {
      return nil
    }
    if let activate = described.handlers.activate {
      activate()
    } else if !described.element.traits.contains(.notEnabled) {
      _ = graph.touches.tap(at: point)
    }
    return treeID(ofDescribed: RunningApp.current.identities.id(for: described.identity))
  }

  var gesturesMade: Int { graph.touches.gesturesMade }

  func cancelTouches(at point: CGPoint) { graph.touches.cancel(at: point) }

  /// Hands the phase on at once: on its way to the background an app passes through two of them.
  func sceneActivationChanged() {
    guard graph.root != nil else { return }
    environmentDidChange()
    update()
  }

  func cursorLeft() { graph.cursor.moved(to: []) }

  func drawElements(into list: inout DisplayList) {
    graph.layOutDeferred()
    root.drawScreen(into: &list)
  }
}

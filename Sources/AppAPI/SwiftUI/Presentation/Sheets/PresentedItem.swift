import AccessibilityModel
import AppHost
import Drawing

/// A view above the whole screen; nothing beneath it can be reached.
///
/// - Source: Behaviour 1.10.3 G1, 3.4
final class PresentedItem: ContainerItem {
  /// Where a presented view lies.
  enum Place: Equatable {
    /// On a card that comes from the lower edge.
    case sheet
    /// Over the whole screen.
    case cover
    /// In a bubble beside what it belongs to; on narrow screens on a card.
    case popover
    /// In the middle, as large as it needs.
    case alert
    /// At the lower edge, as large as it needs.
    case dialog
    /// A list of controls beside what it belongs to.
    case menu
    /// Something to set a value with, in the middle.
    case popup

    /// True where every button also closes it.
    var closesOnAction: Bool { self == .alert || self == .menu || self == .dialog }

    /// What a test of the interface finds it as; `nil` where it covers the screen as any view does.
    var elementType: ElementType? {
      switch self {
      case .sheet, .dialog: .sheet
      case .popover: .popover
      case .alert: .alert
      case .menu: .menu
      case .cover, .popup: nil
      }
    }
  }

  private let wantedPlace: Place
  var dismiss: @MainActor () -> Void = {}
  /// The control for the size.
  var grabberSource: () -> [LayoutItem] = { [] }
  /// What takes it away.
  var exitSource: () -> [LayoutItem] = { [] }
  /// Where on the screen lies what it belongs to.
  var anchor: () -> CGRect = { .null }
  private var settings = PresentationSettings()
  private var isCompact = true
  private var ownDetent: PresentationDetent?
  /// The height that the app had chosen when it was last asked.
  private var selected: PresentationDetent?

  init(_ graph: ViewGraph, _ place: Place) {
    wantedPlace = place
    super.init(graph)
  }

  private let layout = StackLayout(
    axis: .vertical, spacing: nil, alignment: Alignment(horizontal: .center, vertical: .top),
    isMirrored: false)

  // MARK: What is asked for

  /// Takes over what the views ask for.
  func update(_ new: PresentationSettings, isCompact: Bool) {
    let selected = new.selection?.wrappedValue
    guard new != settings || isCompact != self.isCompact || selected != self.selected else { return }
    settings = new
    self.selected = selected
    self.isCompact = isCompact
    invalidateLayout()
  }

  /// Where it lies on a screen like the present one.
  var place: Place {
    guard wantedPlace == .popover, isCompact else { return wantedPlace }
    switch settings.adaptation ?? .automatic {
    case .popover, .none: return .popover
    case .fullScreenCover: return .cover
    default: return .sheet
    }
  }

  private func largestHeight(in screen: CGRect) -> CGFloat { max(screen.height - 10, 0) }

  /// The heights at which a card can rest, the lowest first.
  private func detents(in screen: CGRect) -> [(detent: PresentationDetent, height: CGFloat)] {
    let largest = largestHeight(in: screen)
    let context = PresentationDetent.Context(maxDetentValue: largest)
    let all = (settings.detents ?? [.large]).compactMap { detent in
      detent.height(in: context).map { (detent: detent, height: min(max($0, 0), largest)) }
    }
    return all.sorted { $0.height < $1.height }
  }

  private func current(in screen: CGRect) -> (detent: PresentationDetent, height: CGFloat)? {
    let all = detents(in: screen)
    let wanted = settings.selection == nil ? ownDetent : selected
    return all.first { $0.detent == wanted } ?? all.first
  }

  /// Has the card rest at its next height; after the highest comes the lowest.
  func chooseNextDetent(in screen: CGRect) {
    let all = detents(in: screen)
    guard all.count > 1, let current = current(in: screen),
      let index = all.firstIndex(where: { $0.detent == current.detent })
    else { return }
    let next = all[(index + 1) % all.count].detent
    if let selection = settings.selection { selection.wrappedValue = next } else { ownDetent = next }
    invalidateLayout()
  }

  /// True where a card has a control for its height.
  var hasGrabber: Bool {
    guard place == .sheet else { return false }
    switch settings.dragIndicator ?? .automatic {
    case .hidden: return false
    case .visible: return true
    case .automatic: return (settings.detents ?? []).count > 1
    }
  }

  /// What is said of the height of a card.
  private func spokenHeight(in screen: CGRect) -> String {
    let largest = largestHeight(in: screen)
    let share = largest > 0 ? (current(in: screen)?.height ?? largest) / largest : 1
    if share > 0.95 { return String(system: .fullScreen) }
    if share > 0.4, share < 0.6 { return String(system: .halfScreen) }
    return String(system: .screenShare, ["percent": "\(Int((share * 100).rounded()))"])
  }

  /// True where a tap beside it takes it away as long as nothing beneath is usable.
  var mayHaveExit: Bool {
    guard !settings.isHeld else { return false }
    switch place {
    case .sheet, .popover: return true
    case .dialog: return !isCompact
    case .cover, .alert, .menu, .popup: return false
    }
  }

  /// What takes it away, where something does.
  private var exits: [LayoutItem] { isModal(in: graph.screen) ? adopted(exitSource()) : [] }

  /// True where everything beneath is out of reach.
  func isModal(in screen: CGRect) -> Bool {
    guard place == .sheet || place == .popover, let interaction = settings.interaction else { return true }
    switch interaction.kind {
    case .disabled: return true
    case .enabled: return false
    case .upThrough(let detent):
      let context = PresentationDetent.Context(maxDetentValue: largestHeight(in: screen))
      let limit = detent.height(in: context) ?? .infinity
      return (current(in: screen)?.height ?? 0) > limit
    }
  }

  // MARK: Layout

  /// The part of a screen that it takes.
  func availableSpace(in screen: CGRect) -> CGRect {
    switch place {
    case .cover: return screen
    case .sheet:
      guard isCompact else { return sheetBounds(in: screen) }
      let height = current(in: screen)?.height ?? largestHeight(in: screen)
      return CGRect(x: screen.minX, y: screen.maxY - height, width: screen.width, height: height)
    case .popover: return bubble(in: screen)
    case .dialog:
      let width = min(screen.width - 16, 400)
      let height = min(naturalHeight(width), screen.height)
      return CGRect(x: screen.midX - width / 2, y: screen.maxY - height, width: width, height: height)
    case .menu:
      let width = min(MenuRowItem.menuWidth, screen.width)
      return beside(
        anchor(), CGSize(width: width, height: min(naturalHeight(width), screen.height)), in: screen)
    case .alert, .popup:
      let width = min(place == .popup ? 350 : 270, screen.width)
      let height = naturalHeight(width)
      return CGRect(
        x: screen.midX - width / 2, y: screen.midY - height / 2, width: width, height: height)
    }
  }

  private func naturalHeight(_ width: CGFloat) -> CGFloat {
    layout.solve(contents, ProposedViewSize(width: width, height: nil)).size.height
  }

  /// A card in the middle of a wide screen.
  private func sheetBounds(in screen: CGRect) -> CGRect {
    let usual = CGSize(width: min(540, screen.width), height: min(620, screen.height))
    return CGRect(
      x: screen.midX - usual.width / 2, y: screen.midY - usual.height / 2, width: usual.width,
      height: usual.height)
  }

  /// Below what it belongs to, else above.
  private func bubble(in screen: CGRect) -> CGRect {
    let availableSpace = screen.insetBy(dx: 10, dy: 10)
    let natural = layout.solve(main, ProposedViewSize(width: min(320, availableSpace.width), height: nil))
      .size
    let size = CGSize(
      width: min(max(natural.width, 100), availableSpace.width),
      height: min(natural.height, availableSpace.height))
    return beside(anchor(), size, in: availableSpace)
  }

  /// A space of a size below what something belongs to, else above.
  private func beside(_ known: CGRect, _ size: CGSize, in availableSpace: CGRect) -> CGRect {
    let anchor =
      known.isNull ? CGRect(x: availableSpace.midX, y: availableSpace.midY, width: 0, height: 0) : known
    let isBelow =
      anchor.maxY + size.height <= availableSpace.maxY || anchor.minY - size.height < availableSpace.minY
    let y = isBelow ? min(anchor.maxY, availableSpace.maxY - size.height) : anchor.minY - size.height
    let x = min(max(anchor.midX - size.width / 2, availableSpace.minX), availableSpace.maxX - size.width)
    return CGRect(x: x, y: max(y, availableSpace.minY), width: size.width, height: size.height)
  }

  private var main: [LayoutItem] {
    let items = source()
    adopt(items)
    return items
  }

  private func adopted(_ items: [LayoutItem]) -> [LayoutItem] {
    adopt(items)
    return items
  }

  override var contents: [LayoutItem] { adopted(grabberSource()) + main + exits }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
    let grabber = adopted(grabberSource())
    for item in grabber {
      item.place(
        at: CGPoint(x: bounds.midX - 30, y: bounds.minY), ProposedViewSize(width: 60, height: 16))
    }
    for item in exits {
      item.place(at: graph.screen.origin, ProposedViewSize(graph.screen.size))
    }
    let top: CGFloat = grabber.isEmpty ? 0 : 16
    let availableSpace = CGRect(
      x: bounds.minX, y: bounds.minY + top, width: bounds.width, height: max(bounds.height - top, 0))
    let result = layout.solve(main, ProposedViewSize(availableSpace.size))
    let corner = CGPoint(
      x: availableSpace.midX - result.size.width / 2, y: availableSpace.midY - result.size.height / 2)
    layout.place(main, in: CGRect(origin: corner, size: result.size), result)
  }

  /// What the views around have set.
  var environment = EnvironmentValues()

  override func draw(into list: inout DisplayList) {
    drawPanel(into: &list)
    for item in adopted(grabberSource()) + main { item.draw(into: &list) }
  }

  /// What is seen of it, without what only takes it away.
  var seen: CGRect {
    let items = main.filter { !$0.isUnseen }
    return items.dropFirst().reduce(items.first?.frame ?? frame) { $0.union($1.frame) }
  }

  // MARK: What people hear

  override func makeDescribedElements() -> [DescribedElement] {
    var group = DescribedElement.container(identity, frame: frame)
    group.element.isModal = isModal(in: graph.screen)
    group.element.elementType = place.elementType
    // A menu in a menu lies beside or above the outer one, and is read in its place.
    if place == .menu, let depth = graph.presented.firstIndex(where: { $0 === self }), depth > 0 {
      group.element.sortPriority = -Double(depth)
    }
    let exit = exits.flatMap(\.describedElements)
    var grabber = adopted(grabberSource()).flatMap(\.describedElements)
    if !grabber.isEmpty { grabber[0].element.value = SpokenText(spokenHeight(in: graph.screen)) }
    let inside = main.flatMap(\.describedElements)
    if exit.isEmpty, grabber.isEmpty {
      group.children = inside
    } else {
      group.element.childOrder = .given
      var body = DescribedElement.container(bodyIdentity, frame: frame)
      body.children = inside
      group.children = grabber + (inside.isEmpty ? [] : [body]) + exit
    }
    group.handlers.escape = escape
    return [group]
  }

  private lazy var bodyIdentity = ElementIdentity()

  /// What the escape gesture does; where something is asked, it gives the answer that changes nothing.
  private var escape: (@MainActor () -> Void)? {
    if settings.isHeld { return nil }
    if place == .alert || place == .dialog { return first(AnswersItem.self)?.cancel }
    return { [weak self] in self?.dismiss() }
  }

  /// Says the message of an alert behind its title.
  ///
  /// - Source: Behaviour 1.5.3, 1.11
  func announceMessage() {
    guard let message = first(AlertMessageItem.self), message.followsTitle else { return }
    let words = SpokenText.joined(message.describedElements.compactMap(\.element.label))
    guard !words.isBlank else { return }
    RunningApp.current.post(.announcement(words, priority: .low, queued: true))
  }

  private func first<Item: LayoutItem>(_ type: Item.Type) -> Item? {
    var waiting = main
    while let item = waiting.popLast() {
      if let found = item as? Item { return found }
      waiting += item.contents
    }
    return nil
  }

  /// Touches beside what is presented reach nothing beneath it, unless that stays usable.
  override func tapHandler(at point: CGPoint) -> (() -> Void)? {
    for item in adopted(grabberSource()) + main.reversed() {
      if let handler = item.tapHandler(at: point) { return handler }
    }
    guard isModal(in: graph.screen) else { return frame.contains(point) ? {} : nil }
    if !frame.contains(point), mayHaveExit { return { [weak self] in self?.dismiss() } }
    return {}
  }
}

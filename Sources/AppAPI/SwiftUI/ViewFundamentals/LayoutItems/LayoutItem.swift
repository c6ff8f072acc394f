import AccessibilityModel
import AppHost
import Drawing

/// Something that takes part in layout: it answers with its size and is put in its place.
@MainActor
class LayoutItem {
  /// The item that places this one.
  private(set) weak var container: LayoutItem?
  /// The graph to tell of changes.
  let graph: ViewGraph
  /// Where it was placed last, in points of the screen; what was only noted to have moved is not laid out for it.
  private(set) final var placedFrame = CGRect.zero
  /// Where it lies on the screen, in points, once it was placed.
  final var frame: CGRect {
    if graph.deferredLayout != nil { graph.layOutDeferred() }
    return placedFrame
  }
  /// Who it is to the people who listen; asked for only where it makes an element.
  private(set) lazy var identity = container?.givenIdentities?.take() ?? ElementIdentity()
  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  /// True where somebody was told since the last layout what size it takes whatever it is offered.
  private(set) final var isSettledSizeKnown = false
  private var guides: [(request: GuideRequest, guide: CGFloat?)] = []
  /// What it was offered where it stands.
  private(set) var placedProposal: ProposedViewSize?
  private var needsPlacement = true
  /// True where neither this item nor one around it was asked for its size or placed since they forgot
  /// theirs.
  private var isForgotten = false
  /// Whether all of it only moves along with what it lies in; `nil` where that was not asked since the last change.
  private var movesAlong: Bool?
  /// Where the app's code makes it, for the elements that it describes.
  final var sourceLocation: SourceLocation?
  /// What is heard in it, as it was last made.
  final var heard = DescribedElementCache()

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  // MARK: What a kind of item answers

  /// The size it takes when it is offered so much.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// The size it takes wherever it is offered at least its width, whatever height it is offered; `nil` where
  /// it depends on the offer, and where that is not known.
  ///
  /// Whoever measures in a way of its own overrides this too.
  var unyieldingSize: CGSize? { nil }

  /// The size it takes at a width, or without one, whatever height it is offered; `nil` where the height
  /// matters, and where that is not known.
  func sizeAtAnyHeight(_ width: CGFloat?) -> CGSize? {
    guard let size = unyieldingSize, size.width <= width ?? .infinity else { return nil }
    return size
  }

  /// Places the items inside; `bounds` is in screen points.
  func placeContents(in bounds: CGRect, _ proposal: ProposedViewSize) {}

  /// Drops what a kind of item remembers of its layout.
  func forgetLayout() {}

  /// The items inside, in the order of the code.
  var contents: [LayoutItem] { [] }

  /// The identities of what lies inside, where they outlast the items; those of the nearest item around.
  var givenIdentities: RowIdentities? { container?.givenIdentities }

  /// True where a name stands for the points of the item.
  func isSpace(named name: AnyHashable) -> Bool { false }

  /// Where an alignment line lies if the item sets it, from its own corner.
  func explicitGuide(_ id: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    nil
  }

  /// Who is offered space first in a stack.
  var layoutPriority: Double { 0 }

  /// True where a stack puts no space beside it.
  var isSpacer: Bool { false }

  /// The direction of the stack it lies in; spacers and dividers ask.
  var stackAxis: Axis? { container?.stackAxis }

  /// What the people who listen meet in it.
  ///
  /// What is written here only puts together what the contents have, and changes inside are patched in later.
  /// An override makes all of it anew and does not call this one.
  func makeDescribedElements() -> [DescribedElement] {
    heard.joins = .inLine
    return joinedElements()
  }

  /// True where what is heard in it only moves along when it is moved, and does not depend on where it is.
  var fragmentsMoveAlong: Bool { heard.joins == .inLine }

  /// Adds what is seen of it, in points of the screen; what lies inside, from the back to the front, by
  /// default.
  func draw(into list: inout DisplayList) {
    for item in contents.fromFront.reversed() { item.draw(into: &list) }
  }

  /// Takes in that content inside was scrolled near its beginning; bars above it give way.
  func contentDidScroll() { container?.contentDidScroll() }

  /// What a tap at a point of the screen does; `nil` where nothing takes it.
  func tapHandler(at point: CGPoint) -> (() -> Void)? {
    for item in contents.fromFront {
      if let handler = item.tapHandler(at: point) { return handler }
    }
    return nil
  }

  /// The first picture in it, as it is shown large.
  ///
  /// - Complexity: O(items inside).
  var largePicture: LargePicture? { contents.lazy.compactMap(\.largePicture).first }

  // MARK: Asking and placing

  /// The size it takes, remembered for each offer.
  final func size(_ proposal: ProposedViewSize) -> CGSize {
    if let known = sizes.first(where: { $0.proposal == proposal }) { return known.size }
    isForgotten = false
    let size = measure(proposal)
    if sizes.count >= 8 { sizes.removeFirst() }
    sizes.append((proposal, size))
    return size
  }

  /// The size it takes wherever it is offered at least its width.
  final var settledSize: CGSize? {
    isForgotten = false
    isSettledSizeKnown = true
    return unyieldingSize
  }

  /// The size it takes at a width, whatever height it is offered.
  final func settledSize(_ width: CGFloat?) -> CGSize? {
    isForgotten = false
    isSettledSizeKnown = true
    return sizeAtAnyHeight(width)
  }

  /// The size it takes and the lines by which it can be lined up.
  final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    let size = size(proposal)
    return ViewDimensions(width: size.width, height: size.height) { [self] id in
      guide(id, in: size, proposal)
    }
  }

  /// Where an alignment line lies if the item sets it, remembered for each offer.
  final func guide(_ id: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    let request = GuideRequest(id: id, size: size, proposal: proposal)
    if let known = guides.first(where: { $0.request == request }) { return known.guide }
    isForgotten = false
    let guide = explicitGuide(id, in: size, proposal)
    if guides.count >= 16 { guides.removeFirst() }
    guides.append((request, guide))
    return guide
  }

  private struct GuideRequest: Equatable {
    let id: AlignmentKey
    let size: CGSize
    let proposal: ProposedViewSize
  }

  /// Puts it with its corner at a point of the screen.
  final func place(at origin: CGPoint, _ proposal: ProposedViewSize) {
    let new = CGRect(origin: origin, size: size(proposal))
    guard needsPlacement || new != placedFrame || placedProposal != proposal else { return }
    let outer = graph.shift
    let isPlaced = !needsPlacement && placedProposal == proposal
    graph.shift = new == placedFrame ? nil : fragmentsFollow(to: new, isPlaced: isPlaced)
    defer { graph.shift = outer }
    placedFrame = new
    graph.placementCount += 1
    placedProposal = proposal
    needsPlacement = false
    isForgotten = false
    placeContents(in: new, proposal)
  }

  /// Forgets the sizes of this item and of what it wraps, where they depend on more than the offer.
  final func forgetSizes() {
    sizes.removeAll(keepingCapacity: true)
    isSettledSizeKnown = false
    guides.removeAll(keepingCapacity: true)
    needsPlacement = true
    (self as? WrapperItem)?.inner.forgetSizes()
  }

  /// Takes items in; they tell this one of their changes.
  final func adopt(_ items: [LayoutItem]) {
    for item in items where item.container !== self { item.container = self }
  }

  /// Forgets sizes and places from here up, for the next layout.
  final func invalidateLayout() {
    var item: LayoutItem? = self
    while let current = item {
      // What lies around an item that was not asked since has nothing left of it either.
      if current.isForgotten, current !== self { break }
      current.isForgotten = true
      current.sizes.removeAll(keepingCapacity: true)
      current.isSettledSizeKnown = false
      current.guides.removeAll(keepingCapacity: true)
      current.forgetLayout()
      current.needsPlacement = true
      current.movesAlong = nil
      item = current.container
    }
    fragmentsChanged()
    graph.setNeedsLayout()
  }

  /// True where nothing in it depends on where it lies, so that all of it moves with what it lies in.
  ///
  /// - Complexity: O(items inside) at the first call after a change, else O(1).
  final var onlyMovesAlong: Bool {
    if let movesAlong { return movesAlong }
    isForgotten = false
    let result = MovingKinds.contain(self) && contents.allSatisfy(\.onlyMovesAlong)
    movesAlong = result
    return result
  }

  /// True where it takes other space than before for what it was offered since the last layout.
  final func isRemeasured() -> Bool {
    for (proposal, size) in sizes where measure(proposal) != size { return true }
    return guides.contains { request, guide in
      explicitGuide(request.id, in: request.size, request.proposal) != guide
    }
  }
}

/// An item that holds one other and, unless it says otherwise, behaves like it.
class WrapperItem: LayoutItem {
  /// The item inside.
  let inner: LayoutItem

  init(around inner: LayoutItem) {
    self.inner = inner
    super.init(inner.graph)
    adopt([inner])
  }

  override var contents: [LayoutItem] { [inner] }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { inner.size(proposal) }
  override var unyieldingSize: CGSize? { inner.settledSize }
  override func sizeAtAnyHeight(_ width: CGFloat?) -> CGSize? { inner.settledSize(width) }

  override func placeContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
    inner.place(at: bounds.origin, proposal)
  }

  override func explicitGuide(
    _ id: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    inner.guide(id, in: inner.size(proposal), proposal)
  }

  override var layoutPriority: Double { inner.layoutPriority }
  override var isSpacer: Bool { inner.isSpacer }
}

/// An item made by a node for all the items of its content together.
class ContainerItem: LayoutItem {
  /// Gives the items of the content at this moment.
  var source: () -> [LayoutItem] = { [] }
  private var adopted: [LayoutItem] = []

  override var contents: [LayoutItem] {
    let items = source()
    if !items.isStored(as: adopted) {
      adopt(items)
      adopted = items
    }
    return items
  }
}

extension [LayoutItem] {
  /// True where both are the same array in memory, and not only alike.
  fileprivate func isStored(as other: [LayoutItem]) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { own in
        other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
      }
  }
}

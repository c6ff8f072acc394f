/// The views that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection {
  /// Which way lines of text run around the views.
  public let layoutDirection: LayoutDirection
  let items: [LayoutItem]
  let places: PlaneMirror

  /// The place of the first view.
  public var startIndex: Int { items.startIndex }
  /// The place after the last view.
  public var endIndex: Int { items.endIndex }

  /// The view at a place.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(item: items[index], places: places) }
}

/// Puts views on the side at which reading begins.
struct PlaneMirror {
  var bounds: CGRect = .zero
  var isMirrored = false
}

/// One of the views that a layout arranges.
public struct LayoutSubview: Equatable {
  let item: LayoutItem
  let places: PlaneMirror

  /// True where both are the same view.
  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool { left.item === right.item }

  private func asking<Result>(_ question: @MainActor (LayoutItem) -> Result) -> Result {
    let item = item
    nonisolated(unsafe) var answer: Result?
    MainActor.assumeIsolated { answer = question(item) }
    guard let answer else { fatalError("Layout is done on the main thread alone.") }
    return answer
  }

  /// How early the view is offered space; 0 where unset.
  public var priority: Double { asking { $0.layoutPriority } }

  /// The space that the view wants around it.
  public var spacing: ViewSpacing { ViewSpacing(isSpacer: asking { $0.isSpacer }) }

  /// The value that the view tells under a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { asking { $0.layoutValue(K.self) } }

  /// The size that the view takes when so much is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { asking { $0.size(proposal) } }

  /// The size and the lines of the view when so much is offered.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    asking { $0.dimensions(proposal) }
  }

  /// Puts a place of the view at a point and offers it so much.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let places = places
    asking { item in
      let size = item.size(proposal)
      var corner = CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
      if places.isMirrored { corner.x = places.bounds.minX + places.bounds.maxX - corner.x - size.width }
      item.place(at: corner, proposal)
    }
  }
}

/// The space that a view wants around it.
public struct ViewSpacing: Sendable {
  private let isSpacer: Bool

  init(isSpacer: Bool) {
    self.isSpacer = isSpacer
  }

  /// Makes the space that most views want.
  public init() {
    isSpacer = false
  }

  /// The space between this view and the next along a direction, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    isSpacer || next.isSpacer ? 0 : 8
  }
}

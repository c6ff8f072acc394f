/// Keeps a scrolling view and what the app keeps of its place in step.
@MainActor
final class ScrollFollowing {
  private unowned let node: ViewNode
  private unowned let item: ScrollItem
  private var link: ScrollLink?
  private var known: ScrollRequest?
  private var reported: AnyHashable?
  private var offset = CGPoint.zero
  private var isGoing = false

  init(_ node: ViewNode, _ item: ScrollItem) {
    self.node = node
    self.item = item
  }

  /// True where the app keeps its place.
  var isFollowing: Bool { link != nil }

  /// Takes over what the app keeps, and goes where it asks for.
  func update(_ new: ScrollLink?) {
    link = new
    guard let request = new?.request, request != known else { return }
    known = request
    guard let target = request.target else { return }
    if case .id(let id, _) = target, id == reported, request.isBound { return }
    node.graph.afterUpdate { [weak node] in
      guard let node, node.isMounted else { return }
      node.graph.layoutNow()
      self.go(to: target)
    }
  }

  private func go(to target: ScrollPosition.Target) {
    isGoing = true
    defer { isGoing = false }
    switch target {
    case .id(let id, let anchor):
      reported = id
      node.scroll(to: id, anchor: anchor ?? .topLeading)
    case .edge(let edge): item.scroll(to: item.offset(of: edge))
    case .point(let x, let y):
      item.scroll(to: CGPoint(x: x ?? item.offset.x, y: y ?? item.offset.y))
    }
    node.graph.layoutNow()
  }

  /// The offset near another one at which a view with an id begins where the space does.
  func aligned(_ offset: CGPoint) -> CGPoint {
    let (now, viewport) = (item.offset, item.viewport)
    let starts = node.scrollTargets.map { target in
      CGPoint(
        x: target.frame.minX - viewport.minX + now.x, y: target.frame.minY - viewport.minY + now.y)
    }
    var result = offset
    if item.axes.contains(.vertical) {
      result.y = starts.map(\.y).min { abs($0 - offset.y) < abs($1 - offset.y) } ?? offset.y
    }
    if item.axes.contains(.horizontal) {
      result.x = starts.map(\.x).min { abs($0 - offset.x) < abs($1 - offset.x) } ?? offset.x
    }
    return result
  }

  /// Tells the app which view is in sight first, once that is another one.
  func didLayout() {
    guard let link, item.offset != offset else { return }
    offset = item.offset
    // What the app asks for is no news to it.
    guard !isGoing else { return }
    let first = node.firstTarget(in: item.viewport, along: item.axes)
    guard first != reported else { return }
    reported = first
    if known?.isBound == true { known?.target = first.map { .id($0, nil) } }
    node.graph.afterUpdate { link.report(first) }
  }
}

extension ViewNode {
  /// The id of the first view that a rectangle of the screen shows.
  fileprivate func firstTarget(in viewport: CGRect, along axes: Axis.Set) -> AnyHashable? {
    let isVertical = axes.contains(.vertical)
    return scrollTargets.filter { target in
      isVertical
        ? target.frame.maxY > viewport.minY + 0.5 && target.frame.minY < viewport.maxY
        : target.frame.maxX > viewport.minX + 0.5 && target.frame.minX < viewport.maxX
    }
    .min { isVertical ? $0.frame.minY < $1.frame.minY : $0.frame.minX < $1.frame.minX }?.id
  }

  /// Views with ids, and where they lie.
  fileprivate var scrollTargets: [(id: AnyHashable, frame: CGRect)] {
    if let rows = container as? LazyRowsItem {
      return rows.realized.compactMap { index in
        rows.key(of: index)?.id.map { ($0, rows.place(of: index)) }
      }
    }
    if let known = self as? any IdentifyingNode {
      return items.first.map { [(known.viewID, $0.frame)] } ?? []
    }
    if let source = self as? any ElementNodes {
      return source.elements.compactMap { element in
        guard let id = element.value.tag(as: AnyHashable.self), let item = element.node.items.first else {
          return nil
        }
        return (id, item.frame)
      }
    }
    return children.flatMap(\.scrollTargets)
  }
}

import UIKit

extension SKNode {
  /// The first node of a name among those it holds; `//` before the name searches those as well that these hold.
  public func childNode(withName name: String) -> SKNode? { self[name].first }

  /// The nodes of a name among those it holds, as `childNode(withName:)` searches.
  public subscript(name: String) -> [SKNode] {
    let isDeep = name.hasPrefix("//")
    let base: SKNode = name.hasPrefix("/") ? (scene ?? self) : self
    let wanted = String(name.drop { $0 == "/" || $0 == "." })
    return wanted.contains("/") && !isDeep
      ? base.nodes(onPath: wanted) : base.nodes(named: wanted, isDeep: isDeep)
  }

  /// Calls a closure for each node of a name, until it says that that is enough.
  public func enumerateChildNodes(
    withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var isOver: ObjCBool = false
    for node in self[name] where !isOver.boolValue { block(node, &isOver) }
  }

  private func nodes(named wanted: String, isDeep: Bool) -> [SKNode] {
    children.flatMap { child -> [SKNode] in
      let own = wanted == "*" || child.fits(wanted) ? [child] : []
      return own + (isDeep ? child.nodes(named: wanted, isDeep: true) : [])
    }
  }

  private func nodes(onPath path: String) -> [SKNode] {
    path.split(separator: "/").reduce([self]) { found, part in
      found.flatMap {
        part == ".." ? [$0.parent].compactMap { $0 } : $0.nodes(named: String(part), isDeep: false)
      }
    }
  }

  private func fits(_ wanted: String) -> Bool {
    guard let name else { return false }
    guard wanted.hasSuffix("*") else { return name == wanted }
    return name.hasPrefix(wanted.dropLast())
  }

  // MARK: Places

  /// A point of another node's coordinates in its own.
  public func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
    point.applying(node.toScene).applying(toScene.inverted())
  }

  /// A point of its own coordinates in those of another node.
  public func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { node.convert(point, from: self) }

  /// True where a point of its parent's coordinates lies in it.
  public func contains(_ point: CGPoint) -> Bool { calculateAccumulatedFrame().contains(point) }

  /// True where another node of the same parent covers a part of it.
  public func intersects(_ node: SKNode) -> Bool {
    calculateAccumulatedFrame().intersects(node.calculateAccumulatedFrame())
  }

  /// The nodes at a point of its coordinates, the one in front first.
  public func nodes(at point: CGPoint) -> [SKNode] {
    let found = shownNodes(at: point, z: 0)
    return found.enumerated().sorted { ($0.element.z, $0.offset) > ($1.element.z, $1.offset) }.map(
      \.element.node)
  }

  /// The node in front at a point of its coordinates; itself where none is.
  public func atPoint(_ point: CGPoint) -> SKNode { nodes(at: point).first ?? self }

  private func shownNodes(at point: CGPoint, z: CGFloat) -> [(node: SKNode, z: CGFloat)] {
    children.filter { !$0.isHidden }.flatMap { child -> [(node: SKNode, z: CGFloat)] in
      let height = z + child.zPosition
      let own = child.frame.contains(point) ? [(child, height)] : []
      return own + child.shownNodes(at: point.applying(child.transform.inverted()), z: height)
    }
  }
}

extension UITouch {
  /// Where the finger is, in the coordinates of a node.
  public func location(in node: SKNode) -> CGPoint { Self.place(location(in: node.scene?.view), in: node) }

  /// Where the finger was before, in the coordinates of a node.
  public func previousLocation(in node: SKNode) -> CGPoint {
    Self.place(previousLocation(in: node.scene?.view), in: node)
  }

  private static func place(_ point: CGPoint, in node: SKNode) -> CGPoint {
    guard let scene = node.scene else { return point }
    let inScene = scene.convertPoint(fromView: point)
    return node === scene ? inScene : node.convert(inScene, from: scene)
  }
}

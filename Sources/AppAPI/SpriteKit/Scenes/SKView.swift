import UIKit

/// Shows a scene, and carries on what goes on in it.
///
/// Of its nodes those are heard that say that they are elements, from top to bottom.
open class SKView: UIView {
  /// The scene that is shown.
  public private(set) var scene: SKScene?
  /// True where nothing goes on.
  open var isPaused = false { didSet { scene?.isPaused = isPaused } }
  /// True where numbers of interest to the developer are drawn.
  open var showsFPS = false
  /// True where the count of nodes is drawn.
  open var showsNodeCount = false
  /// True where the count of drawings is drawn.
  open var showsDrawCount = false
  /// True where outlines of bodies are drawn.
  open var showsPhysics = false
  /// True where fields of force are drawn.
  open var showsFields = false
  /// True where siblings may be drawn in any order.
  open var ignoresSiblingOrder = false
  /// True where what is behind the view is seen through it.
  open var allowsTransparency = false
  /// How often in a second a picture is wanted.
  open var preferredFramesPerSecond = 60
  private var run = 0
  private var last: TimeInterval?
  private var touched: SKNode?

  /// Shows a scene.
  open func presentScene(_ scene: SKScene?) {
    if let old = self.scene {
      old.willMove(from: self)
      old.view = nil
    }
    self.scene = scene
    run += 1
    last = nil
    guard let scene else { return setNeedsDescription() }
    scene.view = self
    scene.load()
    scene.fit()
    scene.didMove(to: self)
    setNeedsDescription()
    schedule(run)
  }

  /// Shows a scene in place of another; it is there at once.
  open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }

  /// A point of the view in the coordinates of the scene.
  open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint { scene.convertPoint(fromView: point) }
  /// A point of the scene in the coordinates of the view.
  open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { scene.convertPoint(toView: point) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    scene?.fit()
  }

  // MARK: Time

  /// How often in a second a scene is carried on here: nothing that is heard follows sooner.
  private static let rate = 10.0

  private func schedule(_ run: Int) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1 / Self.rate) { [weak self] in
      MainActor.assumeIsolated { self?.step(run) }
    }
  }

  private func step(_ run: Int) {
    guard run == self.run, let scene, window != nil || superview == nil else { return }
    let now = CACurrentMediaTime()
    if !isPaused { scene.step(by: now - (last ?? now - 1 / Self.rate), now: now) }
    last = now
    if run == self.run { schedule(run) }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    run += 1
    last = nil
    if window != nil, scene != nil { schedule(run) }
  }

  // MARK: What is heard

  /// What the app has set, else the nodes that say that they are elements.
  open override var accessibilityElements: [Any]? {
    get {
      if let own = super.accessibilityElements { return own }
      guard let scene else { return nil }
      if let listed = scene.accessibilityElements { return listed }
      return elements(in: scene)
    }
    set { super.accessibilityElements = newValue }
  }

  private func elements(in scene: SKScene) -> [SKNode] {
    var found: [SKNode] = []
    func collect(_ node: SKNode) {
      guard !node.isHidden, node.alpha >= 0.01, !node.accessibilityElementsHidden else { return }
      if node.isAccessibilityElement { return found.append(node) }
      for child in node.children { collect(child) }
    }
    collect(scene)
    let placed = found.map { (node: $0, frame: $0.accessibilityFrame) }
    return placed.enumerated().sorted { first, second in
      let (one, other) = (first.element.frame, second.element.frame)
      // Nodes of about one height are one line.
      if abs(one.midY - other.midY) > min(one.height, other.height) / 2 { return one.midY < other.midY }
      return one.minX == other.minX ? first.offset < second.offset : one.minX < other.minX
    }
    .map(\.element.node)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touched = touches.first.flatMap { node(at: $0.location(in: self)) }
    if let touched {
      touched.touchesBegan(touches, with: event)
    } else {
      super.touchesBegan(touches, with: event)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touched {
      touched.touchesMoved(touches, with: event)
    } else {
      super.touchesMoved(touches, with: event)
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touched {
      touched.touchesEnded(touches, with: event)
    } else {
      super.touchesEnded(touches, with: event)
    }
    touched = nil
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touched {
      touched.touchesCancelled(touches, with: event)
    } else {
      super.touchesCancelled(touches, with: event)
    }
    touched = nil
  }

  /// The node in front that takes touches at a point of the view, else the scene.
  private func node(at point: CGPoint) -> SKNode? {
    guard let scene else { return nil }
    let place = scene.convertPoint(fromView: point)
    return scene.nodes(at: place).first { $0.isUserInteractionEnabled && $0.isShown } ?? scene
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    guard let scene, let context = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(scene.backgroundColor.cgColor)
    context.fill(bounds)
    context.saveGState()
    context.concatenate(scene.toView)
    draw(scene.children, in: context)
    context.restoreGState()
  }

  private func draw(_ nodes: [SKNode], in context: CGContext) {
    let ordered = nodes.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }
    for (_, node) in ordered where !node.isHidden && node.alpha >= 0.01 {
      context.saveGState()
      context.concatenate(node.transform)
      node.draw(in: context)
      draw(node.children, in: context)
      context.restoreGState()
    }
  }
}

@_exported import UIKit

/// Something in a scene, which can hold others.
///
/// A node is heard where it says that it is an element.
///
///     let star = SKSpriteNode(imageNamed: "star")
///     star.isAccessibilityElement = true
///     star.accessibilityLabel = "Star"
open class SKNode: UIResponder {
  /// Where it lies, in the coordinates of its parent.
  open var position = CGPoint.zero { didSet { if position != oldValue { didChange() } } }
  /// How far in front of its siblings it is.
  open var zPosition: CGFloat = 0
  /// By how much it is turned against the clock, in radians.
  open var zRotation: CGFloat = 0 { didSet { if zRotation != oldValue { didChange() } } }
  /// How wide it is drawn.
  open var xScale: CGFloat = 1 { didSet { if xScale != oldValue { didChange() } } }
  /// How high it is drawn.
  open var yScale: CGFloat = 1 { didSet { if yScale != oldValue { didChange() } } }
  /// How much it covers what is behind it.
  open var alpha: CGFloat = 1 { didSet { if (alpha < 0.01) != (oldValue < 0.01) { didChange() } } }
  /// True where neither it nor what it holds is shown.
  open var isHidden = false { didSet { if isHidden != oldValue { didChange() } } }
  /// What it is found by.
  open var name: String?
  /// True where it takes touches itself.
  open var isUserInteractionEnabled = false
  /// True where its actions wait.
  open var isPaused = false
  /// How fast its actions run.
  open var speed: CGFloat = 1
  /// What the app keeps with it.
  open var userData: NSMutableDictionary?
  /// How it behaves under forces.
  open var physicsBody: SKPhysicsBody? { didSet { physicsBody?.node = self } }

  /// What holds it.
  public internal(set) weak var parent: SKNode?
  /// What it holds, those added first at the beginning.
  public private(set) var children: [SKNode] = []
  var runs: [ActionRun] = []

  /// Makes a node without content.
  public override init() { super.init() }

  /// There is no archive to read it from.
  public required init?(coder aDecoder: NSCoder) { super.init() }

  /// A scene of a file, whose format is not read here.
  public convenience init?(fileNamed filename: String) { return nil }

  // MARK: Tree

  /// What is asked after it: its parent, and the view after the scene.
  open override var next: UIResponder? { parent }

  /// The scene that it is in.
  open var scene: SKScene? {
    var node: SKNode? = self
    while let current = node {
      if let scene = current as? SKScene { return scene }
      node = current.parent
    }
    return nil
  }

  /// Takes in a node as the last one.
  open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }

  /// Takes in a node at a place.
  open func insertChild(_ node: SKNode, at index: Int) {
    guard node.parent == nil else {
      fatalError("A node that has a parent was added to another. Remove it from its parent first.")
    }
    children.insert(node, at: index)
    node.parent = self
    didChange()
  }

  /// Takes it out of its parent.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    parent.didChange()
    self.parent = nil
  }

  /// Takes out all that it holds.
  open func removeAllChildren() { removeChildren(in: children) }

  /// Takes out some of what it holds.
  open func removeChildren(in nodes: [SKNode]) {
    for node in nodes where node.parent === self { node.removeFromParent() }
  }

  /// Moves it into another node; it stays where it is seen.
  open func move(toParent parent: SKNode) {
    let place = self.parent.map { parent.convert(position, from: $0) } ?? position
    removeFromParent()
    position = place
    parent.addChild(self)
  }

  /// True where a node is above it.
  open func inParentHierarchy(_ parent: SKNode) -> Bool {
    var node = self.parent
    while let current = node {
      if current === parent { return true }
      node = current.parent
    }
    return false
  }

  // MARK: Size

  /// What it shows itself, in its own coordinates.
  var contents: CGRect { .zero }

  /// What it shows itself, in the coordinates of its parent.
  open var frame: CGRect {
    contents.isEmpty ? CGRect(origin: position, size: .zero) : contents.applying(transform)
  }

  /// What it and all that it holds show, in the coordinates of its parent.
  ///
  /// - Complexity: O(n) in the number of nodes that it holds.
  open func calculateAccumulatedFrame() -> CGRect {
    let inside = extent
    return inside.isNull ? CGRect(origin: position, size: .zero) : inside.applying(transform)
  }

  /// What it and all that it holds show, in its own coordinates.
  private var extent: CGRect {
    var whole = contents.isEmpty ? CGRect.null : contents
    for child in children where !child.isHidden {
      let inside = child.extent
      if !inside.isNull { whole = whole.union(inside.applying(child.transform)) }
    }
    return whole
  }

  /// From its own coordinates to those of its parent.
  var transform: CGAffineTransform {
    CGAffineTransform(scaleX: xScale, y: yScale)
      .concatenating(CGAffineTransform(rotationAngle: zRotation))
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// Sets how wide and how high it is drawn.
  open func setScale(_ scale: CGFloat) {
    xScale = scale
    yScale = scale
  }

  // MARK: What is heard

  /// Where it is on the screen.
  open override var accessibilityFrame: CGRect {
    get {
      let own = super.accessibilityFrame
      guard own == .zero, let scene, let view = scene.view else { return own }
      let inside = extent
      let shown = inside.isNull ? CGRect.zero : inside
      return view.convert(shown.applying(toScene.concatenating(scene.toView)), to: nil)
    }
    set { super.accessibilityFrame = newValue }
  }

  /// From its own coordinates to those of the scene.
  var toScene: CGAffineTransform {
    var whole = CGAffineTransform.identity
    var node: SKNode? = self
    while let current = node, !(current is SKScene) {
      whole = whole.concatenating(current.transform)
      node = current.parent
    }
    return whole
  }

  /// Takes note that what it is to people has changed.
  func didChange() { scene?.view?.setNeedsDescription() }

  /// True where it is heard.
  open override var isAccessibilityElement: Bool {
    get { super.isAccessibilityElement }
    set {
      super.isAccessibilityElement = newValue
      didChange()
    }
  }

  /// What it is called.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel }
    set {
      super.accessibilityLabel = newValue
      didChange()
    }
  }

  /// What its value is.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue }
    set {
      super.accessibilityValue = newValue
      didChange()
    }
  }

  /// What else is said of it.
  open override var accessibilityHint: String? {
    get { super.accessibilityHint }
    set {
      super.accessibilityHint = newValue
      didChange()
    }
  }

  /// What it is and how it behaves.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits }
    set {
      super.accessibilityTraits = newValue
      didChange()
    }
  }

  /// True where neither it nor a node above it is hidden.
  var isShown: Bool {
    var node: SKNode? = self
    while let current = node {
      if current.isHidden || current.alpha < 0.01 { return false }
      node = current.parent
    }
    return true
  }

  // MARK: Drawing

  /// Draws what it shows itself, its own coordinates being those of the context, which point up.
  func draw(in context: CGContext) {}
}

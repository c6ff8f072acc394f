import UIKit

/// How something changes over a time.
public enum SKActionTimingMode: Int, Sendable {
  /// As fast all the time, slowly at first, at the end, or both.
  case linear, easeIn, easeOut, easeInEaseOut
}

/// Something that a node does, at once or over a time.
///
///     star.run(.sequence([.fadeOut(withDuration: 1), .removeFromParent()]))
open class SKAction: NSObject {
  /// What it is made of.
  enum Kind {
    /// Done at once.
    case instant(@MainActor (SKNode) -> Void)
    /// Begun on a node, then told how far it is, from 0 to 1.
    case gradual(@MainActor (SKNode) -> @MainActor (CGFloat) -> Void)
    case sequence([SKAction])
    case group([SKAction])
    /// Without end where there is no number.
    case repeated(SKAction, Int?)
  }

  let kind: Kind
  /// How long it takes, in seconds.
  open var duration: TimeInterval
  /// How fast it goes.
  open var speed: CGFloat = 1
  /// How it changes over its time.
  open var timingMode = SKActionTimingMode.linear
  private let opposite: (() -> SKAction)?

  init(_ kind: Kind, _ duration: TimeInterval = 0, opposite: (() -> SKAction)? = nil) {
    self.kind = kind
    self.duration = duration
    self.opposite = opposite
  }

  /// The action that takes it back; itself for what cannot be taken back.
  open func reversed() -> SKAction {
    if let opposite { return opposite() }
    switch kind {
    case .sequence(let actions): return .sequence(actions.reversed().map { $0.reversed() })
    case .group(let actions): return .group(actions.map { $0.reversed() })
    case .repeated(let action, let count): return SKAction(.repeated(action.reversed(), count), duration)
    case .instant, .gradual: return self
    }
  }

  /// How far it is after a part of its time.
  func eased(_ part: CGFloat) -> CGFloat {
    switch timingMode {
    case .linear: part
    case .easeIn: part * part
    case .easeOut: part * (2 - part)
    case .easeInEaseOut: part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part)
    }
  }

  // MARK: Putting together

  /// One after another.
  public class func sequence(_ actions: [SKAction]) -> SKAction {
    SKAction(.sequence(actions), actions.map(\.duration).reduce(0, +))
  }

  /// All at a time.
  public class func group(_ actions: [SKAction]) -> SKAction {
    SKAction(.group(actions), actions.map(\.duration).max() ?? 0)
  }

  /// So many times.
  public class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
    SKAction(.repeated(action, count), action.duration * Double(count))
  }

  /// Again and again.
  public class func repeatForever(_ action: SKAction) -> SKAction {
    SKAction(.repeated(action, nil), .infinity)
  }

  /// Nothing for a time.
  public class func wait(forDuration sec: TimeInterval) -> SKAction { gradual(sec) { _ in { _ in } } }

  /// Nothing for about a time; here for just that time, so that each run is the same.
  public class func wait(forDuration sec: TimeInterval, withRange durationRange: TimeInterval) -> SKAction {
    wait(forDuration: sec)
  }

  /// Calls a closure.
  public class func run(_ block: @escaping () -> Void) -> SKAction {
    nonisolated(unsafe) let block = block
    return SKAction(.instant { _ in block() })
  }

  /// Has a node of a name do something.
  public class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
    nonisolated(unsafe) let action = action
    return SKAction(.instant { node in node.childNode(withName: name)?.run(action) }, action.duration)
  }

  /// Calls a closure again and again for a time.
  public class func customAction(
    withDuration seconds: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
  ) -> SKAction {
    nonisolated(unsafe) let block = block
    return gradual(seconds) { node in { block(node, $0 * seconds) } }
  }

  /// Takes the node out of its parent.
  public class func removeFromParent() -> SKAction { SKAction(.instant { $0.removeFromParent() }) }
  /// Hides the node.
  public class func hide() -> SKAction { SKAction(.instant { $0.isHidden = true }, opposite: { .unhide() }) }
  /// Shows the node again.
  public class func unhide() -> SKAction { SKAction(.instant { $0.isHidden = false }, opposite: { .hide() }) }

  /// Plays a sound of the app, which is not heard here; it takes no time.
  public class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction {
    SKAction(.instant { _ in })
  }

  /// Something over a time.
  class func gradual(
    _ duration: TimeInterval, opposite: (() -> SKAction)? = nil,
    begin: @escaping @MainActor (SKNode) -> @MainActor (CGFloat) -> Void
  ) -> SKAction {
    SKAction(.gradual(begin), duration, opposite: opposite)
  }
}

import UIKit

/// What is changed by an amount adds up with what others change meanwhile; what is changed to a value does not.
extension SKAction {
  private class func adding(
    _ duration: TimeInterval, opposite: @escaping () -> SKAction,
    change: @escaping @MainActor (SKNode, CGFloat) -> Void
  ) -> SKAction {
    gradual(
      duration, opposite: opposite,
      begin: { node in
        var done: CGFloat = 0
        return { part in
          change(node, part - done)
          done = part
        }
      })
  }

  private class func reaching(
    _ duration: TimeInterval, _ end: CGFloat, from read: @escaping @MainActor (SKNode) -> CGFloat,
    write: @escaping @MainActor (SKNode, CGFloat) -> Void
  ) -> SKAction {
    gradual(duration) { node in
      let start = read(node)
      return { write(node, start + (end - start) * $0) }
    }
  }

  // MARK: Places

  /// Moves the node by a distance.
  public class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
    adding(
      duration, opposite: { moveBy(x: -deltaX, y: -deltaY, duration: duration) },
      change: { node, part in
        node.position = CGPoint(x: node.position.x + deltaX * part, y: node.position.y + deltaY * part)
      })
  }

  /// Moves the node by a distance.
  public class func move(by delta: CGVector, duration: TimeInterval) -> SKAction {
    moveBy(x: delta.dx, y: delta.dy, duration: duration)
  }

  /// Moves the node to a place.
  public class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
    gradual(duration) { node in
      let start = node.position
      return { part in
        node.position = CGPoint(
          x: start.x + (location.x - start.x) * part, y: start.y + (location.y - start.y) * part)
      }
    }
  }

  /// Moves the node to a place on a line.
  public class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction {
    reaching(duration, x, from: { $0.position.x }, write: { $0.position.x = $1 })
  }

  /// Moves the node to a height.
  public class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction {
    reaching(duration, y, from: { $0.position.y }, write: { $0.position.y = $1 })
  }

  // MARK: Turning and size

  /// Turns the node by an angle.
  public class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    adding(
      duration, opposite: { rotate(byAngle: -radians, duration: duration) },
      change: { node, part in
        node.zRotation += radians * part
      })
  }

  /// Turns the node to an angle.
  public class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    reaching(duration, radians, from: { $0.zRotation }, write: { $0.zRotation = $1 })
  }

  /// Turns the node to an angle, the short way where it is told to.
  public class func rotate(
    toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool
  ) -> SKAction {
    rotate(toAngle: radians, duration: duration)
  }

  /// Scales the node to a size.
  public class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    .group([scaleX(to: scale, duration: duration), scaleY(to: scale, duration: duration)])
  }

  /// Scales the node by a factor.
  public class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction {
    gradual(
      duration, opposite: { self.scale(by: 1 / scale, duration: duration) },
      begin: { node in
        let start = CGSize(width: node.xScale, height: node.yScale)
        return { part in
          node.xScale = start.width * (1 + (scale - 1) * part)
          node.yScale = start.height * (1 + (scale - 1) * part)
        }
      })
  }

  /// Scales the node to a width.
  public class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    reaching(duration, scale, from: { $0.xScale }, write: { $0.xScale = $1 })
  }

  /// Scales the node to a height.
  public class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    reaching(duration, scale, from: { $0.yScale }, write: { $0.yScale = $1 })
  }

  /// Scales the node to a width and a height.
  public class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
    .group([scaleX(to: xScale, duration: duration), scaleY(to: yScale, duration: duration)])
  }

  /// Gives a sprite another size.
  public class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
    gradual(duration) { node in
      guard let sprite = node as? SKSpriteNode else { return { _ in } }
      let start = sprite.size
      return { part in
        sprite.size = CGSize(
          width: start.width + (width - start.width) * part,
          height: start.height + (height - start.height) * part)
      }
    }
  }

  // MARK: Looks

  /// Makes the node be seen.
  public class func fadeIn(withDuration sec: TimeInterval) -> SKAction {
    SKAction(fadeAlpha(to: 1, duration: sec).kind, sec, opposite: { fadeOut(withDuration: sec) })
  }

  /// Makes the node not be seen any more.
  public class func fadeOut(withDuration sec: TimeInterval) -> SKAction {
    SKAction(fadeAlpha(to: 0, duration: sec).kind, sec, opposite: { fadeIn(withDuration: sec) })
  }

  /// Makes the node cover more or less of what is behind it.
  public class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction {
    reaching(duration, alpha, from: { $0.alpha }, write: { $0.alpha = $1 })
  }

  /// Makes the node cover more or less of what is behind it, by an amount.
  public class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction {
    adding(
      duration, opposite: { fadeAlpha(by: -factor, duration: duration) },
      change: { node, part in
        node.alpha += factor * part
      })
  }

  /// Mixes a colour into a sprite.
  public class func colorize(
    with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval
  ) -> SKAction {
    gradual(duration) { node in
      guard let sprite = node as? SKSpriteNode else { return { _ in } }
      let start = sprite.colorBlendFactor
      sprite.color = color
      return { sprite.colorBlendFactor = start + (colorBlendFactor - start) * $0 }
    }
  }

  /// Gives a sprite another picture.
  public class func setTexture(_ texture: SKTexture, resize: Bool = false) -> SKAction {
    nonisolated(unsafe) let texture = texture
    return SKAction(
      .instant { node in
        guard let sprite = node as? SKSpriteNode else { return }
        sprite.texture = texture
        if resize { sprite.size = texture.size() }
      })
  }

  /// Gives a sprite one picture after another.
  public class func animate(
    with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool = false, restore: Bool = false
  ) -> SKAction {
    nonisolated(unsafe) let textures = textures
    return gradual(sec * Double(textures.count)) { node in
      guard let sprite = node as? SKSpriteNode, !textures.isEmpty else { return { _ in } }
      let first = sprite.texture
      return { part in
        let shown = textures[min(Int(part * CGFloat(textures.count)), textures.count - 1)]
        sprite.texture = part == 1 && restore ? first : shown
        if resize { sprite.size = shown.size() }
      }
    }
  }

  /// Lets the node's actions run faster or slower.
  public class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction {
    reaching(duration, speed, from: { $0.speed }, write: { $0.speed = $1 })
  }
}

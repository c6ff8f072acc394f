import UIKit

/// An action that a node carries out.
@MainActor
final class ActionRun {
  let key: String?
  let action: SKAction
  let completion: (() -> Void)?
  private var elapsed: TimeInterval = 0
  private var step: (@MainActor (CGFloat) -> Void)?
  private var parts: [ActionRun] = []
  private var index = 0

  init(_ action: SKAction, key: String? = nil, completion: (() -> Void)? = nil) {
    self.action = action
    self.key = key
    self.completion = completion
  }

  /// Carries it on.
  ///
  /// - Returns: What is left of the time once it is over; `nil` before that.
  func advance(_ node: SKNode, by seconds: TimeInterval) -> TimeInterval? {
    let speed = max(0, Double(action.speed))
    guard speed > 0 else { return nil }
    return advanced(node, by: seconds * speed).map { $0 / speed }
  }

  private func advanced(_ node: SKNode, by seconds: TimeInterval) -> TimeInterval? {
    switch action.kind {
    case .instant(let act):
      act(node)
      return seconds
    case .gradual(let begin):
      let step = self.step ?? begin(node)
      self.step = step
      elapsed += seconds
      let part = action.duration > 0 ? min(1, elapsed / action.duration) : 1
      step(action.eased(part))
      return part == 1 ? max(0, elapsed - action.duration) : nil
    case .sequence(let actions):
      if parts.isEmpty { parts = actions.map { ActionRun($0) } }
      var left = seconds
      while index < parts.count {
        guard let rest = parts[index].advance(node, by: left) else { return nil }
        left = rest
        index += 1
      }
      return left
    case .group(let actions):
      if parts.isEmpty, index == 0 { parts = actions.map { ActionRun($0) } }
      index = 1
      var rests: [TimeInterval] = []
      parts.removeAll { part in
        guard let rest = part.advance(node, by: seconds) else { return false }
        rests.append(rest)
        return true
      }
      return parts.isEmpty ? rests.min() ?? seconds : nil
    case .repeated(let action, let count):
      var left = seconds
      while count.map({ index < $0 }) ?? true {
        let present = parts.first ?? ActionRun(action)
        parts = [present]
        guard let rest = present.advance(node, by: left) else { return nil }
        parts = []
        index += 1
        // What takes no time is done once at a step, or it would never end.
        if rest == left, count == nil { return nil }
        left = rest
      }
      return left
    }
  }
}

extension SKNode {
  /// Does something.
  public func run(_ action: SKAction) { runs.append(ActionRun(action)) }

  /// Does something, then calls a closure.
  public func run(_ action: SKAction, completion block: @escaping () -> Void) {
    runs.append(ActionRun(action, completion: block))
  }

  /// Does something under a name, in place of what it does under that name.
  public func run(_ action: SKAction, withKey key: String) {
    removeAction(forKey: key)
    runs.append(ActionRun(action, key: key))
  }

  /// Does something, and goes on when it is done.
  public func run(_ action: SKAction) async {
    await withCheckedContinuation { continuation in
      run(action, completion: { continuation.resume() })
    }
  }

  /// True where it does something.
  public func hasActions() -> Bool { !runs.isEmpty }
  /// What it does under a name.
  public func action(forKey key: String) -> SKAction? { runs.first { $0.key == key }?.action }
  /// Ends what it does under a name.
  public func removeAction(forKey key: String) { runs.removeAll { $0.key == key } }
  /// Ends all that it does.
  public func removeAllActions() { runs = [] }

  /// Carries on what it and all that it holds do.
  func advanceActions(by seconds: TimeInterval) {
    guard !isPaused, speed > 0 else { return }
    let time = seconds * Double(speed)
    for run in runs where runs.contains(where: { $0 === run }) {
      guard run.advance(self, by: time) != nil else { continue }
      runs.removeAll { $0 === run }
      run.completion?()
    }
    for child in children { child.advanceActions(by: time) }
  }
}

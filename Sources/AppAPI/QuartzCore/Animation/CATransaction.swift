import AppHost
import Dispatch
import Foundation

/// Changes of layers that belong together.
@MainActor @preconcurrency
open class CATransaction: NSObject {
  /// What holds for the changes between a `begin` and its `commit`.
  private struct Level {
    var duration: CFTimeInterval = 0.25
    var longest: TimeInterval = 0
    var isSilent = false
    var timing: CAMediaTimingFunction?
    var completions: [() -> Void] = []
  }

  private final class Stack: AppStateKey {
    static func initialValue(in host: RunningApp) -> [Level] { [] }
  }

  private static var levels: [Level] {
    get { RunningApp.current[Stack.self] }
    set { RunningApp.current[Stack.self] = newValue }
  }

  private static func change(_ body: (inout Level) -> Void) {
    if levels.isEmpty { return }
    body(&levels[levels.count - 1])
  }

  /// Begins changes that belong together.
  open class func begin() {
    var new = Level()
    if let outer = levels.last {
      (new.duration, new.isSilent, new.timing) = (outer.duration, outer.isSilent, outer.timing)
    }
    levels.append(new)
  }

  /// Ends them; what waits for their end is called when their animations are over.
  open class func commit() {
    guard let level = levels.popLast() else { return }
    change { $0.longest = max($0.longest, level.longest) }
    for completion in level.completions { LayerClock.after(level.longest, completion) }
  }

  /// Makes what was changed take effect; here it has at once.
  open class func flush() {}

  /// Seconds that animations take that do not say it.
  open class func animationDuration() -> CFTimeInterval { levels.last?.duration ?? 0.25 }
  /// Says how many seconds animations take that do not say it.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { change { $0.duration = dur } }
  /// How the pace of animations goes that do not say it.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { levels.last?.timing }
  /// Says how the pace of animations goes that do not say it.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timing = function }
  }
  /// True where changes are not shown gradually.
  open class func disableActions() -> Bool { levels.last?.isSilent ?? false }
  /// Says whether changes are not shown gradually.
  open class func setDisableActions(_ flag: Bool) { change { $0.isSilent = flag } }
  /// What is called when all animations of the changes are over.
  open class func completionBlock() -> (() -> Void)? { levels.last?.completions.last }

  /// Says what is called when all animations of the changes are over; at once for none.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard let block else { return }
    if levels.isEmpty { return LayerClock.after(0, block) }
    change { $0.completions.append(block) }
  }

  /// Takes in that an animation was added that takes so many seconds.
  static func note(_ seconds: TimeInterval) {
    change { $0.longest = max($0.longest, seconds) }
  }
}

/// Lets the time of animations pass.
@MainActor
enum LayerClock {
  static func after(_ seconds: TimeInterval, _ body: @escaping () -> Void) {
    guard seconds.isFinite else { return }
    nonisolated(unsafe) let body = body
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, seconds)) { body() }
  }
}

import Foundation

extension CALayer {
  /// Lets an animation's time begin; a later one takes the place of one with the same name.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let key = key ?? "\(ObjectIdentifier(anim))"
    removeAnimation(forKey: key)
    let run = AnimationRun(anim)
    runs[key] = run
    let seconds = anim.wholeDuration
    CATransaction.note(seconds)
    anim.delegate?.animationDidStart(anim)
    LayerClock.after(seconds) { [weak self] in
      MainActor.assumeIsolated { self?.end(run, key) }
    }
  }

  private func end(_ run: AnimationRun, _ key: String) {
    guard runs[key] === run else { return }
    if run.animation.isRemovedOnCompletion { runs[key] = nil }
    run.animation.delegate?.animationDidStop(run.animation, finished: true)
  }

  /// Ends an animation before its time.
  public func removeAnimation(forKey key: String) {
    guard let run = runs.removeValue(forKey: key) else { return }
    run.animation.delegate?.animationDidStop(run.animation, finished: false)
  }

  /// Ends all animations before their time.
  public func removeAllAnimations() {
    for key in runs.keys.sorted() { removeAnimation(forKey: key) }
  }

  /// The names of the animations whose time runs; `nil` for none.
  public func animationKeys() -> [String]? { runs.isEmpty ? nil : runs.keys.sorted() }
  /// The animation of a name whose time runs.
  public func animation(forKey key: String) -> CAAnimation? { runs[key]?.animation }
  /// What is on the screen at this moment: the layer itself, for changes are there at once.
  public func presentation() -> Self? { self }
  /// The layer that says what is to be on the screen.
  public func model() -> Self { self }
  /// Seconds on the layer's clock for seconds on another one's; `nil` for the clock of all layers.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    ownTime(at: l?.mediaTime(at: t) ?? t)
  }
  /// Seconds on another layer's clock for seconds on this one's; `nil` for the clock of all layers.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let all = mediaTime(at: t)
    return l?.ownTime(at: all) ?? all
  }

  /// Seconds on the layer's clock, which begins, runs and is put forward within that of the layer around it.
  private func ownTime(at mediaTime: CFTimeInterval) -> CFTimeInterval {
    let around = superlayer?.ownTime(at: mediaTime) ?? mediaTime
    return (around - beginTime) * CFTimeInterval(speed) + timeOffset
  }

  /// Seconds on the clock of all layers; a clock that stands tells when it began.
  private func mediaTime(at ownTime: CFTimeInterval) -> CFTimeInterval {
    let around = (speed == 0 ? 0 : (ownTime - timeOffset) / CFTimeInterval(speed)) + beginTime
    return superlayer?.mediaTime(at: around) ?? around
  }
}

/// One animation of a layer, while its time runs.
@MainActor
final class AnimationRun {
  let animation: CAAnimation

  init(_ animation: CAAnimation) {
    self.animation = animation
  }
}

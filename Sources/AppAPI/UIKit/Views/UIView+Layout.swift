import Dispatch
import Foundation

extension UIView {
  /// How often in a row layout may ask for layout again.
  private static let roundLimit = 64

  func markAncestorsForLayout() {
    var view = parent
    while let current = view, !current.descendantNeedsLayout {
      current.descendantNeedsLayout = true
      view = current.parent
    }
  }

  /// Lays out until nothing asks for it any more.
  func settleLayout() {
    var rounds = 0
    while needsLayout || descendantNeedsLayout {
      guard rounds < Self.roundLimit else { return report(.endlessLayout(of: self)) }
      rounds += 1
      layOut()
    }
  }

  private func layOut() {
    if needsLayout {
      needsLayout = false
      noticeSafeArea()
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    guard descendantNeedsLayout else { return }
    descendantNeedsLayout = false
    for child in children { child.layOut() }
  }

  private func noticeSafeArea() {
    let insets = safeAreaInsets
    guard insets != knownSafeAreaInsets else { return }
    knownSafeAreaInsets = insets
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
  }

  /// How far bars and the device's corners reach into the view.
  var coveredInsets: UIEdgeInsets {
    guard let window else { return .zero }
    let safe = window.bounds.inset(by: window.safeAreaInsets)
    let here = convert(bounds, to: window)
    return UIEdgeInsets(
      top: min(max(safe.minY - here.minY, 0), here.height),
      left: min(max(safe.minX - here.minX, 0), here.width),
      bottom: min(max(here.maxY - safe.maxY, 0), here.height),
      right: min(max(here.maxX - safe.maxX, 0), here.width))
  }
}

extension UIView {
  /// Makes changes that are shown gradually; here they are there at once, and time passes before the end.
  ///
  /// - Parameters:
  ///   - duration: Seconds until `completion` is called.
  ///   - animations: Makes the changes.
  ///   - completion: Called at the end, with true.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping @MainActor () -> Void,
    completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Makes changes after a pause, shown gradually; here they are there at once.
  ///
  /// - Parameters:
  ///   - duration: Seconds that the changes take.
  ///   - delay: Seconds before they begin.
  ///   - options: How they are shown; nothing depends on it.
  ///   - animations: Makes the changes; called at once, as on the platform.
  ///   - completion: Called at the end, with true.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping @MainActor () -> Void,
    completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    animations()
    guard let completion else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + duration + delay) {
      MainActor.assumeIsolated { completion(true) }
    }
  }

  /// How a change is shown.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out while it is shown.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets people use the views meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Slow at both ends.
    public static let curveEaseInOut = AnimationOptions([])
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At one pace.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }
}

import Foundation

/// What few apps set on a view, and nobody hears.
struct RareViewAttributes {
  var isExclusiveTouch = false
  var tintAdjustment = UIView.TintAdjustmentMode.automatic
  var ignoresInvertedColors = false
  var contentScale: CGFloat?
  var restorationIdentifier: String?
  var focusGroup: String?
  var motionEffects: [UIMotionEffect] = []
}

extension UIView {
  /// Whether the tint colour stands out.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As in the view around it.
    case automatic = 0
    /// As it is.
    case normal = 1
    /// Grey, while something else is to be looked at.
    case dimmed = 2
  }

  /// True where fingers on it keep others from what is beside it; a person who listens uses one thing at a
  /// time.
  public var isExclusiveTouch: Bool {
    get { drawing?.rare.isExclusiveTouch ?? false }
    set { ensuredDrawing.rare.isExclusiveTouch = newValue }
  }

  /// Whether the tint colour stands out.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { drawing?.rare.tintAdjustment ?? .automatic }
    set { ensuredDrawing.rare.tintAdjustment = newValue }
  }

  /// True where it keeps its colours though the person has colours inverted.
  public var accessibilityIgnoresInvertColors: Bool {
    get { drawing?.rare.ignoresInvertedColors ?? false }
    set { ensuredDrawing.rare.ignoresInvertedColors = newValue }
  }

  /// How many pixels a point has.
  public var contentScaleFactor: CGFloat {
    get { drawing?.rare.contentScale ?? UIScreen.main.scale }
    set { ensuredDrawing.rare.contentScale = newValue }
  }

  /// By what its state would be found again.
  public var restorationIdentifier: String? {
    get { drawing?.rare.restorationIdentifier }
    set { ensuredDrawing.rare.restorationIdentifier = newValue }
  }

  /// With what else the keyboard goes through it.
  public var focusGroupIdentifier: String? {
    get { drawing?.rare.focusGroup }
    set {
      ensuredDrawing.rare.focusGroup = newValue
      if newValue != nil { FocusGroups.areNamed = true }
      setNeedsDescription()
    }
  }

  /// The group in which keys go through it: its own, else that of what it lies in.
  var effectiveFocusGroup: String? {
    guard FocusGroups.areNamed else { return nil }
    return sequence(first: self, next: \.superview).lazy.compactMap(\.focusGroupIdentifier).first
  }

  /// How it follows the way the device is held.
  public var motionEffects: [UIMotionEffect] {
    get { drawing?.rare.motionEffects ?? [] }
    set { ensuredDrawing.rare.motionEffects = newValue }
  }

  /// Lets it follow the way the device is held.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Ends that it follows the way the device is held.
  public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

  /// The view whose background says what is seen of this one.
  public var mask: UIView? {
    get { drawing?.mask }
    set {
      ensuredDrawing.mask = newValue
      layer.mask = newValue?.layer
    }
  }

  /// How it is turned, stretched and shifted in space; what is seen of it is what that does in the plane.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// Makes changes that repeat for a while; here they are there at once.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { animations() }

  /// Asks for what follows from observed values to be set before the next layout.
  public func setNeedsUpdateProperties() {
    needsProperties = true
    setNeedsLayout()
  }
}

/// How a view follows the way the device is held; a session's device lies still.
@MainActor @preconcurrency
open class UIMotionEffect: NSObject {
  /// Makes an effect.
  public override init() {
    super.init()
  }
}

/// A value that follows the way the device is held.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The direction in which the device is tilted.
  public enum EffectType: Int, Sendable {
    /// Sideways.
    case tiltAlongHorizontalAxis = 0
    /// Up and down.
    case tiltAlongVerticalAxis = 1
  }

  /// The value, by its path.
  public let keyPath: String
  /// The direction in which the device is tilted.
  public let type: EffectType
  /// By how much the value is less where the device is tilted one way.
  open var minimumRelativeValue: Any?
  /// By how much the value is more where the device is tilted the other way.
  open var maximumRelativeValue: Any?

  /// Makes an effect on a value.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
}

/// Several effects at once.
open class UIMotionEffectGroup: UIMotionEffect {
  /// What takes place together.
  open var motionEffects: [UIMotionEffect]?
}

/// Tells whether any view has named a group for keys, so that nobody looks for one in vain.
@MainActor
enum FocusGroups {
  static var areNamed = false
}

import Foundation

/// What is done to what lies behind a view.
open class UIVisualEffect: NSObject, @unchecked Sendable {
  // Checked by hand: every stored value is immutable.
}

/// Lets what lies behind a view shine through, blurred.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// How strongly the view covers what lies behind it.
  public enum Style: Int, Sendable {
    /// Lighter than the screen.
    case extraLight = 0
    /// Light, and dark.
    case light, dark
    /// As the screen is.
    case regular = 4
    /// Standing out from the screen.
    case prominent
    /// Materials that follow the appearance, from the thinnest to the thickest.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    /// The material of bars.
    case systemChromeMaterial
    /// Materials that are always light.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    /// The material of bars, always light.
    case systemChromeMaterialLight
    /// Materials that are always dark.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    /// The material of bars, always dark.
    case systemChromeMaterialDark

    /// How much of what lies behind is covered.
    private var cover: CGFloat {
      switch self {
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.5
      case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light, .dark: 0.65
      case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.9
      case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.94
      default: 0.8
      }
    }

    /// The colour that covers it.
    var color: UIColor {
      let name = String(describing: self)
      let light = UIColor(white: 0.97, alpha: cover)
      let dark = UIColor(white: 0.14, alpha: cover)
      if name == "dark" || name.hasSuffix("Dark") { return dark }
      if name == "light" || name == "extraLight" || name.hasSuffix("Light") { return light }
      return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
  }

  let style: Style

  /// Makes an effect of a strength.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// Lets words and symbols stand out from a blurred background.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  /// Makes an effect for what lies on a blurred background.
  public init(blurEffect: UIBlurEffect) {
    super.init()
  }
}

/// A view that changes how what lies behind it is seen.
open class UIVisualEffectView: UIView {
  /// Holds what is shown in front of the effect.
  public let contentView = UIView()

  /// What is done to what lies behind it.
  open var effect: UIVisualEffect?

  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Makes a view without effect; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Makes a view without effect, with a place in its superview's coordinates.
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Gives the content all the space.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }

  override var usualBackground: UIColor? { (effect as? UIBlurEffect)?.style.color }
}

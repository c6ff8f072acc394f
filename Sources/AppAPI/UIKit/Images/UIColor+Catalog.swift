import AppHost
import AppResources
import Foundation

extension UIColor {
  /// The colour of a name in the app's catalogs.
  ///
  /// Where no catalog is at hand, any name gives a grey, so that code that relies on its catalog runs.
  /// - Returns: `nil` for a name that the catalogs do not have.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The colour of a name in a bundle's catalogs or in the app's.
  ///
  /// - Returns: `nil` for a name that the catalogs do not have.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?)
  {
    self.init(name: name, bundlePath: LocalizedKey(name, bundle: bundle).bundlePath)
  }

  /// The colour of a generated name; grey where the catalogs do not have it.
  public convenience init(resource: ColorResource) {
    if let color = Self.catalogColor(resource.name, resource.bundlePath) {
      self.init(dynamicProvider: color)
    } else {
      self.init(white: 0.5, alpha: 1)
    }
  }

  /// Makes a background of a picture that repeats; a colour alone stands for it: grey.
  public convenience init(patternImage image: UIImage) {
    self.init(white: 0.5, alpha: 1)
  }

  private convenience init?(name: String, bundlePath: String?) {
    if let color = Self.catalogColor(name, bundlePath) {
      self.init(dynamicProvider: color)
    } else if !RunningApp.settings.resources.hasAssets {
      self.init(white: 0.5, alpha: 1)
    } else {
      return nil
    }
  }

  private static func catalogColor(
    _ name: String, _ bundlePath: String?
  ) -> (@Sendable (UITraitCollection) -> UIColor)? {
    let resources = RunningApp.settings.resources
    let library = bundlePath.map(resources.library(ofBundleAt:)) ?? resources
    return provider(of: library.color(name))
  }

  /// What chooses the colour of a set by the appearance it is shown in; `nil` for none.
  static func provider(of asset: ColorAsset?) -> (@Sendable (UITraitCollection) -> UIColor)? {
    guard let asset else { return nil }
    return { traits in
      let appearance = ColorAsset.Appearance(
        isDark: traits.userInterfaceStyle == .dark, hasHighContrast: traits.accessibilityContrast == .high)
      switch asset[appearance] {
      case .components(let part):
        return UIColor(red: part.red, green: part.green, blue: part.blue, alpha: part.alpha)
      case .system(let name): return (systemColors[name] ?? .systemGray).resolvedColor(with: traits)
      }
    }
  }

  /// The system's colours that a colour set refers to, by the names that Xcode writes.
  private static let systemColors: [String: UIColor] = [
    "systemRedColor": .systemRed, "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow,
    "systemGreenColor": .systemGreen, "systemMintColor": .systemMint, "systemTealColor": .systemTeal,
    "systemCyanColor": .systemCyan, "systemBlueColor": .systemBlue, "systemIndigoColor": .systemIndigo,
    "systemPurpleColor": .systemPurple, "systemPinkColor": .systemPink, "systemBrownColor": .systemBrown,
    "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
    "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
    "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
    "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText, "linkColor": .link,
    "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator,
    "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
    "tertiarySystemFillColor": .tertiarySystemFill, "quaternarySystemFillColor": .quaternarySystemFill,
    "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "groupTableViewBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
    "darkTextColor": .darkText, "lightTextColor": .lightText, "whiteColor": .white, "blackColor": .black,
    "clearColor": .clear,
  ]
}

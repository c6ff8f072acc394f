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
    guard let asset = library.color(name) else { return nil }
    return { traits in
      let part = traits.userInterfaceStyle == .dark ? asset.dark ?? asset.any : asset.any
      return UIColor(red: part.red, green: part.green, blue: part.blue, alpha: part.alpha)
    }
  }
}

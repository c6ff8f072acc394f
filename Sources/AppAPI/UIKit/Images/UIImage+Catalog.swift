import AppHost
import AppResources
import Foundation

extension UIImage {
  /// One of the pictures of a bundle or of the app's own; `nil` for an empty name.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?)
  {
    guard !name.isEmpty else { return nil }
    let path = LocalizedKey(name, bundle: bundle).bundlePath
    self.init(.named(name), size: Self.catalogSize(name, path), attributes: Attributes(bundlePath: path))
  }

  /// One of the pictures of a bundle or of the app's own; `nil` for an empty name.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// A picture of the app's catalogs by its generated name.
  public convenience init(resource: ImageResource) {
    self.init(
      .named(resource.name), size: Self.catalogSize(resource.name, resource.bundlePath),
      attributes: Attributes(bundlePath: resource.bundlePath))
  }

  /// The picture in a file; `nil` where there is none.
  public convenience init?(contentsOfFile path: String) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let size = PictureSize(at: path).map { CGSize(width: $0.width, height: $0.height) }
    self.init(.named(path), size: size ?? Self.standInSize)
  }

  /// The size of a picture or a symbol, or that of a stand-in where its file is not at hand.
  static func catalogSize(_ name: String, _ bundlePath: String?) -> CGSize {
    let asset = asset(name, bundlePath)
    if asset?.isSymbol == true { return symbolSize }
    return asset?.size.map { CGSize(width: $0.width, height: $0.height) } ?? standInSize
  }

  /// What the catalogs know of a picture.
  static func asset(_ name: String, _ bundlePath: String?) -> ImageAsset? {
    let resources = RunningApp.settings.resources
    return (bundlePath.map(resources.library(ofBundleAt:)) ?? resources).image(name)
  }

  /// The same picture with so many pixels for each point.
  package func withScale(_ scale: CGFloat) -> UIImage {
    guard scale > 0, scale != 1 else { return self }
    return UIImage(
      source, size: CGSize(width: size.width / scale, height: size.height / scale), attributes: attributes)
  }
}

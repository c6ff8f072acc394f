import Foundation

/// A picture of an asset catalog, by a name that was generated from it.
public struct ImageResource: Hashable, Sendable {
  /// The name in the catalog, with the folders that are a part of it.
  package let name: String
  package let bundlePath: String?

  /// Names a picture.
  ///
  /// - Parameters:
  ///   - name: The name in the catalog.
  ///   - bundle: Where the catalog is.
  public init(name: String, bundle: Bundle) {
    self.name = name
    bundlePath = LocalizedKey(name, bundle: bundle).bundlePath
  }
}

/// A colour of an asset catalog, by a name that was generated from it.
public struct ColorResource: Hashable, Sendable {
  /// The name in the catalog, with the folders that are a part of it.
  package let name: String
  package let bundlePath: String?

  /// Names a colour.
  ///
  /// - Parameters:
  ///   - name: The name in the catalog.
  ///   - bundle: Where the catalog is.
  public init(name: String, bundle: Bundle) {
    self.name = name
    bundlePath = LocalizedKey(name, bundle: bundle).bundlePath
  }
}

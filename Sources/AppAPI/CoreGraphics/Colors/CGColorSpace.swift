import Foundation

/// A way to count colours; all are taken for sRGB.
public final class CGColorSpace: Hashable, Sendable {
  /// The name it was made with.
  public let name: String?

  private init(_ name: String) {
    self.name = name
  }

  /// Makes a way to count by its name.
  public convenience init?(name: String) {
    guard !name.isEmpty else { return nil }
    self.init(name)
  }

  /// The usual way on screens.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The way of screens that show more colours.
  public static let displayP3 = "kCGColorSpaceDisplayP3"

  static let deviceRGB = CGColorSpace("kCGColorSpaceDeviceRGB")
  static let deviceGray = CGColorSpace("kCGColorSpaceDeviceGray")

  /// True for the same name.
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.name == rhs.name }

  /// Equal for equal names.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

// The platform declares it so.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The device's way to count red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }
// The platform declares it so.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The device's way to count grey.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

import Foundation

/// What a heard app finds about itself in `Bundle.main`: versions and a name, which every app on a device has.
enum AppInformation {
  private static let identifier = "org.example.app"
  private static let entries = [
    "CFBundleIdentifier": identifier, "CFBundleName": "App", "CFBundleDisplayName": "App",
    "CFBundleExecutable": "App", "CFBundlePackageType": "APPL", "CFBundleShortVersionString": "1.0",
    "CFBundleVersion": "1", "CFBundleDevelopmentRegion": "en",
  ]

  /// Lets the process say so of itself, from now on.
  static func publish() {
    let dictionary = NSDictionary(dictionary: entries)
    let name = NSString(string: identifier)
    VirtualTime.functions.set_information(
      Unmanaged.passRetained(dictionary).toOpaque(), Unmanaged.passRetained(name).toOpaque())
  }
}

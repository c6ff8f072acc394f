import Foundation

extension ProcessInfo {
  /// How warm the device is.
  public enum ThermalState: Int, Sendable {
    /// As usual.
    case nominal
    /// Warmer than usual.
    case fair
    /// Warm.
    case serious
    /// Too warm.
    case critical
  }

  /// False: nobody has asked the device to save power.
  public var isLowPowerModeEnabled: Bool { false }
  /// As usual: nothing is measured.
  public var thermalState: ThermalState { .nominal }
}

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted where a device begins or ends to save power, which none does here.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChange")
}

extension FileManager {
  /// No folder in the cloud: nobody is signed in.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Nobody is signed in to the cloud.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// The folder that the apps of a group share, made where it is not there.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let url = URL.applicationSupportDirectory.appending(path: "Groups/\(groupIdentifier)")
    try? createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }
}

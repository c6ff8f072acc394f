import AccessibilityModel
import AppHost
import Foundation
import TreeFormat

/// The position in which a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upright, the wrong way round.
  case portraitUpsideDown = 2
  /// Lying, with the lower end to the right.
  case landscapeLeft = 3
  /// Lying, with the lower end to the left.
  case landscapeRight = 4
  /// On its back.
  case faceUp = 5
  /// On its front.
  case faceDown = 6

  /// True for the two upright positions.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// True for the two lying positions.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// True on its back or on its front.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// True where an interface can follow it.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The device that the app believes to run on.
@MainActor @preconcurrency
open class UIDevice: NSObject {
  /// Whether it is being charged.
  public enum BatteryState: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// It is not.
    case unplugged = 1
    /// It is.
    case charging = 2
    /// It is, and full.
    case full = 3
  }

  private enum Key: AppStateKey {
    static func initialValue(in host: RunningApp) -> UIDevice { UIDevice() }
  }

  /// The device of the running app.
  public static var current: UIDevice { RunningApp.current[Key.self] }

  private var host: RunningApp { .current }
  /// The device with a screen of this size; none for the telephone that options describe by themselves.
  var chosen: Device? {
    host.environment.chosenDevice
  }
  private var lowerEnd: UIInterfaceOrientation?

  /// What kind of device it is.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
  /// What the kind of device is called.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// What the kind of device is called in the person's language.
  open var localizedModel: String { model }
  /// What the device is called.
  open var name: String { model }
  /// What the system is called.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// Which release of the system runs.
  open var systemVersion: String { "18.0" }
  /// The same for all apps of one maker on one device.
  open var identifierForVendor: UUID? { UUID(uuid: (0, 0, 0, 0, 0, 0, 64, 0, 128, 0, 0, 0, 0, 0, 0, 1)) }
  /// True where the app asks how the battery fares.
  open var isBatteryMonitoringEnabled = false
  /// How full the battery is, from 0 to 1; −1 where the app does not ask.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
  /// Whether it is being charged.
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
  /// True where several apps can run at once.
  open var isMultitaskingSupported: Bool { true }
  /// True while turns of the device are told.
  open private(set) var isGeneratingDeviceOrientationNotifications = false

  /// Begins to tell turns of the device.
  open func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }

  /// No longer tells turns of the device.
  open func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }

  /// The position in which it is held.
  open var orientation: UIDeviceOrientation {
    switch interfaceOrientation {
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .portraitUpsideDown: .portraitUpsideDown
    case .portrait, .unknown: .portrait
    }
  }

  /// Posted when the device was turned.
  public static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// The position in which the interface is shown.
  var interfaceOrientation: UIInterfaceOrientation {
    let size = host.environment.screenSize
    guard size.width > size.height else { return .portrait }
    return lowerEnd ?? .landscapeLeft
  }

  /// Turns the device, where the app follows in that position; true where it did.
  ///
  /// - Source: Behaviour 1.11
  @discardableResult
  package func turn(to orientation: UIInterfaceOrientation, announces: Bool = true) -> Bool {
    let size = host.environment.screenSize
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    guard orientation != interfaceOrientation, isAllowed(orientation) else { return false }
    lowerEnd = orientation.isLandscape ? orientation : nil
    host.environment.screenSize =
      orientation.isLandscape ? Size(width: long, height: short) : Size(width: short, height: long)
    if isGeneratingDeviceOrientationNotifications {
      NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }
    guard announces else { return true }
    let words = SpokenText(spokenOrientation)
    host.post(.announcement(words, priority: .standard, queued: false))
    return true
  }

  /// Turns to an orientation that the screen in front allows, where it no longer allows the present one.
  func leaveForbiddenOrientation() {
    let order: [UIInterfaceOrientation] = [.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown]
    guard !isAllowed(interfaceOrientation), let next = order.first(where: isAllowed) else { return }
    turn(to: next)
  }

  private func isAllowed(_ orientation: UIInterfaceOrientation) -> Bool {
    let windows = UIApplication.shared.windows
    guard let front = windows.last?.rootViewController?.front else { return true }
    let delegate = UIApplication.shared.launchedDelegate
    let byApp = delegate?.application(.shared, supportedInterfaceOrientationsFor: windows.last)
    return front.supportedInterfaceOrientations.contains(orientation) && byApp?.contains(orientation) ?? true
  }

  /// What is spoken when the device was turned.
  private var spokenOrientation: String {
    let hasButton = chosen?.hasHomeButton ?? false
    return switch interfaceOrientation {
    case .portrait, .unknown: String(system: .portrait)
    case .portraitUpsideDown: String(system: .portraitUpsideDown)
    case .landscapeLeft: String(system: hasButton ? .landscapeButtonLeft : .landscape)
    case .landscapeRight: String(system: hasButton ? .landscapeButtonRight : .landscape)
    }
  }
}

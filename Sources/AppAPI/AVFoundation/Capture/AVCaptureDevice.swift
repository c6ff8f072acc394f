import Foundation
import Synchronization

/// A kind of media.
public struct AVMediaType: Hashable, Sendable, RawRepresentable {
  /// The name of the kind.
  public let rawValue: String

  /// Makes a kind of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Moving pictures.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sound.
  public static let audio = AVMediaType(rawValue: "soun")
  /// Subtitles and the like.
  public static let text = AVMediaType(rawValue: "text")
  /// Faces and codes that were found.
  public static let metadata = AVMediaType(rawValue: "meta")
}

/// Whether an app may use the camera or the microphone.
public enum AVAuthorizationStatus: Int, Sendable {
  /// The person was not asked.
  case notDetermined = 0
  /// The device does not let the person choose.
  case restricted = 1
  /// The person said no.
  case denied = 2
  /// The person said yes.
  case authorized = 3
}

/// What the person answered who was asked for the camera or the microphone: no.
private enum CapturePermission {
  private static let asked = Mutex<Set<AVMediaType>>([])

  static func ask(for type: AVMediaType) { asked.withLock { _ = $0.insert(type) } }

  static func status(for type: AVMediaType) -> AVAuthorizationStatus {
    asked.withLock { $0.contains(type) } ? .denied : .notDetermined
  }
}

/// A camera or a microphone, of which the device has none.
open class AVCaptureDevice: NSObject {
  /// Where a camera looks.
  public enum Position: Int, Sendable {
    /// Nowhere in particular.
    case unspecified = 0
    /// Away from the person.
    case back = 1
    /// At the person.
    case front = 2
  }

  /// What kind of camera or microphone it is.
  public struct DeviceType: Hashable, Sendable, RawRepresentable {
    /// The name of the kind.
    public let rawValue: String

    /// Makes a kind of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual camera.
    public static let builtInWideAngleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// One that sees more.
    public static let builtInUltraWideCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    /// One that sees farther.
    public static let builtInTelephotoCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    /// Two cameras as one.
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// Two cameras as one, of which one sees more.
    public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    /// Three cameras as one.
    public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    /// One that measures how far things are.
    public static let builtInTrueDepthCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    /// What takes in sound.
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
  }

  /// Whether the light of a camera is on.
  public enum TorchMode: Int, Sendable {
    /// Dark.
    case off = 0
    /// Bright.
    case on = 1
    /// As bright as pictures need it.
    case auto = 2
  }

  /// The cameras and microphones of some kinds; none.
  open class DiscoverySession: NSObject {
    /// Looks for devices.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) { super.init() }

    /// What was found.
    open var devices: [AVCaptureDevice] { [] }
  }

  /// The name that people read.
  public let localizedName: String
  /// Where it looks.
  public let position: Position
  /// What kind it is.
  public let deviceType: DeviceType

  init(_ name: String, _ type: DeviceType, _ position: Position) {
    localizedName = name
    deviceType = type
    self.position = position
  }

  /// Whether the person was asked, and said no.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    CapturePermission.status(for: mediaType)
  }

  /// What a person who is asked answers: no.
  @preconcurrency
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    CapturePermission.ask(for: mediaType)
    handler(false)
  }

  /// What a person who is asked answers: no.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    CapturePermission.ask(for: mediaType)
    return false
  }

  /// The device that serves best; none.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }

  /// The device of a kind; none.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }

  /// All devices of a kind; none.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }

  /// Whether it has a light.
  open var hasTorch: Bool { false }
  /// Whether the light is on.
  open var torchMode = TorchMode.off

  /// Keeps other apps from changing how it works.
  open func lockForConfiguration() throws {}
  /// Lets other apps change how it works.
  open func unlockForConfiguration() {}
}

import UIKit

/// Where captured media come from.
open class AVCaptureInput: NSObject {}

/// A camera or a microphone as an input.
open class AVCaptureDeviceInput: AVCaptureInput {
  /// The camera or the microphone.
  public let device: AVCaptureDevice

  /// Makes an input of a device.
  ///
  /// - Throws: Nothing, as there is no device to refuse it.
  public init(device: AVCaptureDevice) throws {
    self.device = device
    super.init()
  }
}

/// Where captured media go.
open class AVCaptureOutput: NSObject {
  /// The way from an input for a kind of media; none, as there is no input.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// The way from an input to an output.
open class AVCaptureConnection: NSObject {
  /// Whether media go along it.
  open var isEnabled = true
  /// Whether media go along it now; never, as there is no input.
  open var isActive: Bool { false }
  /// How pictures lie that go along it; there are none.
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  /// True where that can be chosen: not without a camera.
  open var isVideoOrientationSupported: Bool { false }
}

/// How a picture lies.
public enum AVCaptureVideoOrientation: Int, Sendable {
  /// Upright.
  case portrait = 1
  /// Upright, upside down.
  case portraitUpsideDown = 2
  /// On the side, the lower edge of the device at the right.
  case landscapeRight = 3
  /// On the side, the lower edge of the device at the left.
  case landscapeLeft = 4
}

/// Takes media from inputs to outputs; without a device nothing is captured.
open class AVCaptureSession: NSObject {
  /// How well pictures are captured.
  public struct Preset: Hashable, Sendable, RawRepresentable {
    /// The name of the preset.
    public let rawValue: String

    /// Makes a preset of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As photos need it.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// As well as can be.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// Well enough to share.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    /// As small as can be.
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    /// With 640 by 480 pixels.
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    /// With 1280 by 720 pixels.
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    /// With 1920 by 1080 pixels.
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    /// As the inputs are.
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
  }

  /// Where media come from.
  open private(set) var inputs: [AVCaptureInput] = []
  /// Where media go.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// How well pictures are captured.
  open var sessionPreset = Preset.high
  /// Whether media are on their way.
  open private(set) var isRunning = false

  /// Whether pictures can be captured so well.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  /// Whether an input can be added: once.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains { $0 === input } }
  /// Whether an output can be added: once.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains { $0 === output } }

  /// Adds an input.
  open func addInput(_ input: AVCaptureInput) {
    if canAddInput(input) { inputs.append(input) }
  }

  /// Adds an output.
  open func addOutput(_ output: AVCaptureOutput) {
    if canAddOutput(output) { outputs.append(output) }
  }

  /// Takes an input away.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Takes an output away.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  /// Begins a change of several things.
  open func beginConfiguration() {}
  /// Ends a change of several things.
  open func commitConfiguration() {}
  /// Begins.
  open func startRunning() { isRunning = true }
  /// Ends.
  open func stopRunning() { isRunning = false }
}

/// How a picture fills the layer that shows it.
public struct AVLayerVideoGravity: Hashable, Sendable, RawRepresentable {
  /// The name of the way.
  public let rawValue: String

  /// Makes a way of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As large as fits.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// So large that nothing stays free.
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// Stretched.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// Shows what a camera sees: nothing.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// Where the picture would come from.
  open var session: AVCaptureSession?
  /// How the picture would fill the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// The way that the picture would come; there is none.
  open var connection: AVCaptureConnection? { nil }

  /// Makes a layer of a session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }

  /// A point of the layer as one of the picture: in parts of its width and height.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGPoint(x: pointInLayer.x / bounds.width, y: pointInLayer.y / bounds.height)
  }
}

import Foundation

/// Something that was found in a picture.
open class AVMetadataObject: NSObject {
  /// What was found.
  public struct ObjectType: Hashable, Sendable, RawRepresentable {
    /// The name of the kind.
    public let rawValue: String

    /// Makes a kind of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A code of small squares.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// A code of small squares.
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    /// A code of small squares.
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    /// A code of rows of bars.
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    /// A code of bars.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// A code of bars.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// A code of bars.
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    /// A code of bars.
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    /// A code of bars.
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    /// A code of bars.
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    /// A code of bars.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// A code of bars.
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    /// A code of bars.
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    /// Somebody who looks at the camera.
    public static let face = ObjectType(rawValue: "face")
  }

  /// What was found.
  public let type: ObjectType
  /// Where, in parts of the picture.
  public let bounds: CGRect

  init(_ type: ObjectType, at bounds: CGRect) {
    self.type = type
    self.bounds = bounds
  }
}

/// A code that was read in a picture.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// The text of the code.
  open var stringValue: String? { nil }
}

/// Hears what was found in pictures.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  /// Takes in what was found.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  /// Takes in nothing.
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// Looks for codes and faces in pictures; without a camera there is none to look at.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// What is looked for.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType] = []
  /// What can be looked for: nothing without a camera.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// The part of pictures that is looked at.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Who hears what is found.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?

  /// Sets who hears what is found, and where.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
  ) {
    metadataObjectsDelegate = objectsDelegate
  }
}

/// How a photo is taken.
open class AVCapturePhotoSettings: NSObject {
  /// Whether light flashes.
  public enum FlashMode: Int, Sendable {
    /// Never.
    case off = 0
    /// For each photo.
    case on = 1
    /// Where it is dark.
    case auto = 2
  }

  /// Whether light flashes.
  open var flashMode = FlashMode.off
}

/// A photo that was taken.
open class AVCapturePhoto: NSObject {
  /// The photo as a file.
  open func fileDataRepresentation() -> Data? { nil }
}

/// Hears of a photo.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  /// Takes in a photo, or why there is none.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  /// Takes in no photo.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
  ) {}
}

/// Takes photos; without a camera it says that there was nothing to take.
open class AVCapturePhotoOutput: AVCaptureOutput {
  /// Asks for a photo, and is told that there is none.
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
    delegate.photoOutput(
      self, didFinishProcessingPhoto: AVCapturePhoto(), error: AVError(.noDataCaptured))
  }
}

/// Hands pictures on one by one; without a camera there are none.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  /// How pictures are handed on.
  open var videoSettings: [String: Any] = [:]
  /// True where pictures that come too late are left out.
  open var alwaysDiscardsLateVideoFrames = true
}

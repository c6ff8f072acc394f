import CoreGraphics
import Foundation

/// Something that was found in a picture.
open class VNObservation: NSObject, @unchecked Sendable {
  // Checked by hand: there is no instance.

  /// What tells it from others.
  public let uuid = UUID()
  /// How sure it is, from 0 to 1.
  public let confidence: Float

  init(confidence: Float) {
    self.confidence = confidence
    super.init()
  }
}

/// Something at a place of a picture.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
  /// The place, in parts of the picture.
  public let boundingBox: CGRect

  init(confidence: Float, boundingBox: CGRect) {
    self.boundingBox = boundingBox
    super.init(confidence: confidence)
  }
}

/// Something with four corners.
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// The corner above at the left.
  open var topLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.maxY) }
  /// The corner above at the right.
  open var topRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.maxY) }
  /// The corner below at the left.
  open var bottomLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.minY) }
  /// The corner below at the right.
  open var bottomRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.minY) }
}

/// A name of what a picture shows.
public final class VNClassificationObservation: VNObservation, @unchecked Sendable {
  /// The name.
  public let identifier: String

  init(confidence: Float, identifier: String) {
    self.identifier = identifier
    super.init(confidence: confidence)
  }
}

/// Text that was read.
public final class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
  private let candidates: [VNRecognizedText]

  init(confidence: Float, boundingBox: CGRect, candidates: [VNRecognizedText]) {
    self.candidates = candidates
    super.init(confidence: confidence, boundingBox: boundingBox)
  }

  /// What it may say, the likeliest first.
  public func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] {
    Array(candidates.prefix(maxCandidateCount))
  }
}

/// What a text may say.
public final class VNRecognizedText: NSObject, Sendable {
  /// The words.
  public let string: String
  /// How sure it is, from 0 to 1.
  public let confidence: Float

  init(string: String, confidence: Float) {
    self.string = string
    self.confidence = confidence
    super.init()
  }
}

/// A place with text.
public final class VNTextObservation: VNRectangleObservation, @unchecked Sendable {}

/// A code of lines or squares.
public final class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
  /// The kind of code.
  public let symbology: VNBarcodeSymbology
  /// What it says.
  public let payloadStringValue: String?

  init(confidence: Float, boundingBox: CGRect, symbology: VNBarcodeSymbology, payload: String?) {
    self.symbology = symbology
    payloadStringValue = payload
    super.init(confidence: confidence, boundingBox: boundingBox)
  }
}

/// A kind of code.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a kind of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "VNBarcodeSymbology" + name }
  /// Codes of squares.
  public static let qr = Self("QR"), aztec = Self("Aztec"), dataMatrix = Self("DataMatrix"),
    pdf417 = Self("PDF417")
  /// Codes of lines.
  public static let ean8 = Self("EAN8"), ean13 = Self("EAN13"), upce = Self("UPCE"), code39 = Self("Code39")
  /// Codes of lines.
  public static let code93 = Self("Code93"), code93i = Self("Code93i"), code128 = Self("Code128")
  /// Codes of lines.
  public static let itf14 = Self("ITF14"), i2of5 = Self("I2Of5"), codabar = Self("Codabar")
  /// Codes of lines, with a sum by which they are checked, and with more letters.
  public static let code39Checksum = Self("Code39Checksum"), code39FullASCII = Self("Code39FullASCII")
  /// Codes of lines, with a sum by which they are checked.
  public static let code39FullASCIIChecksum = Self("Code39FullASCIIChecksum")
  /// Codes of lines, with a sum by which they are checked.
  public static let i2of5Checksum = Self("I2Of5Checksum"), msiPlessey = Self("MSIPlessey")
  /// Codes of lines on goods.
  public static let gs1DataBar = Self("GS1DataBar"), gs1DataBarExpanded = Self("GS1DataBarExpanded")
  /// Codes of lines on goods.
  public static let gs1DataBarLimited = Self("GS1DataBarLimited")
  /// Small codes of squares.
  public static let microPDF417 = Self("MicroPDF417"), microQR = Self("MicroQR")
}

/// Somebody who looks at the camera.
public final class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {}
/// A person.
public final class VNHumanObservation: VNDetectedObjectObservation, @unchecked Sendable {}
/// How a person stands.
public final class VNHumanBodyPoseObservation: VNObservation, @unchecked Sendable {}
/// How a hand is held.
public final class VNHumanHandPoseObservation: VNObservation, @unchecked Sendable {}
/// Outlines.
public final class VNContoursObservation: VNObservation, @unchecked Sendable {}
/// Where sky and ground meet.
public final class VNHorizonObservation: VNObservation, @unchecked Sendable {}
/// Where people look first.
public final class VNSaliencyImageObservation: VNObservation, @unchecked Sendable {}
/// What tells pictures that are alike.
public final class VNFeaturePrintObservation: VNObservation, @unchecked Sendable {}

/// Something that has names.
public final class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// The names that it may have, the likeliest first.
  public let labels: [VNClassificationObservation]

  init(confidence: Float, boundingBox: CGRect, labels: [VNClassificationObservation]) {
    self.labels = labels
    super.init(confidence: confidence, boundingBox: boundingBox)
  }
}

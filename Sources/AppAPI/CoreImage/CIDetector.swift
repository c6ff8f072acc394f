import CoreGraphics
import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Rectangles.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Codes of squares.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Places with text.
public let CIDetectorTypeText = "CIDetectorTypeText"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How exact a detector is.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Quick.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Exact.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether it tells if a face smiles.
public let CIDetectorSmile = "CIDetectorSmile"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether it tells if eyes are shut.
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How a picture is turned.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"

/// Looks for things in pictures; nothing here recognises any, so that it finds none.
open class CIDetector: NSObject {
  /// Makes one for a kind of things; `nil` for a kind that there is not.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
    let known = [CIDetectorTypeFace, CIDetectorTypeRectangle, CIDetectorTypeQRCode, CIDetectorTypeText]
    guard known.contains(type) else { return nil }
    super.init()
  }

  /// What there is in a picture: nothing that is recognised.
  open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] { [] }
}

/// A thing in a picture.
open class CIFeature: NSObject {
  /// What it is.
  public let type: String
  /// Where it is.
  public let bounds: CGRect

  init(type: String, bounds: CGRect) {
    self.type = type
    self.bounds = bounds
    super.init()
  }
}

/// Somebody who looks at the camera.
public final class CIFaceFeature: CIFeature {
  /// True where it smiles.
  public let hasSmile = false
  /// True where the left eye is known.
  public let hasLeftEyePosition = false
  /// True where the right eye is known.
  public let hasRightEyePosition = false
  /// True where the mouth is known.
  public let hasMouthPosition = false
}

/// A code of squares.
public final class CIQRCodeFeature: CIFeature {
  /// What it says.
  public let messageString: String? = nil
}

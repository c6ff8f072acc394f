import CoreGraphics
import CoreML
import Foundation

/// How exactly text is looked for.
public enum VNRequestTextRecognitionLevel: Int, Sendable {
  /// Exactly, or quickly.
  case accurate, fast
}

/// Looks for text.
public final class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
  /// How exactly.
  public var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  /// The languages that are read, the first before the others.
  public var recognitionLanguages: [String] = ["en-US"]
  /// Words that are read though no dictionary has them.
  public var customWords: [String] = []
  /// Whether what is read is corrected by a dictionary.
  public var usesLanguageCorrection = true
  /// Whether the language is found out.
  public var automaticallyDetectsLanguage = false
  /// How high letters are at least, in parts of the picture.
  public var minimumTextHeight: Float = 0

  /// The languages that can be read: none.
  ///
  /// - Throws: Nothing.
  public func supportedRecognitionLanguages() throws -> [String] { [] }
}

/// Looks for places with text.
public final class VNDetectTextRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// Whether single letters are told.
  public var reportCharacterBoxes = false
}

/// Looks for codes of lines and squares.
public final class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The kinds of codes.
  public var symbologies: [VNBarcodeSymbology] = []
}

/// Looks for faces.
public final class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
}

/// Looks for eyes, noses and mouths.
public final class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {
}

/// Looks how well faces are seen.
public final class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest, @unchecked Sendable {
}

/// Looks for people.
public final class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// Whether only the upper half of people is looked for.
  public var upperBodyOnly = true
}

/// Looks how people stand.
public final class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {
}

/// Looks how hands are held.
public final class VNDetectHumanHandPoseRequest: VNImageBasedRequest, @unchecked Sendable {
  /// How many hands.
  public var maximumHandCount = 2
}

/// Looks for rectangles.
public final class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// How wide they are at least beside their height.
  public var minimumAspectRatio: Float = 0.5
  /// How wide they are at most beside their height.
  public var maximumAspectRatio: Float = 1
  /// How large they are at least, in parts of the picture.
  public var minimumSize: Float = 0.2
  /// How sure it is at least.
  public var minimumConfidence: Float = 0
  /// How many, at most.
  public var maximumObservations = 1
}

/// Looks for a sheet of paper.
public final class VNDetectDocumentSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
}

/// Looks for outlines.
public final class VNDetectContoursRequest: VNImageBasedRequest, @unchecked Sendable {
}

/// Looks for the horizon.
public final class VNDetectHorizonRequest: VNImageBasedRequest, @unchecked Sendable {
}

/// Tells what a picture shows.
public final class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {
}

/// Looks for animals.
public final class VNRecognizeAnimalsRequest: VNImageBasedRequest, @unchecked Sendable {
}

/// Tells where people look first.
public final class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {
}

/// Tells pictures that are alike.
public final class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest, @unchecked Sendable {
}

/// Asks a trained model; none can be loaded, so that there is none to ask.
public final class VNCoreMLRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What is asked.
  public let model: VNCoreMLModel
  /// How a picture is made as large as the model wants it.
  public var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop

  /// Asks a model.
  public init(model: VNCoreMLModel, completionHandler: ((VNRequest, (any Error)?) -> Void)? = nil) {
    self.model = model
    super.init(completionHandler: completionHandler)
  }
}

/// A trained model that looks at pictures.
public final class VNCoreMLModel: NSObject, @unchecked Sendable {
  // Checked by hand: there is no instance.

  /// Takes a model.
  ///
  /// - Throws: That it cannot be used.
  public init(for model: MLModel) throws { throw VNError(.invalidModel) }
}

/// How a picture is made as large as a model wants it.
public enum VNImageCropAndScaleOption: UInt, Sendable {
  /// Its middle, all of it, or as much as fills.
  case centerCrop, scaleFit, scaleFill
}

import CoreImage
import Foundation
import Testing

@testable import Vision

@Suite("What is looked for in pictures")
struct RecognitionTests {
  /// A request, and how many observations of its kind it gives; `nil` before it is carried out.
  struct Sought: CustomTestStringConvertible, @unchecked Sendable {
    let request: VNRequest
    let count: () -> Int?
    var testDescription: String { "\(type(of: request))" }

    init<Observation: VNObservation>(_ request: VNRequest, _ kind: Observation.Type) {
      self.request = request
      count = { (request.results as? [Observation])?.count }
    }
  }

  private static var people: [Sought] {
    [
      Sought(VNDetectFaceRectanglesRequest(), VNFaceObservation.self),
      Sought(VNDetectFaceLandmarksRequest(), VNFaceObservation.self),
      Sought(VNDetectFaceCaptureQualityRequest(), VNFaceObservation.self),
      Sought(VNDetectHumanRectanglesRequest(), VNHumanObservation.self),
      Sought(VNDetectHumanBodyPoseRequest(), VNHumanBodyPoseObservation.self),
      Sought(VNDetectHumanHandPoseRequest(), VNHumanHandPoseObservation.self),
    ]
  }

  private static var things: [Sought] {
    [
      Sought(VNRecognizeTextRequest(), VNRecognizedTextObservation.self),
      Sought(VNDetectTextRectanglesRequest(), VNTextObservation.self),
      Sought(VNDetectBarcodesRequest(), VNBarcodeObservation.self),
      Sought(VNDetectRectanglesRequest(), VNRectangleObservation.self),
      Sought(VNDetectDocumentSegmentationRequest(), VNRectangleObservation.self),
      Sought(VNDetectContoursRequest(), VNContoursObservation.self),
      Sought(VNDetectHorizonRequest(), VNHorizonObservation.self),
      Sought(VNClassifyImageRequest(), VNClassificationObservation.self),
      Sought(VNRecognizeAnimalsRequest(), VNRecognizedObjectObservation.self),
      Sought(VNGenerateAttentionBasedSaliencyImageRequest(), VNSaliencyImageObservation.self),
      Sought(VNGenerateImageFeaturePrintRequest(), VNFeaturePrintObservation.self),
    ]
  }

  private var photo: CIImage {
    CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 4))
  }

  @Test(
    "A request that is carried out has found nothing, and has no answer before", arguments: people + things)
  func nothing(sought: Sought) throws {
    #expect(sought.count() == nil)
    try VNImageRequestHandler(ciImage: photo, options: [VNImageOption.properties: [:]]).perform([
      sought.request
    ])
    #expect(sought.count() == 0)
    sought.request.cancel()
    #expect { try VNImageRequestHandler(ciImage: photo).perform([sought.request]) } throws: {
      ($0 as? VNError)?.code == .requestCancelled
    }
  }

  @Test("One handler carries requests out on one picture after the other, and refuses an empty one")
  func sequence() throws {
    let handler = VNSequenceRequestHandler()
    let request = VNDetectFaceRectanglesRequest()
    try handler.perform([request], on: photo)
    #expect(request.results?.isEmpty == true)
    #expect { try handler.perform([request], on: CIImage.empty()) } throws: {
      ($0 as? VNError)?.code == .invalidImage
    }
  }

  @Test("Corners are those of the box, words come with the likeliest first, a code says its kind")
  func observations() {
    let box = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25)
    let words = ["kennel", "kernel"].map { VNRecognizedText(string: $0, confidence: 0.5) }
    let text = VNRecognizedTextObservation(confidence: 0.75, boundingBox: box, candidates: words)
    #expect(text.topCandidates(1).map(\.string) == ["kennel"])
    let corners: VNRectangleObservation = text
    #expect(corners.topLeft == CGPoint(x: 0.25, y: 0.75) && corners.bottomRight == CGPoint(x: 0.75, y: 0.5))
    #expect(corners.topRight == CGPoint(x: 0.75, y: 0.75) && corners.bottomLeft == CGPoint(x: 0.25, y: 0.5))
    let object: VNDetectedObjectObservation = corners
    #expect(object.boundingBox == box && object.confidence == 0.75)
    let code = VNBarcodeObservation(
      confidence: 1, boundingBox: box, symbology: VNBarcodeSymbology.qr, payload: "https://example.org")
    #expect(code.symbology.rawValue == "VNBarcodeSymbologyQR")
    #expect(code.payloadStringValue == "https://example.org" && code.uuid != text.uuid)
    #expect(VNClassificationObservation(confidence: 1, identifier: "dog").identifier == "dog")
  }

  @Test("Text is read exactly where nothing else is said, and no language can be read")
  func settings() throws {
    let request = VNRecognizeTextRequest()
    #expect(request.recognitionLevel == VNRequestTextRecognitionLevel.accurate)
    #expect(try request.supportedRecognitionLanguages().isEmpty)
    #expect(VNImageCropAndScaleOption(rawValue: 1) == .scaleFit)
  }
}

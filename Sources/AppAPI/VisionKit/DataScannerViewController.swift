@_exported import UIKit
@_exported import Vision

/// Is told what a person holds before the camera.
@MainActor @preconcurrency
public protocol DataScannerViewControllerDelegate: AnyObject {
  /// Takes in that a person touched something that was recognised.
  func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
  /// Takes in what came before the camera.
  func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
  /// Takes in what moved.
  func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  /// Takes in what is gone.
  func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  /// Takes in that scanning ended, and why.
  func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}

extension DataScannerViewControllerDelegate {
  /// Does nothing.
  public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
  /// Does nothing.
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]
  ) {}
  /// Does nothing.
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  /// Does nothing.
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  /// Does nothing.
  public func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
  ) {}
}

/// Reads texts and codes before the camera; there is no camera, so that it is neither supported nor available.
open class DataScannerViewController: UIViewController {
  /// Why nothing is read.
  public enum ScanningUnavailable: Error, Hashable, Sendable {
    /// The device cannot, or the camera may not be used.
    case unsupported, cameraRestricted
  }

  /// How exactly it reads.
  public enum QualityLevel: Hashable, Sendable {
    /// Neither, quickly, or exactly.
    case balanced, fast, accurate
  }

  /// What is looked for.
  public struct RecognizedDataType: Hashable, Sendable {
    private let name: String

    /// Texts in languages.
    public static func text(languages: [String] = []) -> Self { Self(name: "text \(languages)") }
    /// Codes of kinds; of any where empty.
    public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> Self {
      Self(name: "barcode \(symbologies.map(\.rawValue))")
    }
  }

  /// False: there is no camera.
  public static var isSupported: Bool { false }
  /// False: there is no camera that might be used.
  public static var isAvailable: Bool { false }

  /// What is looked for.
  public let recognizedDataTypes: Set<RecognizedDataType>
  /// How exactly it reads.
  public let qualityLevel: QualityLevel
  /// Who is told.
  open weak var delegate: (any DataScannerViewControllerDelegate)?
  /// False: nothing is ever read.
  open var isScanning: Bool { false }

  /// Makes one that reads nothing yet.
  public init(
    recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
    recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
    isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true, isHighlightingEnabled: Bool = false
  ) {
    self.recognizedDataTypes = recognizedDataTypes
    self.qualityLevel = qualityLevel
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes none: an interface file does not say what is looked for.
  public required init?(coder: NSCoder) { nil }

  /// Begins to read.
  ///
  /// - Throws: That the device cannot; the delegate is told too.
  open func startScanning() throws {
    delegate?.dataScanner(self, becameUnavailableWithError: .unsupported)
    throw ScanningUnavailable.unsupported
  }

  /// Ends reading, which never began.
  open func stopScanning() {}
}

/// Something that was read before the camera.
public enum RecognizedItem: Identifiable, Sendable {
  /// Words that were read.
  case text(Text)
  /// A code.
  case barcode(Barcode)

  /// Tells it from others.
  public var id: UUID {
    switch self {
    case .text(let text): text.id
    case .barcode(let code): code.id
    }
  }

  /// A text that was read.
  public struct Text: Identifiable, Sendable {
    /// Tells it from others.
    public let id: UUID
    /// What it says.
    public let transcript: String
  }

  /// A code that was read.
  public struct Barcode: Identifiable, Sendable {
    /// Tells it from others.
    public let id: UUID
    /// What it says.
    public let payloadStringValue: String?
  }
}

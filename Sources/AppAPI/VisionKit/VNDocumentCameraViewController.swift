import UIKit

/// Is told of the pages that a person photographed.
@MainActor @preconcurrency
public protocol VNDocumentCameraViewControllerDelegate: AnyObject {
  /// Takes in the pages.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  /// Takes in that the person left.
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  /// Takes in why no page was photographed.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
  /// Does nothing.
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
  ) {}
  /// Does nothing.
  public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
  /// Does nothing.
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
  ) {}
}

/// Photographs pages; there is no camera, so that it is not supported, and fails where it is shown all the same.
open class VNDocumentCameraViewController: UIViewController {
  /// False: there is no camera.
  open class var isSupported: Bool { false }
  /// Who is told.
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?

  /// Makes one that has photographed nothing.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    delegate?.documentCameraViewController(
      self, didFailWithError: DataScannerViewController.ScanningUnavailable.unsupported)
  }
}

/// Pages that were photographed; there never are any.
public final class VNDocumentCameraScan: NSObject, Sendable {
  /// How many there are.
  public let pageCount: Int
  /// What they are called.
  public let title: String

  init(pageCount: Int, title: String) {
    self.pageCount = pageCount
    self.title = title
    super.init()
  }

  /// A page by its place.
  public func imageOfPage(at index: Int) -> UIImage { UIImage() }
}

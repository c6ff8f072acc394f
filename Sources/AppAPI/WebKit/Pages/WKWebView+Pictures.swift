import UIKit

/// What of a page becomes a picture.
@MainActor @preconcurrency
open class WKSnapshotConfiguration: NSObject {
  /// The part, in points; everything that is seen where it is null.
  open var rect = CGRect.null
  /// How wide the picture is, in points; as wide as the part where nothing is said.
  open var snapshotWidth: NSNumber?
  /// True where changes that wait are made before.
  open var afterScreenUpdates = true

  /// As usual.
  public nonisolated override init() { super.init() }
}

/// What of a page is printed into a file.
@MainActor @preconcurrency
open class WKPDFConfiguration: NSObject {
  /// The part, in points; the whole page where nothing is said.
  open var rect: CGRect?
  /// True where white is not drawn behind it.
  open var allowTransparentBackground = false

  /// As usual.
  public nonisolated override init() { super.init() }
}

extension WKWebView {
  /// Draws what is seen of the page.
  public func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
  ) {
    afterwards {
      let picture = self.picture(snapshotConfiguration)
      completionHandler(picture, picture == nil ? WKError(.unknown) : nil)
    }
  }

  /// Draws what is seen of the page.
  ///
  /// - Throws: An unknown error where the view has no size.
  public func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
    guard let picture = self.picture(configuration) else { throw WKError(.unknown) }
    return picture
  }

  private func picture(_ configuration: WKSnapshotConfiguration?) -> UIImage? {
    let whole = bounds.size
    var part = CGRect(origin: .zero, size: whole)
    if let asked = configuration?.rect, !asked.isNull { part = asked }
    guard part.width > 0, part.height > 0, whole.width > 0, whole.height > 0 else { return nil }
    let scale = CGFloat(configuration?.snapshotWidth?.doubleValue ?? Double(part.width)) / part.width
    guard scale > 0 else { return nil }
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: part.width * scale, height: part.height * scale))
    let place = CGRect(
      x: -part.minX * scale, y: -part.minY * scale, width: whole.width * scale,
      height: whole.height * scale)
    return renderer.image { _ in
      drawHierarchy(in: place, afterScreenUpdates: configuration?.afterScreenUpdates ?? true)
    }
  }

  /// Would print the page into a file; pages are heard here and not printed.
  public func createPDF(
    configuration: WKPDFConfiguration = WKPDFConfiguration(),
    completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void
  ) {
    afterwards { completionHandler(.failure(WKError(.unknown))) }
  }

  /// Would print the page into a file; pages are heard here and not printed.
  ///
  /// - Throws: An unknown error, always.
  public func pdf(configuration: WKPDFConfiguration = WKPDFConfiguration()) async throws -> Data {
    throw WKError(.unknown)
  }

  /// Would put the page and its pictures into a file; pages are not got here.
  public func createWebArchiveData(
    completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void
  ) {
    afterwards { completionHandler(.failure(WKError(.unknown))) }
  }
}

import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds a picture to the person's photos, who does not allow it; the target is told why it is not there.
///
/// - Parameters:
///   - image: The picture.
///   - completionTarget: Who is told.
///   - completionSelector: Its method, which takes the picture, the error and the last argument.
///   - contextInfo: A place in memory that the app knows; the method is given none.
@MainActor @preconcurrency
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  guard let completionTarget, let completionSelector else { return }
  // Checked by hand: both closures run on the main thread.
  nonisolated(unsafe) let target = completionTarget as AnyObject
  DispatchQueue.main.async {
    MainActor.assumeIsolated {
      let error = NSError(domain: "ALAssetsLibraryErrorDomain", code: -3310)
      _ = completionSelector.perform(on: target, sender: image, event: error)
    }
  }
}

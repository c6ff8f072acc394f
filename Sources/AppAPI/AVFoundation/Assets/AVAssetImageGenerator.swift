import CoreMedia
import Foundation
import UIKit

/// Takes pictures out of a film; here nothing can decode one, and it says so.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  // Checked by hand: it is set up by one side before the other asks for pictures.

  /// The film.
  public let asset: AVAsset
  /// True where pictures are turned as the film is.
  open var appliesPreferredTrackTransform = false
  /// The largest size of a picture; any where zero.
  open var maximumSize = CGSize.zero
  /// How much sooner a picture may be from.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// How much later a picture may be from.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  /// Takes pictures out of a film.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// Why there is no picture: the file is not there, there is no network, or nothing here decodes it.
  private var refusal: any Error {
    do { _ = try MediaFile(asset.source) } catch { return error }
    return AVError(.decoderNotFound)
  }

  /// Takes the picture of a moment.
  ///
  /// - Throws: That there is no file, no network, or nothing that decodes a film.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage
  {
    throw refusal
  }

  /// Takes the picture of a moment.
  ///
  /// - Throws: That there is no file, no network, or nothing that decodes a film.
  public func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw refusal }

  /// Takes the picture of a moment, and tells a handler.
  @preconcurrency
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime,
    completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    let refusal = refusal
    DispatchQueue.main.async { handler(nil, .invalid, refusal) }
  }

  /// Takes no further pictures; none is ever on its way for long.
  open func cancelAllCGImageGeneration() {}
}

import AppHost
import Synchronization
import UIKit

/// Whether the app has asked for photos.
enum PhotoPermission {
  private static let wasAsked = Mutex(false)

  static func ask() { wasAsked.withLock { $0 = true } }
  static var status: PHAuthorizationStatus { wasAsked.withLock { $0 } ? .denied : .notDetermined }
}

/// What a photo is.
public enum PHAssetMediaType: Int, Sendable {
  /// Something else, a picture, a film or a sound.
  case unknown, image, video, audio
}

/// Which photos are wanted, and in which order.
open class PHFetchOptions: NSObject {
  /// Which are wanted.
  public var predicate: NSPredicate?
  /// In which order.
  public var sortDescriptors: [NSSortDescriptor]?
  /// How many at most.
  public var fetchLimit = 0
}

/// What was found in the library.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
  /// How many: none, as the person has not allowed it.
  public var count: Int { 0 }
  /// None.
  public var firstObject: ObjectType? { nil }
  /// None.
  public var lastObject: ObjectType? { nil }
  /// Calls a closure for each: for none.
  public func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}

/// A photo of the library.
open class PHAsset: NSObject, @unchecked Sendable {
  // Checked by hand: every stored value is immutable and can be sent.

  /// What tells it from others.
  public let localIdentifier: String
  /// What it is.
  public let mediaType: PHAssetMediaType
  /// When it was taken.
  public let creationDate: Date?

  init(localIdentifier: String, mediaType: PHAssetMediaType, creationDate: Date?) {
    self.localIdentifier = localIdentifier
    self.mediaType = mediaType
    self.creationDate = creationDate
  }

  /// The photos: none, as the person has not allowed it.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// The photos of a kind: none.
  open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<
    PHAsset
  > {
    PHFetchResult()
  }
  /// The photos of some identifiers: none.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
}

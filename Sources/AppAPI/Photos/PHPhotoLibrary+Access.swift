@_exported import SwiftUI

/// Whether an app may use the photos of a person.
public enum PHAuthorizationStatus: Int, Sendable {
  /// Nobody was asked, it is forbidden to ask, the person said no, yes, or yes to some.
  case notDetermined, restricted, denied, authorized, limited
}

/// What an app wants to do with photos.
public enum PHAccessLevel: Int, Sendable {
  /// Add some, or see them too.
  case addOnly = 1
  /// Add some, and see those that are there.
  case readWrite
}

extension PHPhotoLibrary {
  /// What a person who is asked answers: no.
  public class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
    PhotoPermission.ask()
    handler(.denied)
  }

  /// What a person who is asked answers: no.
  public class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    requestAuthorization(handler)
  }

  /// What a person who is asked answers: no.
  public class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
    PhotoPermission.ask()
    return .denied
  }

  /// Whether the person was asked, and said no.
  public class func authorizationStatus() -> PHAuthorizationStatus { PhotoPermission.status }
  /// Whether the person was asked, and said no.
  public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    PhotoPermission.status
  }

  /// Changes nothing, as it is not allowed, and tells so.
  public func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(false, CocoaError(.userCancelled))
  }

  /// Changes nothing, as it is not allowed.
  ///
  /// - Throws: That it is not allowed.
  public func performChanges(_ changeBlock: @escaping () -> Void) async throws {
    throw CocoaError(.userCancelled)
  }
}

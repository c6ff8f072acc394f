import AppHost
import EarshotTesting
import Foundation
import Testing
import UIKit

@MainActor
@Suite("What the device does not do for an app that just began", .timeLimit(.minutes(10)))
struct RefusedServiceTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var reasons: [Int] = []

    func application(
      _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
      reasons.append((error as NSError).code)
    }
  }

  @MainActor
  private final class Album: NSObject {
    var told: [String] = []

    func image(_ image: UIImage, didFinishSavingWithError error: NSError?, contextInfo: UnsafeRawPointer) {
      told.append("\(image.size.width) \(error?.code ?? 0)")
    }
  }

  @Test("An app that asks for messages from elsewhere is told that there are none")
  func remoteNotifications() async throws {
    let delegate = Delegate()
    try await hosting(UIView()) { screen in
      UIApplication.shared.delegate = delegate
      RunningApp.current.withApp { UIApplication.shared.registerForRemoteNotifications() }
      try await screen.advance(by: .seconds(1))
      #expect(delegate.reasons == [3010])
      #expect(!UIApplication.shared.isRegisteredForRemoteNotifications)
    }
  }

  @Test("An app that adds a picture to the person's photos is told that it may not")
  func savedPhotos() async throws {
    let album = Album()
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
    try await hosting(UIView()) { screen in
      RunningApp.current.withApp {
        UIImageWriteToSavedPhotosAlbum(
          picture, album, Selector(Album.image(_:didFinishSavingWithError:contextInfo:), "image"), nil)
      }
      try await screen.advance(by: .seconds(1))
      #expect(album.told == ["4.0 -3310"])
    }
  }

  /// Goes on with an article that was open on another device.
  private final class Reader: UIResponder, UIApplicationDelegate {
    let article = Article()
    var isAsked = false

    func application(
      _ application: UIApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
      isAsked = true
      restorationHandler([article])
      return true
    }
  }

  private final class Article: NSObject, UIUserActivityRestoring {
    var title = "none"
    func restoreUserActivityState(_ activity: NSUserActivity) { title = activity.title ?? "untitled" }
  }

  @Test("Nothing goes on that was begun on another device; what would take it in does so when asked")
  func handoff() async throws {
    let reader = Reader()
    try await hosting(UIView()) { screen in
      UIApplication.shared.delegate = reader
      try await screen.advance(by: .seconds(1))
      #expect(!reader.isAsked && reader.article.title == "none")
      let activity = NSUserActivity(activityType: "org.example.reading")
      activity.title = "Beagles"
      _ = reader.application(.shared, continue: activity) { objects in
        for object in objects ?? [] { object.restoreUserActivityState(activity) }
      }
      #expect(reader.article.title == "Beagles")
    }
  }

  @Test("What is set of the network's mark stays, and paths of rows are objects, too")
  func values() {
    UIApplication.shared.isNetworkActivityIndicatorVisible = true
    #expect(UIApplication.shared.isNetworkActivityIndicatorVisible)
    UIApplication.shared.isNetworkActivityIndicatorVisible = false
    #expect(UIApplication.shared.isProtectedDataAvailable)
    let path = NSIndexPath(row: 3, section: 2)
    #expect(path.row == 3 && path.section == 2 && path.item == 3)
    #expect(path as IndexPath == IndexPath(row: 3, section: 2))
  }
}

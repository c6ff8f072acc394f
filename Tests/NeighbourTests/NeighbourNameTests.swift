import AVKit
import EarshotTesting
import MapKit
import OSLog
import Testing
import UserNotifications
import WebKit

@MainActor
@Suite("What apps name of films, places, messages and pages", .timeLimit(.minutes(10)))
struct NeighbourNameTests {
  @Test("A player has the item that it was made with, or another one")
  func items() {
    let item = AVPlayerItem(url: URL(filePath: "/film.mov"))
    let player = AVPlayer(playerItem: item)
    #expect(player.currentItem === item)
    #expect(player.currentItem?.url.lastPathComponent == "film.mov")
    let other: AVPlayerItem = AVPlayerItem(url: URL(filePath: "/other.mov"))
    player.replaceCurrentItem(with: other)
    #expect(player.currentItem === other)
  }

  @Test("A place is told in degrees, with its height, how exactly it is known, and which way the device goes")
  func places() {
    let north: CLLocationDegrees = 52.5
    let height: CLLocationDistance = 34
    let radius: CLLocationAccuracy = 10
    let course: CLLocationDirection = 90
    let pace: CLLocationSpeed = 2
    let place = CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: north, longitude: 13.4), altitude: height,
      horizontalAccuracy: radius, verticalAccuracy: 5, course: course, speed: pace,
      timestamp: Date(timeIntervalSince1970: 0))
    #expect(place.coordinate.latitude == 52.5)
    #expect(place.altitude == 34)
    #expect(place.horizontalAccuracy == 10)
    #expect(place.verticalAccuracy == 5)
    #expect(place.course == 90 && place.speed == 2)
    let still = CLLocation(latitude: 52.5, longitude: 13.4)
    #expect(still.course < 0 && still.speed < 0 && still.verticalAccuracy < 0)
  }

  @Test(
    "Whether an app may know where the device is depends on whether that is known", arguments: [true, false])
  func authorization(isKnown: Bool) async throws {
    let options = isKnown ? LaunchOptions(location: .init(latitude: 1, longitude: 2)) : LaunchOptions()
    try await hosting(Text("Any"), environment: options) { screen in
      let manager = CLLocationManager()
      manager.requestWhenInUseAuthorization()
      try await screen.advance(by: .zero)
      let status: CLAuthorizationStatus = manager.authorizationStatus
      #expect(status == (isKnown ? .authorizedWhenInUse : .denied))
    }
  }

  @Test(
    "A message shows what is public, hides what is private, and rounds numbers as it says",
    arguments: [
      (OSLogPrivacy.public, "Bailey"), (.auto, "Bailey"), (.private, "<private>"), (.sensitive, "<private>"),
    ])
  func messages(privacy: OSLogPrivacy, words: String) {
    var parts = OSLogInterpolation(literalCapacity: 4, interpolationCount: 1)
    parts.appendLiteral("dog ")
    parts.appendInterpolation("Bailey", privacy: privacy)
    #expect(OSLogMessage(stringInterpolation: parts).description == "dog \(words)")
    let format: OSLogFloatFormatting = .fixed(precision: 2)
    let message: OSLogMessage = "\(2.345, format: format) pounds"
    #expect(message.description.hasSuffix(" pounds"))
    #expect(message.description.hasPrefix("2.3"))
    let kinds: [OSLogType] = [.default, .info, .debug, .error, .fault]
    #expect(kinds.map(\.rawValue) == [0, 1, 2, 16, 17])
    #expect(OSLogType(rawValue: 16) == .error)
  }

  @Test("Signposts mark for a profiler, and none is attached; intervals have numbers of their own")
  func signposts() {
    let signposter = OSSignposter(logHandle: OSLog(subsystem: "kennel", category: .pointsOfInterest))
    #expect(!signposter.isEnabled)
    #expect(signposter.withIntervalSignpost("load", around: { 3 }) == 3)
    #expect(signposter.makeSignpostID() != signposter.makeSignpostID())
    let kennel = NSObject()
    let state = signposter.beginInterval("load", id: signposter.makeSignpostID(from: kennel))
    #expect(state.signpostID == OSSignpostID(log: .disabled, object: kennel))
    signposter.endInterval("load", state)
    os_signpost(.begin, log: .default, name: "load", signpostID: .exclusive, "%d dogs", 3)
  }

  @Test("A page among views is asked for by its address, which is told where there is no network")
  func page() async throws {
    let address = try #require(URL(string: "https://example.org/dogs"))
    try await hosting(WebView(url: address)) { screen in
      try await screen.advance(by: .zero)
      let messages = await screen.takeDiagnostics().map(\.message)
      #expect(messages.contains { $0.hasPrefix("https://example.org/dogs was not loaded") })
    }
    try await hosting(WebView(url: nil)) { screen in
      try await screen.advance(by: .zero)
      #expect(await screen.takeDiagnostics().isEmpty)
    }
  }

  private final class Answering: NSObject, UNUserNotificationCenterDelegate {
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([.banner]) }
  }

  @Test("The delegate of notices is kept, and no notice comes to it")
  func noticeDelegate() {
    let (center, delegate) = (UNUserNotificationCenter(), Answering())
    center.delegate = delegate
    #expect(center.delegate === delegate)
  }
}

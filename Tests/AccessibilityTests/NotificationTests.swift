import Accessibility
import AccessibilityModel
import AppHost
import Dispatch
import Testing

@MainActor
@Suite("Notifications", .timeLimit(.minutes(10)))
struct NotificationTests {
  typealias Told = AccessibilityModel.Notification

  private let host = RunningApp()

  private func told(_ post: () -> Void) -> [Event] {
    host.withApp(post)
    host.settle()
    return host.takeEvents()
  }

  @Test("Z4: an announcement carries its words")
  func announcement() {
    let events = told { AccessibilityNotification.Announcement("Saved").post() }
    #expect(events == [.notification(.announcement("Saved", priority: .standard, queued: false))])
  }

  @Test("Z4: an attributed announcement takes its turn and its voice from its attributes")
  func attributed() {
    var text = AttributedString("保存")
    text.languageIdentifier = "ja-JP"
    text.accessibilitySpeechAnnouncementPriority = .low
    text.accessibilitySpeechAnnouncementsQueued = true
    let events = told { AccessibilityNotification.Announcement(text).post() }
    let words = SpokenText("保存", SpeechAttributes(language: "ja-JP"))
    #expect(events == [.notification(.announcement(words, priority: .low, queued: true))])
  }

  @Test("Z4: the first stretch that names a priority decides")
  func firstPriority() {
    var text = AttributedString("Camera ")
    var rest = AttributedString("active")
    rest.accessibilitySpeechAnnouncementPriority = .high
    text.append(rest)
    let events = told { AccessibilityNotification.Announcement(text).post() }
    #expect(events == [.notification(.announcement("Camera active", priority: .high, queued: false))])
  }

  @Test(
    "Z4: an announcement of the older kind takes its turn from its attributes",
    arguments: [
      ("high", Told.Priority.high), ("low", .low), ("default", .standard), ("unheard of", .standard),
    ])
  func older(name: String, priority: Told.Priority) {
    let text = NSAttributedString(
      string: "Saved", attributes: [.spokenPriority: name, .spokenInQueue: true])
    let events = told { AccessibilityNotification.Announcement(text).post() }
    #expect(events == [.notification(.announcement("Saved", priority: priority, queued: true))])
  }

  @Test("Z4: a change names an element, words, or nothing")
  func changes() {
    let element = NSObject()
    let events = told {
      AccessibilityNotification.LayoutChanged(element).post()
      AccessibilityNotification.LayoutChanged("Moved").post()
      AccessibilityNotification.LayoutChanged().post()
      AccessibilityNotification.ScreenChanged(element).post()
      AccessibilityNotification.ScreenChanged(AttributedString("New")).post()
      AccessibilityNotification.ScreenChanged(NSAttributedString(string: "Newer")).post()
      AccessibilityNotification.ScreenChanged(nil).post()
      AccessibilityNotification.ScreenChanged(3.5).post()
    }
    let id = host.identities.id(for: element)
    let expected: [Told] = [
      .layoutChanged(.element(id)), .layoutChanged(.text("Moved")), .layoutChanged(.none),
      .screenChanged(.element(id)), .screenChanged(.text("New")), .screenChanged(.text("Newer")),
      .screenChanged(.none), .screenChanged(.none),
    ]
    #expect(events == expected.map(Event.notification))
  }

  @Test("Z4: a scrolled page says where it is")
  func pageScrolled() {
    let events = told {
      AccessibilityNotification.PageScrolled("Page 2 of 5").post()
      AccessibilityNotification.PageScrolled(AttributedString("Page 3 of 5")).post()
      AccessibilityNotification.PageScrolled(NSAttributedString(string: "Page 4 of 5")).post()
    }
    #expect(
      events
        == ["Page 2 of 5", "Page 3 of 5", "Page 4 of 5"].map { .notification(.pageScrolled(SpokenText($0))) })
  }

  @Test("Z4: words that an app posts on any thread reach this app, on the main one")
  func otherThread() {
    let (first, second) = (RunningApp(), RunningApp())
    first.start(EmptyScreen())
    second.start(EmptyScreen())
    defer {
      first.stop()
      second.stop()
    }
    first.withApp {
      DispatchQueue.global().async { AccessibilityNotification.Announcement("Done").post() }
    }
    first.settle()
    #expect(
      first.takeEvents().filter(\.isNotification)
        == [.notification(.announcement("Done", priority: .standard, queued: false))])
    second.settle()
    #expect(second.takeEvents().filter(\.isNotification) == [])
  }

  @Test("Z4: words that wait for their moment reach the app that posts them, whichever started since")
  func laterMoment() {
    let (first, second) = (RunningApp(), RunningApp())
    first.start(EmptyScreen())
    defer { first.stop() }
    first.withApp {
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
        AccessibilityNotification.Announcement("Done").post()
      }
    }
    second.start(EmptyScreen())
    defer { second.stop() }
    first.run(until: .start.advanced(by: .seconds(2)))
    second.settle()
    #expect(first.takeEvents().filter(\.isNotification).count == 1)
    #expect(second.takeEvents().filter(\.isNotification) == [])
  }
}

/// A screen with nothing on it.
@MainActor
private final class EmptyScreen: HostedContent {
  func start(in host: RunningApp) {}
  func environmentDidChange(in host: RunningApp) {}
  func snapshot() -> AccessibilityNode { AccessibilityNode(AccessibilityElement(id: ElementID(slot: 0))) }
  func perform(_ request: Request.Kind) -> Answer { .declined }
  func stop() {}
}

extension Event {
  fileprivate var isNotification: Bool {
    guard case .notification = self else { return false }
    return true
  }
}

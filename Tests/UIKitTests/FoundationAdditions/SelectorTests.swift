import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Methods that are called by their selectors", .timeLimit(.minutes(10)))
struct SelectorTests {
  @MainActor
  final class Kennel: NSObject {
    var log: [String] = []
    var name = ""
    func opened() { log.append("opened") }
    func heard(_ notification: Notification) { log.append("heard \(notification.object as? String ?? "")") }
    func ticked(_ timer: Timer) { log.append("ticked \(timer.isValid)") }
    func called(_ name: String) { log.append("called \(name)") }
  }

  @Test("Selectors of one method are equal and found as such, and differ from those of others")
  func equality() {
    let first = Selector(Kennel.opened, "opened")
    let same = Selector(Kennel.opened, "opened")
    let other = Selector(Kennel.called, "called")
    #expect(first == same && first != other)
    var hashers = (Hasher(), Hasher())
    first.hash(into: &hashers.0)
    same.hash(into: &hashers.1)
    #expect(hashers.0.finalize() == hashers.1.finalize())
    #expect(Set([first, same, other]).count == 2)
  }

  private static let barked = Notification.Name("barked")

  @Test("A method is called for notifications until its object says it is enough")
  func notifications() async throws {
    let label = UILabel()
    try await hosting(label) { _ in
      let kennel = Kennel()
      let center = NotificationCenter.default
      center.addObserver(kennel, selector: Selector(Kennel.heard, "heard"), name: Self.barked, object: nil)
      center.addObserver(
        kennel, selector: Selector(Kennel.opened, "opened"), name: Self.barked, object: "Rex")
      center.post(name: Self.barked, object: "Bailey")
      #expect(kennel.log == ["heard Bailey"])
      center.removeObserver(kennel, name: Self.barked, object: nil)
      center.post(name: Self.barked, object: "Rex")
      #expect(kennel.log == ["heard Bailey"])
    }
  }

  @Test("A block that listens to notifications is ended by its token as before")
  func tokens() async throws {
    let label = UILabel()
    try await hosting(label) { _ in
      var count = 0
      let token = NotificationCenter.default.addObserver(forName: Self.barked, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { count += 1 }
      }
      NotificationCenter.default.post(name: Self.barked, object: nil)
      NotificationCenter.default.removeObserver(token)
      NotificationCenter.default.post(name: Self.barked, object: nil)
      #expect(count == 1)
    }
  }

  @Test("A timer calls a method, and so does an object after a while, unless it is taken back")
  func later() async throws {
    let kennel = Kennel()
    let button = UIButton(type: .system)
    button.setTitle("Start", for: .normal)
    let start = UIAction { _ in
      Timer.scheduledTimer(
        timeInterval: 2, target: kennel, selector: Selector(Kennel.ticked, "ticked"), userInfo: nil,
        repeats: false)
      kennel.perform(Selector(Kennel.called, "called"), with: "Rex", afterDelay: 1)
      kennel.perform(Selector(Kennel.opened, "opened"), with: nil, afterDelay: 3)
      kennel.perform(Selector(Kennel.called, "called"), with: "Bailey")
    }
    button.addAction(start, for: .touchUpInside)
    try await hosting(button) { screen in
      try await screen.activate("Start")
      #expect(kennel.log == ["called Bailey"])
      try await screen.advance(by: .seconds(2.5))
      NSObject.cancelPreviousPerformRequests(withTarget: kennel)
      try await screen.advance(by: .seconds(2))
      #expect(kennel.log == ["called Bailey", "called Rex", "ticked true"])
    }
  }

  @Test("Selectors are the same by their names, and a target is removed for one of them")
  func names() {
    let kennel = Kennel()
    let button = UIButton()
    let opened = Selector(Kennel.opened, "opened")
    #expect(opened == Selector(Kennel.opened, "opened"))
    #expect(Selector(Kennel.opened) != Selector(Kennel.opened))
    #expect(NSStringFromSelector(opened) == "opened")
    button.addTarget(kennel, action: opened, for: .touchUpInside)
    button.addTarget(kennel, action: Selector(Kennel.ticked, "ticked"), for: .touchUpInside)
    button.removeTarget(kennel, action: Selector(Kennel.ticked, "ticked"), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(kennel.log == ["opened"])
  }

  @Test("A property is set by its selector")
  func properties() {
    let kennel = Kennel()
    kennel.perform(Selector(setter: \Kennel.name), with: "Dogs")
    kennel.perform(Selector(getter: \Kennel.name))
    #expect(kennel.name == "Dogs")
  }
}

import AppHost
import EarshotTesting
import FoundationAdditions
import Testing
import UIKit

@MainActor
@Suite("Observed properties", .timeLimit(.minutes(10)))
struct KeyValueObservingTests {
  /// A dog that tells by itself.
  private final class Dog: NSObject {
    var name = "Bailey"
    var walks = 0
    var owner: NSObject { NSObject() }
  }

  private func hosted(_ body: (Screen, UIScrollView) async throws -> Void) async throws {
    let controller = UIViewController()
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    controller.view.addSubview(scroller)
    try await hosting(controller) { screen in try await body(screen, scroller) }
  }

  @Test("An observer is told once at rest, with the value before and the one after")
  func change() async throws {
    try await hosted { screen, scroller in
      var told: [String] = []
      let observation = scroller.observe(\.contentSize, options: [.old, .new, .initial]) { _, change in
        told.append("\(change.oldValue?.height ?? -1) \(change.newValue?.height ?? -1)")
      }
      #expect(told == ["-1.0 0.0"])
      scroller.contentSize = CGSize(width: 100, height: 200)
      scroller.contentSize = CGSize(width: 100, height: 300)
      try await screen.advance(by: .zero)
      #expect(told == ["-1.0 0.0", "0.0 300.0"])
      scroller.contentSize = CGSize(width: 100, height: 300)
      try await screen.advance(by: .zero)
      #expect(told.count == 2)
      observation.invalidate()
      scroller.contentSize = .zero
      try await screen.advance(by: .zero)
      #expect(told.count == 2)
    }
  }

  @Test("What an observer does is on the screen at the same instant, and nobody is told whom no one keeps")
  func screen() async throws {
    let label = UILabel()
    let dog = Dog()
    let controller = UIViewController()
    label.frame = CGRect(x: 0, y: 100, width: 200, height: 30)
    controller.view.addSubview(label)
    try await hosting(controller) { screen in
      var observation: NSKeyValueObservation? = dog.observe(\.name, options: .new) { _, change in
        label.text = change.newValue
      }
      dog.name = "Cooper"
      try await screen.advance(by: .zero)
      let text1 = try await screen.tour().stops.map(\.utterance.text)
      #expect(text1 == ["Cooper"])
      observation = nil
      _ = observation
      dog.name = "Rex"
      try await screen.advance(by: .zero)
      #expect(label.text == "Cooper")
    }
  }

  @Test("An object that tells by itself is heard at once; a value made anew for each reading tells nothing")
  func telling() async throws {
    try await hosted { screen, _ in
      let dog = Dog()
      var told: [String] = []
      let observation = dog.observe(\.walks, options: [.prior, .new, .old]) { _, change in
        told.append("\(change.isPrior) \(change.oldValue ?? -1) \(change.newValue ?? -1)")
      }
      dog.willChangeValue(for: \.walks)
      dog.walks = 1
      dog.didChangeValue(for: \.walks)
      #expect(told == ["true 0 -1", "false 0 1"])
      let restless = dog.observe(\.owner) { _, _ in told.append("owner") }
      try await screen.advance(by: .zero)
      #expect(told.count == 2)
      withExtendedLifetime((observation, restless)) {}
    }
  }

  /// A controller that looks at a view by a name.
  private final class Watcher: UIViewController {
    var told: [String] = []

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let size = change?[.newKey] as? CGSize
      told.append("\(keyPath ?? "") \(size?.height ?? -1)")
    }
  }

  @Test("A property is looked at by its name, until it is looked at no more")
  func names() async throws {
    let watcher = Watcher()
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    watcher.view.addSubview(scroller)
    try await hosting(watcher) { screen in
      scroller.addObserver(watcher, forKeyPath: "contentSize", options: .new, context: nil)
      scroller.contentSize = CGSize(width: 10, height: 20)
      try await screen.advance(by: .zero)
      #expect(watcher.told == ["contentSize 20.0"])
      scroller.removeObserver(watcher, forKeyPath: "contentSize")
      scroller.contentSize = .zero
      try await screen.advance(by: .zero)
      #expect(watcher.told.count == 1)
      #expect(watcher.value(forKey: "told") as? [String] == ["contentSize 20.0"])
      #expect(scroller.value(forKey: "cats") == nil)
    }
  }
}

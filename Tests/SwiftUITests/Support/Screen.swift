import AccessibilityModel
import AppHost
import SwiftUI
import TreeFormat
import UIKit

/// A view on a screen of its own, for tests of what views become.
@MainActor
final class Screen {
  let host: RunningApp
  let content: WindowHost
  private var requests: UInt64 = 0
  /// What the app has told since this was last emptied, answers to requests included.
  var events: [Event] = []

  /// Shows a view until nobody needs the screen any more.
  ///
  /// It waits for no other app, so it must be gone before a test suspends: apps that are hosted meanwhile would
  /// take it for the current one. Tests that wait for something use `hosting`.
  @available(*, noasync, message: "Use hosting, which waits for other apps.")
  init<Content: View>(
    _ options: LaunchOptions = LaunchOptions(), @ViewBuilder _ view: @escaping () -> Content
  ) {
    host = RunningApp(environment: options)
    content = WindowHost(rootView: { view() })
    host.start(content)
  }

  isolated deinit {
    host.stop()
  }

  /// Labels of the stops in reading order.
  var labels: [String] {
    host.tree.stops.map { host.tree[$0]?.label?.string ?? "" }
  }

  /// The stop with a label.
  func element(_ label: String) -> AccessibilityElement? {
    host.tree.stops.lazy.compactMap { self.host.tree[$0] }.first { $0.label?.string == label }
  }

  /// Values of the stops in reading order, those without one left out.
  var values: [String] { host.tree.stops.compactMap { host.tree[$0]?.value?.string } }

  /// Label and frame of each stop, rounded to whole points: `Add 10 20 30 40`.
  var frames: [String] {
    host.tree.stops.compactMap { host.tree[$0] }.map { element in
      let rect = element.frame
      let numbers = [rect.minX, rect.minY, rect.size.width, rect.size.height]
      return ([element.label?.string ?? ""] + numbers.map { "\(Int($0.rounded()))" }).joined(separator: " ")
    }
  }

  /// What was told of scrolls.
  var scrolled: [String] {
    events.compactMap { event in
      guard case .notification(.pageScrolled(let text)) = event else { return nil }
      return text.string
    }
  }

  /// Activates the stop with a label.
  @discardableResult
  func activate(_ label: String) -> Answer? {
    guard let id = element(label)?.id else { return nil }
    return request(.activate(id))
  }

  /// Asks the app and gives its answer.
  @discardableResult
  func request(_ kind: Request.Kind) -> Answer? {
    requests += 1
    let request = Request(id: .init(rawValue: requests), version: host.version, kind: kind)
    host.perform(request)
    let new = host.takeEvents()
    events += new
    for case .answered(request.id, let answer) in new { return answer }
    return nil
  }

  /// Runs code as the app's own.
  func inApp(_ body: () -> Void) {
    host.withApp(body)
    host.settle()
  }

  /// Lets time pass.
  func wait(_ duration: Duration) {
    host.run(until: host.clock.now.advanced(by: duration))
  }
}

import AccessibilityModel
import Dispatch

@testable import AppHost

/// A screen with a title, a counter that can be raised and lowered, and rows that come and go.
@MainActor
final class CounterContent: HostedContent {
  let root = ElementIdentity()
  let title = ElementIdentity()
  let counter = ElementIdentity()
  var rows: [(name: String, identity: ElementIdentity)] = []
  var count = 0
  var log: [String] = []
  /// What an activation of the counter does besides.
  var onActivate: (RunningApp) -> Void = { _ in }
  /// What a snapshot does besides.
  var onSnapshot: (RunningApp) -> Void = { _ in }

  private var host: RunningApp { RunningApp.current }

  func id(_ identity: ElementIdentity) -> ElementID { host.identities.id(for: identity) }

  func start(in host: RunningApp) {
    log.append("start in \(host === RunningApp.current)")
  }

  func environmentDidChange(in host: RunningApp) {
    log.append("environment \(host.environment.textSize)")
  }

  func stop() {
    log.append("stop")
  }

  func snapshot() -> AccessibilityNode {
    onSnapshot(host)
    let screen = Rect(x: 0, y: 0, width: 390, height: 844)
    var children: [AccessibilityNode] = [
      .stop("Counter", frame: frame(0), id: id(title)),
      .stop("Count", value: SpokenText("\(count)"), traits: .adjustable, frame: frame(1), id: id(counter)),
    ]
    for (index, row) in rows.enumerated() {
      children.append(.stop(SpokenText(row.name), frame: frame(index + 2), id: id(row.identity)))
    }
    return .container(frame: screen, id: id(root), children)
  }

  func perform(_ request: Request.Kind) -> Answer {
    switch request {
    case .increment(id(counter)): change(by: 1)
    case .decrement(id(counter)): change(by: -1)
    case .activate(id(counter)):
      onActivate(host)
    default:
      return .declined
    }
    return .handled(by: id(counter))
  }

  func change(by step: Int) {
    count += step
    host.setNeedsUpdate()
  }

  func addRow(_ name: String) {
    rows.append((name, ElementIdentity()))
    host.setNeedsUpdate()
  }

  private func frame(_ line: Int) -> Rect {
    Rect(x: 0, y: Double(line) * 50, width: 390, height: 44)
  }
}

extension [Event] {
  /// The events in short: versions with what is told now, notifications, answers.
  var summary: [String] {
    map { event in
      switch event {
      case .changed(let version, let diff): "changed \(version.rawValue): \(diff.summary)"
      case .notification(let notification): "\(notification.summary)"
      case .answered(let id, let answer): "answered \(id.rawValue): \(answer.summary)"
      }
    }
  }
}

extension TreeDiff {
  fileprivate var summary: String {
    changes.map { change in
      switch change {
      case .remove(let id): "remove \(id.slot).\(id.generation)"
      case .insert(let node, _, _): "insert \(node.element.id.slot).\(node.element.id.generation)"
      case .move(let id, _, _): "move \(id.slot).\(id.generation)"
      case .update(let element): "update \(element.id.slot) \(element.value?.string ?? "")"
      case .shift(inside: let id, by: let distance): "shift \(id.slot) by \(distance.x), \(distance.y)"
      }
    }.joined(separator: ", ")
  }
}

extension Notification {
  fileprivate var summary: String {
    switch self {
    case .announcement(let text, _, _): "announcement \(text.string)"
    case .screenChanged: "screen changed"
    case .layoutChanged(.element(let id)): "layout changed to \(id.slot).\(id.generation)"
    case .layoutChanged: "layout changed"
    case .pageScrolled: "page scrolled"
    }
  }
}

extension Answer {
  fileprivate var summary: String {
    switch self {
    case .handled: "handled"
    case .declined: "declined"
    case .range(let range): "range \(range)"
    case .element: "element"
    case .place: "place"
    case .largeContent: "large content"
    case .shortcuts: "shortcuts"
    case .failed(let failure): "failed \(failure)"
    }
  }
}

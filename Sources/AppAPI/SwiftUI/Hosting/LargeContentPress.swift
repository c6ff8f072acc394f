import AccessibilityModel
import AppHost
import UIKit

/// A finger that is held on something that is shown large, from then until it is lifted.
///
/// - Source: Behaviour 6.1 LC2 to LC4, LC9
@MainActor
final class LargeContentPress {
  private enum Stage {
    /// Nothing is shown.
    case idle
    /// Something of these views is shown; so many gestures had been made before.
    case own(gestures: Int)
    /// Views of the UIKit kind answer.
    case views
  }

  private let graph: ViewGraph
  private var stage = Stage.idle

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  /// Answers what a finger at a point of the screen shows or does.
  func answer(_ phase: Request.TouchPhase, at point: Point) -> Answer {
    switch (phase, stage) {
    case (.began, _): return begin(at: point)
    case (_, .idle): return .declined
    case (_, .views):
      if phase != .moved { stage = .idle }
      return RunningApp.current.answerInViews(.largeContent(phase, point))
    case (_, .own(let gestures)):
      // A gesture of the app's own has taken over.
      guard gestures == graph.touches.gesturesMade else {
        stage = .idle
        return .declined
      }
      if phase == .moved { return shown(at: point).map(Answer.largeContent) ?? .handled(by: nil) }
      stage = .idle
      graph.touches.cancel(at: CGPoint(x: point.x, y: point.y))
      return .handled(by: phase == .ended ? use(at: point) : nil)
    }
  }

  private func begin(at point: Point) -> Answer {
    stage = .idle
    guard UILargeContentViewerInteraction.isEnabled else { return .declined }
    if let content = shown(at: point) {
      stage = .own(gestures: graph.touches.gesturesMade)
      return .largeContent(content)
    }
    guard graph.touches.largeItem(at: CGPoint(x: point.x, y: point.y)).reachesViews else { return .declined }
    let answer = RunningApp.current.answerInViews(.largeContent(.began, point))
    if answer != .declined { stage = .views }
    return answer
  }

  private func shown(at point: Point) -> LargeContent? {
    guard let item = graph.touches.largeItem(at: CGPoint(x: point.x, y: point.y)).item,
      let content = item.largeContent, !content.item.isEmpty
    else { return nil }
    return content
  }

  /// Does what a tap on the item there does.
  private func use(at point: Point) -> ElementID? {
    let place = CGPoint(x: point.x, y: point.y)
    guard let item = graph.touches.largeItem(at: place).item, let named = item.named.describedElements.first
    else {
      return nil
    }
    if let activate = named.handlers.activate {
      activate()
    } else if !named.element.traits.contains(.notEnabled) {
      _ = graph.touches.tap(at: place)
    }
    return RunningApp.current.identities.id(for: named.identity)
  }
}

extension LayoutItem {
  /// True for a button in a standard bar.
  ///
  /// - Source: Behaviour 6.1 LC10
  var isBarButton: Bool {
    guard self is ControlItem, describedElements.first?.element.traits.contains(.button) == true else {
      return false
    }
    return enclosingBar != nil
  }

  private var enclosingBar: BarGroupItem? {
    var next = container
    while let item = next {
      if let bar = item as? BarGroupItem { return bar }
      next = item.container
    }
    return nil
  }

  /// The item around this one that names it: what modifiers say of a button in a bar counts.
  fileprivate var named: LayoutItem {
    var named = self
    while let outer = named.container as? WrapperItem, !(outer is BarGroupItem),
      outer.describedElements.count == 1
    {
      named = outer
    }
    return named
  }

  /// What is shown of it, and how; a picture that keeps its outlines grows, and one in a bar in any case.
  fileprivate var largeContent: LargeContent? {
    guard let described = named.describedElements.first else { return nil }
    let picture = largePicture
    var item = describedElements.first?.element.largeContent ?? described.element.largeContent
    let isStandard = item == nil
    if isStandard { item = LargeContentItem(title: described.element.label?.string, image: picture?.name) }
    guard var item else { return nil }
    item.scalesImage = item.image != nil && (isStandard || picture?.keepsOutlines == true)
    if isStandard, let picture, picture.keepsOutlines == false {
      RunningApp.current.report(.blurredLargeContent(picture.name, title: item.title))
    }
    picture?.note()
    let id = RunningApp.current.identities.id(for: described.identity)
    return LargeContent(
      item, element: id, frame: Rect(frame),
      imageSize: picture.map { Size(width: Double($0.size.width), height: Double($0.size.height)) },
      isVector: picture?.keepsOutlines)
  }
}

import AccessibilityModel
import AppHost
import Foundation

/// A finger that is held on something that is shown large, from then until it is lifted.
///
/// - Source: Behaviour 6.1 LC2 to LC4
@MainActor
final class LargeContentPress: AppStateKey {
  /// The finger of a person.
  private static let finger = 0

  private weak var interaction: UILargeContentViewerInteraction?
  /// The subtree of which something is shown large, and the gestures that had been made in it before.
  private weak var source: (any ElementSource)?
  private var earlierInSource = 0
  /// The controller in front when it began.
  private weak var front: UIViewController?
  /// The gestures that were being made already.
  private var earlier: Set<ObjectIdentifier> = []

  static func initialValue(in host: RunningApp) -> LargeContentPress { LargeContentPress() }

  private var dispatcher: TouchDispatcher { RunningApp.current[TouchDispatcher.self] }

  /// Answers what a finger at a point of the screen shows or does.
  func answer(_ phase: Request.TouchPhase, at point: CGPoint) -> Answer {
    if phase == .began { return begin(at: point) }
    defer { if phase != .moved { forget() } }
    if let source { return follow(phase, at: point, in: source) }
    guard let interaction, goesOn(interaction) else {
      if let recognizer = interaction?.recognizer, recognizer.progress.isRecognized {
        recognizer.state = .cancelled
      }
      forget()
      return .declined
    }
    switch phase {
    case .moved, .began: return shown(by: interaction, at: point) ?? .handled(by: nil)
    case .ended: return .handled(by: interaction.end(at: point).flatMap { place(of: $0) })
    case .cancelled:
      interaction.recognizer.state = .cancelled
      return .handled(by: nil)
    }
  }

  private func forget() {
    interaction = nil
    source = nil
    front = nil
    earlier = []
  }

  /// Begins with the innermost view under the finger that has something to show there.
  private func begin(at point: CGPoint) -> Answer {
    forget()
    guard UILargeContentViewerInteraction.isEnabled, let touch = dispatcher.touch(of: Self.finger) else {
      return .declined
    }
    var next = touch.view
    while let view = next {
      if let source = view.subtree?.source, let shown = source.largeContent(at: point) {
        self.source = source
        earlierInSource = source.gesturesMade
        return .largeContent(shown)
      }
      for interaction in view.largeContentInteractions {
        guard let shown = shown(by: interaction, at: point) else { continue }
        let others = otherGestures(than: interaction)
        guard interaction.recognizer.begin() else { continue }
        self.interaction = interaction
        earlier = others
        front = touch.window?.rootViewController?.front
        return shown
      }
      next = view.parent
    }
    return .declined
  }

  /// Follows a finger over a subtree until a gesture of the app's own takes over.
  private func follow(
    _ phase: Request.TouchPhase, at point: CGPoint, in source: any ElementSource
  ) -> Answer {
    guard source.gesturesMade == earlierInSource else {
      forget()
      return .declined
    }
    if phase == .moved { return source.largeContent(at: point).map(Answer.largeContent) ?? .handled(by: nil) }
    source.cancelTouches(at: point)
    return .handled(by: phase == .ended ? source.useLargeContent(at: point) : nil)
  }

  /// What is shown there; `nil` where there is nothing with words or a picture.
  private func shown(by interaction: UILargeContentViewerInteraction, at point: CGPoint) -> Answer? {
    guard let item = interaction.item(at: point) else { return nil }
    var content = item.largeContent
    guard !content.item.isEmpty else { return nil }
    content.element = place(of: item)
    if let area = interaction.area { content.area = Rect(area.convert(area.bounds, to: nil)) }
    return .largeContent(content)
  }

  private func place(of item: any UILargeContentViewerItem) -> ElementID? {
    guard let object = item as? NSObject else { return nil }
    let app = RunningApp.current
    let id = app.identities.id(represented: object)
    return app.tree.contains(id) ? id : nil
  }

  /// True until a gesture of the app's own is made on the same finger, or something comes in front.
  private func goesOn(_ interaction: UILargeContentViewerInteraction) -> Bool {
    guard interaction.recognizer.progress.isRecognized, let window = interaction.view?.window else {
      return false
    }
    return window.rootViewController?.front === front
      && otherGestures(than: interaction).isSubset(of: earlier)
  }

  /// The gestures of the app that the finger is making.
  private func otherGestures(than interaction: UILargeContentViewerInteraction) -> Set<ObjectIdentifier> {
    guard let touch = dispatcher.touch(of: Self.finger) else { return [] }
    let others = dispatcher.participants.filter { other in
      other !== interaction.recognizer && other.progress.isRecognized
        && other.fingers.contains { $0 === touch }
    }
    return Set(others.map { ObjectIdentifier($0) })
  }
}

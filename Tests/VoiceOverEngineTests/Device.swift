import AccessibilityModel
@_exported import TestSupport
import VoiceOverEngine

/// VoiceOver with a screen and an app that answers at once.
typealias Device = Driver<VoiceOver>

extension Device {
  init(
    _ screen: AccessibilityNode, _ voiceOver: VoiceOver = VoiceOver(),
    app: @escaping App = { _, _ in .declined }
  ) {
    self.init(voiceOver, AccessibilityTree(screen), app: app)
  }

  init(
    _ tree: AccessibilityTree, _ voiceOver: VoiceOver = VoiceOver(),
    app: @escaping App = { _, _ in .declined }
  ) {
    self.init(voiceOver, tree, app: app)
  }

  /// VoiceOver itself.
  var voiceOver: VoiceOver {
    get { technology }
    set { technology = newValue }
  }

  /// What happens from an input until nothing more follows from it.
  @discardableResult
  mutating func callAsFunction(_ inputs: VoiceOver.Input...) -> [Effect] { send(inputs) }

  /// What happens when keys are pressed.
  @discardableResult
  mutating func press(_ chord: String) -> [Effect] {
    KeyChord(chord).map { self(.key($0)) } ?? []
  }

  /// What happens when the app announces something.
  @discardableResult
  mutating func announce(
    _ text: SpokenText, _ priority: Notification.Priority = .standard, queued: Bool = false
  ) -> [Effect] {
    post(.announcement(text, priority: priority, queued: queued))
  }
}

extension [Effect] {
  /// The uncertain rules of every utterance, each once.
  var rules: [String] {
    let utterances = compactMap { effect -> Utterance? in
      guard case .speak(let utterance, interrupts: _) = effect else { return nil }
      return utterance
    }
    return UncertainRule.unique(utterances.flatMap(\.rules)).map(\.name)
  }
}

extension AccessibilityNode {
  /// A stop on a line of its own.
  static func line(
    _ slot: UInt32, _ label: SpokenText?, value: SpokenText? = nil, traits: Traits = []
  ) -> AccessibilityNode {
    .stop(
      label, value: value, traits: traits,
      frame: Rect(x: 0, y: Double(slot) * 40, width: 200, height: 30), id: ElementID(slot: slot))
  }

  /// A screen of nodes with identity 0.
  static func page(_ nodes: [AccessibilityNode]) -> AccessibilityNode {
    .container(id: ElementID(slot: 0), nodes)
  }

  /// The node with actions of these names.
  func offering(_ names: [SpokenText], _ category: ElementAction.Category = .standard) -> AccessibilityNode {
    with(
      \.actions,
      names.enumerated().map {
        ElementAction(id: ElementAction.ID(rawValue: $0.offset), name: $0.element, category: category)
      })
  }
}

extension [Effect] {
  /// True where keys went to the app, and nothing else happened.
  var areHandedOn: Bool {
    guard !isEmpty else { return false }
    return allSatisfy { effect in
      if case .request(let request) = effect, case .key = request.kind { true } else { false }
    }
  }
}

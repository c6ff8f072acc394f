import AccessibilityModel
import VoiceOverEngine

/// VoiceOver with a screen and an app that answers at once.
struct Device {
  /// What the app does about a request.
  typealias App = @Sendable (Request.Kind, inout AccessibilityTree) -> Answer

  var voiceOver: VoiceOver
  var tree: AccessibilityTree
  private(set) var now = VirtualInstant.start
  private(set) var asked: [Request.Kind] = []
  private var version = TreeVersion.initial
  private let app: App

  init(
    _ screen: AccessibilityNode, _ voiceOver: VoiceOver = VoiceOver(),
    app: @escaping App = { _, _ in .declined }
  ) {
    self.init(AccessibilityTree(screen), voiceOver, app: app)
  }

  init(
    _ tree: AccessibilityTree, _ voiceOver: VoiceOver = VoiceOver(),
    app: @escaping App = { _, _ in .declined }
  ) {
    self.tree = tree
    self.voiceOver = voiceOver
    self.app = app
  }

  /// What happens from an input until nothing more follows from it.
  @discardableResult
  mutating func callAsFunction(_ inputs: VoiceOver.Input...) -> [Effect] {
    var effects: [Effect] = []
    for input in inputs { effects += settle(voiceOver.handle(input, in: tree)) }
    return effects
  }

  /// What happens when keys are pressed.
  @discardableResult
  mutating func press(_ chord: String) -> [Effect] {
    KeyChord(chord).map { self(.key($0)) } ?? []
  }

  /// What happens while time passes.
  @discardableResult
  mutating func wait(_ duration: Duration) -> [Effect] {
    now = now.advanced(by: duration)
    return settle(voiceOver.advance(to: now, in: tree))
  }

  /// What happens when the app announces something.
  @discardableResult
  mutating func announce(
    _ text: SpokenText, _ priority: Notification.Priority = .standard, queued: Bool = false
  ) -> [Effect] {
    post(.announcement(text, priority: priority, queued: queued))
  }

  /// What happens when the app posts a notification.
  @discardableResult
  mutating func post(_ notification: Notification) -> [Effect] {
    settle(voiceOver.observe(.notification(notification), in: tree))
  }

  /// What happens when the app changes its screen.
  @discardableResult
  mutating func change(_ body: (inout AccessibilityTree) -> Void) -> [Effect] {
    body(&tree)
    version = version.next
    var effects = settle(voiceOver.observe(.changed(version, TreeDiff()), in: tree))
    if let due = voiceOver.nextDeadline, due <= now {
      effects += settle(voiceOver.advance(to: now, in: tree))
    }
    return effects
  }

  private mutating func settle(_ effects: [Effect]) -> [Effect] {
    var result: [Effect] = []
    var rest = effects
    while !rest.isEmpty {
      let effect = rest.removeFirst()
      result.append(effect)
      guard case .request(let request) = effect else { continue }
      if case .focus = request.kind { continue }
      asked.append(request.kind)
      let before = tree
      let answer = app(request.kind, &tree)
      if !before.diff(to: tree).isEmpty {
        version = version.next
        rest += voiceOver.observe(.changed(version, TreeDiff()), in: tree)
      }
      rest += voiceOver.observe(.answered(request.id, answer), in: tree)
      if let due = voiceOver.nextDeadline, due <= now { rest += voiceOver.advance(to: now, in: tree) }
    }
    return result
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

import AccessibilityModel
import VoiceOverEngine

/// What a recording or an author says VoiceOver speaks, with the screen it is spoken on.
struct Golden: CustomStringConvertible, Sendable {
  /// What the screen shows.
  var description: String
  /// The screen; identities are given in order, from 1.
  var nodes: [AccessibilityNode]
  /// What is done, and what is heard of it, one after the other.
  var steps: [(input: VoiceOver.Input, words: [String])]
  /// Whose VoiceOver it is.
  var dialect = Dialect.iOS
  /// The entries of the rotor that are ticked; those of a new device where left out.
  var rotor: [RotorEntry]?
  /// What the app makes of requests: an increment or activation brings the next value, a decrement the one before.
  var values: [SpokenText] = []

  /// Plays the steps and tells what was heard, an entry a step.
  func heard() -> [[String]] {
    let values = values
    let app: Device.App = { kind, tree in
      let (id, step): (ElementID, Int)
      switch kind {
      case .activate(let element), .increment(let element): (id, step) = (element, 1)
      case .decrement(let element): (id, step) = (element, -1)
      default: return .declined
      }
      guard var element = tree[id] else { return .failed(.gone) }
      let index = (values.firstIndex { $0 == element.value } ?? -1) + step
      guard values.indices.contains(index) else { return .declined }
      element.value = values[index]
      tree.update(element)
      return .handled(by: id)
    }
    var device = Device(.page(nodes), VoiceOver(dialect, rotor: rotor), app: app)
    return steps.map { step in
      var effects = device(step.input)
      effects += device.wait(.seconds(30))
      return effects.words
    }
  }
}

extension AccessibilityNode {
  /// A stop with everything a golden utterance needs.
  static func item(
    _ label: SpokenText?, _ value: SpokenText? = nil, _ traits: Traits = [], hint: SpokenText? = nil,
    position: (Int, Int)? = nil
  ) -> AccessibilityNode {
    var node = AccessibilityNode.stop(label, value: value, hint: hint, traits: traits)
    if let position { node.element.position = PositionInGroup(index: position.0, count: position.1) }
    return node
  }

  /// The field while it is typed into, with the insertion point so many bytes behind its beginning.
  func typed(at place: Int) -> AccessibilityNode {
    var node = self
    node.element.textContent = TextContent(node.element.value?.string ?? "", selection: place..<place)
    return node
  }
}

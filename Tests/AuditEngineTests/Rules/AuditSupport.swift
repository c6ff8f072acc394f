import AccessibilityModel
import AuditEngine
import EffortEngine
import VoiceOverEngine

/// Screens for the rules of an audit, written down in one expression.
enum Screens {
  /// A screen of nodes below each other, each 44 points high where it says nothing else.
  static func tree(_ nodes: [AccessibilityNode]) -> AccessibilityTree {
    let placed = nodes.enumerated().map { index, node in
      var node = node
      if node.element.frame == .zero {
        node.element.frame = Rect(x: 0, y: Double(index) * 44, width: 390, height: 44)
      }
      return node
    }
    return AccessibilityTree(
      .container(frame: Rect(x: 0, y: 0, width: 390, height: 844), placed))
  }

  /// What is found of one rule, or of all of them, on a screen.
  static func findings(
    _ nodes: [AccessibilityNode], of rule: String? = nil, language: String = "en",
    choices: AuditChoices = AuditChoices(), _ change: (inout AuditedScreen) -> Void = { _ in }
  ) -> [AuditFinding] {
    var dialect = Dialect.iOS
    dialect.language = language
    var screen = AuditedScreen("Screen", tree(nodes), dialect: dialect, limits: choices.limits.stop)
    change(&screen)
    return Audit(choices).outcome(of: screen).findings.filter { rule == nil || $0.rule == rule }
  }

  /// The ids of the rules that are broken on a screen, each as often as it is.
  static func broken(
    _ nodes: [AccessibilityNode], language: String = "en", _ change: (inout AuditedScreen) -> Void = { _ in }
  ) -> [String] {
    findings(nodes, language: language, change).map(\.rule)
  }
}

extension AccessibilityNode {
  /// A container without a type, with a frame.
  static func container(frame: Rect, _ children: [AccessibilityNode]) -> AccessibilityNode {
    container(.none, frame: frame, children)
  }

  /// A button.
  static func button(_ label: SpokenText?, hint: SpokenText? = nil) -> AccessibilityNode {
    stop(label, hint: hint, traits: .button)
  }

  /// A text.
  static func text(_ label: SpokenText) -> AccessibilityNode { stop(label, traits: .staticText) }

  /// A heading.
  static func heading(_ label: SpokenText) -> AccessibilityNode { stop(label, traits: .header) }
}

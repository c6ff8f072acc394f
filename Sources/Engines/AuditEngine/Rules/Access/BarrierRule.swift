import AccessibilityModel
import EffortEngine

/// A rule about what walks through every state of each technology meet.
protocol BarrierRule: AuditRule {
  /// The barriers that it is about.
  var kind: AccessBarrier.Kind { get }
}

extension BarrierRule {
  func findings(in screen: AuditedScreen, _ context: AuditContext) -> [AuditFinding] {
    (screen.barriers ?? []).filter { $0.kind == kind }.map { barrier in
      let steps = barrier.steps.map { "\(barrier.technology.rawValue): \($0)" }
      guard let element = barrier.elements.first.flatMap({ screen.tree[$0] }) else {
        return context.finding(self, in: screen, barrier.message, location: barrier.location)
      }
      var finding = context.finding(self, in: screen, at: element, nil, barrier.message, steps: steps)
      finding.location = barrier.location ?? finding.location
      return finding
    }
  }
}

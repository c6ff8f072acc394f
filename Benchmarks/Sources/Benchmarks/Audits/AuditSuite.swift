import AccessibilityModel
import AuditEngine
import VoiceOverEngine

/// An audit of long screens: what is said at each stop, and every rule that needs no picture and no walk.
let auditSuite = Suite(name: "audit") {
  let audit = Audit()
  var measurements: [Measurement] = []
  for count in [1_000, 10_000] {
    let tree = rows(count)
    var findings = 0
    let whole = time(runs: 11) { _ in
      findings = audit.outcome(of: AuditedScreen("Rows", tree)).findings.count
    }
    let target = count == 10_000 ? "under 200 ms" : nil
    measurements.append(
      Measurement(
        name: "\(count) elements: audit, \(findings) findings", median: median(whole) / 1e6, unit: "ms",
        runs: 11, target: target))
    let screen = AuditedScreen("Rows", tree)
    let rules = time(runs: 11) { _ in _ = audit.outcome(of: screen) }
    measurements.append(
      Measurement(
        name: "\(count) elements: the rules alone", median: median(rules) / 1e6, unit: "ms", runs: 11))
  }
  return measurements
}

/// A list of rows with a text, a button and a switch each; one in twenty rows has a fault.
private func rows(_ count: Int) -> AccessibilityTree {
  let nodes = (0..<count / 4).map { row in
    let isFaulty = row % 20 == 0
    let y = Double(row) * 60
    func place(_ x: Double) -> Rect { Rect(x: x, y: y, width: 90, height: 44) }
    return AccessibilityNode.container(
      .none, frame: Rect(x: 0, y: y, width: 390, height: 60),
      [
        .stop(
          SpokenText("Bailey \(row), beagle, three years"), traits: row % 50 == 0 ? .header : .staticText,
          frame: place(0)),
        .stop(
          isFaulty ? nil : SpokenText("Adopt number \(row)"), hint: "Opens the form", traits: .button,
          frame: place(100)),
        .stop(
          SpokenText("Favourite \(row)"), value: "Off", traits: [.button, .toggleButton], frame: place(200)),
      ])
  }
  return AccessibilityTree(
    AccessibilityNode.container(.none, frame: Rect(x: 0, y: 0, width: 390, height: 844), nodes))
}

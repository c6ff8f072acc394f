import AccessibilityModel

/// A control that lies inside an element the cursor rests on, where nothing reaches it.
///
/// - Source: Behaviour 8.1, 1.10.3 G4
struct StopInsideStopRule: AuditRule {
  let id = "stop-inside-stop"

  func findings(in screen: AuditedScreen, _ context: AuditContext) -> [AuditFinding] {
    let tree = screen.tree
    guard let root = tree.root else { return [] }
    // The stop around each element that lies inside one.
    var around: [ElementID: ElementID] = [:]
    var findings: [AuditFinding] = []
    for id in tree.subtree(of: root) {
      guard let element = tree[id] else { continue }
      let outer = around[id]
      if let outer, element.isStop, element.isUsable {
        let name = tree[outer]?.label?.string ?? "an element"
        findings.append(
          context.finding(
            self, in: screen, at: element, nil,
            "\"\(element.label?.string ?? "A control")\" lies inside \"\(name)\", which is one stop, and is out of "
              + "reach. Make the outer one a container, or give it an action."))
      }
      guard let inner = outer ?? (element.isStop ? id : nil) else { continue }
      for child in tree.children(of: id) { around[child] = inner }
    }
    return findings
  }
}

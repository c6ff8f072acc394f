import AccessibilityModel
import EarshotSession
import EffortEngine
import Testing

extension Screen {
  /// What technologies draw over the screen now, as text: their titles and what is written on their marks.
  public var overlayTexts: [String] {
    var overlays: [TechnologyID: Overlay] = [:]
    for record in records {
      if case .show(let overlay) = record.effect { overlays[record.technology] = overlay }
    }
    let drawn = overlays.sorted { $0.key < $1.key }.map(\.value)
    return drawn.flatMap { overlay in
      [overlay.title].filter { !$0.isEmpty }
        + overlay.marks.map { mark in
          [mark.text, mark.hasActions ? "↔" : "", mark.label].filter { !$0.isEmpty }.joined(separator: " ")
        }
    }
  }

  /// What everything on the screen costs in each technology, beginning from a screen just met.
  ///
  /// - Complexity: O(states × moves) of each technology.
  public var effort: EffortTable { EffortTable(tree, with: EffortTable.Technologies(rules: session.rules)) }

  /// What keeps people from using the screen as it is now.
  ///
  /// - Complexity: O(states × moves) of each technology.
  public var barriers: [AccessBarrier] {
    AccessWalk(tree, with: EffortTable.Technologies(rules: session.rules)).barriers
  }
}

import AccessibilityModel
import AppHost
import Drawing
import TreeFormat
internal import Typography

extension PictureTaker {
  /// What is wrong with what is seen, each thing once with all text sizes at which it is so.
  ///
  /// - Complexity: O(n) for n things drawn at each text size, and O(t²) for t targets.
  func findings(in shots: [ScreenShot], _ request: PictureRequest) -> [PictureFinding] {
    var found = FoundOnce()
    let tree = RunningApp.current.tree
    let facts = shots.map { shot in
      var facts = shot.facts
      // What lies behind something modal is dimmed, and not hit by mistake.
      func isBehind(_ subject: DrawSubject?) -> Bool { subject?.element.map(tree.isWithinReach) == false }
      facts.texts.removeAll { isBehind($0.subject) }
      facts.symbols.removeAll { isBehind($0.subject) }
      facts.targets.removeAll { isBehind($0.subject) }
      facts.overlaps.removeAll { isBehind($0.first.subject) || isBehind($0.second.subject) }
      return facts
    }
    for (shot, facts) in zip(shots, facts) {
      for finding in facts.findings where request.findings.contains(finding.kind) {
        found.add(finding, at: shots.count > 1 ? shot.textSize : nil)
      }
    }
    let unexposed = facts.first?.unexposed(in: tree) ?? []
    for finding in unexposed where request.findings.contains(finding.kind) { found.add(finding, at: nil) }
    if request.findings.contains(.unspokenText) {
      for finding in facts.first?.unspoken(in: tree) ?? [] { found.add(finding, at: nil) }
    }
    if !request.findings.isDisjoint(with: [.fixedSize, .noLargeContent]) {
      let comparison = comparison(of: shots, facts)
      for finding in comparison.findings where request.findings.contains(finding.kind) {
        found.add(finding, at: nil)
      }
    }
    return found.findings
  }

  /// How the screen differs between the smallest and the largest text size that were seen, or between the one
  /// that was seen and one far from it.
  private func comparison(of shots: [ScreenShot], _ facts: [PictureFacts]) -> PictureComparison {
    var seen = zip(shots, facts).map { (category: TextSizeCategory(name: $0.textSize) ?? .large, facts: $1) }
    if seen.count == 1, let only = seen.first {
      let other = only.category >= .accessibility3 ? TextSizeCategory.large : .accessibility5
      seen.append((other, shot(at: other.name, like: shots.first).facts))
    }
    seen.sort { $0.category < $1.category }
    guard let smallest = seen.first, let largest = seen.last else {
      return PictureComparison(
        smaller: PictureFacts(of: DisplayList(), size: .zero),
        larger: PictureFacts(of: DisplayList(), size: .zero))
    }
    return PictureComparison(smaller: smallest.facts, larger: largest.facts)
  }
}

/// Findings of several text sizes, in the order in which they were met.
private struct FoundOnce {
  private struct Key: Hashable {
    var kind: PictureFinding.Kind
    var element: ElementID?
    var words: String
    var subject: String
    var other: String
  }

  private(set) var findings: [PictureFinding] = []
  private var places: [Key: (place: Int, textSize: String?)] = [:]

  /// Adds a finding, or the text size to one that is there already.
  mutating func add(_ finding: PictureFinding, at textSize: String?) {
    let key = Key(
      kind: finding.kind, element: finding.element, words: finding.words, subject: finding.subject,
      other: finding.other)
    guard let textSize else { return findings.append(finding) }
    if let known = places[key] {
      // The same thing again at the same size is another one that looks alike.
      if findings[known.place].textSizes.last != textSize { findings[known.place].textSizes.append(textSize) }
      return
    }
    places[key] = (findings.count, textSize)
    var finding = finding
    finding.textSizes = [textSize]
    findings.append(finding)
  }
}

import AccessibilityModel
import Drawing

extension PictureFacts {
  /// What is smaller in either direction is taken for a line or an ornament, in points.
  private static let leastSide = 20.0

  /// What is seen and for which no element stands.
  ///
  /// - Parameter tree: The screen.
  /// - Returns: Controls, then drawings.
  /// - Complexity: O(n · m) for n elements and m controls and drawings that are no elements themselves.
  /// - Source: Behaviour 8.1
  func unexposed(in tree: AccessibilityTree) -> [PictureFinding] {
    guard !expectedControls.isEmpty || !drawings.isEmpty, let root = tree.root else { return [] }
    let stops = tree.subtree(of: root).compactMap { tree[$0] }.filter(\.isStop)
    let usable = stops.filter { $0.respondsToUserInteraction || $0.traits.contains(.notEnabled) }
    return expectedControls.filter { $0.isLarge(Self.leastSide) && !$0.isExposed(by: usable) }.map {
      finding(.unexposedControl, $0)
    }
      + drawings.filter { $0.isLarge(Self.leastSide) && !$0.isExposed(by: stops) }.map {
        finding(.unexposedDrawing, $0)
      }
  }

  private func finding(_ kind: PictureFinding.Kind, _ fact: ExposureFact) -> PictureFinding {
    let words = texts.filter { fact.frame.contains($0.frame.center) }.map(\.words)
    return PictureFinding(
      kind, words: kind == .unexposedControl ? words.joined(separator: " ") : "", subject: fact.subject.type,
      frame: fact.frame)
  }
}

extension ExposureFact {
  fileprivate func isLarge(_ side: Double) -> Bool {
    frame.size.width >= side && frame.size.height >= side
  }

  /// True where one of the elements lies on it, or it lies on one of them.
  fileprivate func isExposed(by elements: [AccessibilityElement]) -> Bool {
    elements.contains { element in
      !element.outline.isEmpty
        && (frame.contains(element.outline.center) || element.outline.contains(frame.center))
    }
  }
}

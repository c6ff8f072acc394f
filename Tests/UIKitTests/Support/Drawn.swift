import Drawing
import Foundation
import TestSupport
import Testing
import UIKit

/// What is drawn of a view that has its size, a line each.
@MainActor
func drawn(_ view: UIView) -> [String] {
  view.layoutIfNeeded()
  var list = DisplayList()
  view.draw(into: &list)
  return list.lines
}

/// What is drawn of everything on the screen, a line each.
@MainActor
func drawnScreen() -> [String] {
  let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
  return (scene?.windows ?? []).flatMap(drawn)
}

/// Compares drawing with what is stored below `Tests/Transcripts`; `RECORD=1` stores it anew and fails the
/// test.
@MainActor
func expectDrawn(
  _ lines: [String], named name: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let suite = URL(filePath: filePath).deletingPathExtension().lastPathComponent
  try StoredText("\(suite)/\(name)", source: filePath)
    .expect(lines.joined(separator: "\n") + "\n", sourceLocation: sourceLocation)
}

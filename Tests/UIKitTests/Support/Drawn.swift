import Drawing
import Foundation
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
  let test = URL(filePath: filePath)
  let suite = test.deletingPathExtension().lastPathComponent
  var folder = test.deletingLastPathComponent()
  while folder.lastPathComponent != "Tests", folder.path != "/" { folder.deleteLastPathComponent() }
  let file = folder.appending(path: "Transcripts/\(suite)/\(name).txt")
  let text = lines.joined(separator: "\n") + "\n"
  let stored = try? String(contentsOf: file, encoding: .utf8)
  #expect(text == stored, "\(suite)/\(name) is drawn differently.", sourceLocation: sourceLocation)
  guard text != stored, ProcessInfo.processInfo.environment["RECORD"] == "1" else { return }
  try FileManager.default.createDirectory(
    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  try text.write(to: file, atomically: true, encoding: .utf8)
}

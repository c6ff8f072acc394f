import AccessibilityModel
import LargeContentEngine

extension ScriptRunner {
  /// Does something with a finger that is there for the app, with the Large Content Viewer on, and lets time pass.
  func touch(_ input: LargeContentViewer.Input, held: Duration) async throws -> [SessionRecord] {
    var records = try await session.turnOnLargeContentViewer()
    records += try await session.send(input, to: LargeContentViewer.self)
    if held > .zero { records += try await session.wait(held) }
    return records
  }

  /// What is shown large where a line expects something else.
  func large(_ name: String?, at line: Script.Line) async -> ScriptFailure? {
    let overlay = await session.technology(LargeContentViewer.self)?.shown
    let names = overlay.map { [$0.title, $0.picture?.name ?? ""] } ?? []
    if let name {
      if names.map(Transcript.line).contains(name) { return nil }
    } else if overlay == nil {
      return nil
    }
    let drawn = overlay?.lines ?? []
    return ScriptFailure(line, .otherwise(expected: [name ?? "nothing large"], heard: drawn, nil))
  }
}

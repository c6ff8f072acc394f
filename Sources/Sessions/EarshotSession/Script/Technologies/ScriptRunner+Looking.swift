import AccessibilityModel
import TreeFormat

extension ScriptRunner {
  /// Draws the screen as the person sees it now; lines after it still expect what the command before it brought.
  mutating func look(_ line: Script.Line) async throws -> ScriptOutcome {
    var outcome = ScriptOutcome(line, speech: await speech)
    outcome.picture = try await session.picture(PictureRequest(overlays: await seenOverlays))
    guard outcome.picture == nil else { return outcome }
    let failure = ScriptFailure(
      line, .impossible("This screen cannot be drawn. Show a view, a view controller or an app."))
    outcome.failure = failure
    failures.append(failure)
    return outcome
  }

  /// What is drawn over the screen: the cursor, and what each technology shows.
  private var seenOverlays: [Overlay] {
    get async {
      let shown = overlays.sorted { $0.key < $1.key }.map(\.value)
      return [await session.cursorOverlay].compactMap(\.self) + shown
    }
  }
}

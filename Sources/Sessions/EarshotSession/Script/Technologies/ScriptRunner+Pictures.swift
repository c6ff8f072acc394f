import AccessibilityModel
import TreeFormat

extension ScriptRunner {
  /// Draws the screen as the person sees it now; lines after it still expect what the command before it
  /// brought.
  ///
  /// - Parameters:
  ///   - line: The line that asks for it.
  ///   - scale: How many pixels a point is wide; `nil` for the scale of all pictures.
  /// - Returns: What came of it, with the picture.
  /// - Throws: What the source throws, and `TreeDiffError` where its changes do not fit.
  mutating func look(_ line: Script.Line, scale: Double?) async throws -> ScriptOutcome {
    var outcome = ScriptOutcome(line, speech: await speech)
    let request = PictureRequest(scale: scale ?? pictureScale, overlays: await seenOverlays)
    outcome.picture = try await session.picture(request)
    guard outcome.picture == nil else { return outcome }
    let failure = ScriptFailure(
      line, .impossible("This screen cannot be drawn. Show a view, a view controller or an app."))
    outcome.failure = failure
    failures.append(failure)
    return outcome
  }

  /// What is drawn over the screen: the cursor, and what each technology shows.
  package var seenOverlays: [Overlay] {
    get async {
      let shown = overlays.sorted { $0.key < $1.key }.map(\.value)
      return [await session.cursorOverlay].compactMap(\.self) + shown
    }
  }

  /// What technologies draw over the screen, in lines as a transcript has them.
  package var seenLines: [String] {
    overlays.sorted { $0.key < $1.key }.flatMap { $0.key.lines(of: $0.value) }
  }
}

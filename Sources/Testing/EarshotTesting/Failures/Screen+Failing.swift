import AccessibilityModel
import Testing
import TreeFormat

extension Screen {
  /// Fails the test, with a picture of the screen where Swift Testing runs it and there is something to draw.
  ///
  /// - Throws: `ExpectationError` where Swift Testing does not run the test.
  func fail(_ message: String, at location: Testing.SourceLocation) async throws {
    await attachPicture(at: location)
    try FailureReport.fail(message, at: location)
  }

  /// Attaches a picture of the screen as it is to the test that runs.
  func attachPicture(at location: Testing.SourceLocation) async {
    guard Test.current != nil, let picture = try? await session.picture(PictureRequest(scale: 1)) else {
      return
    }
    Attachment.record(picture.png, named: "\(name).png", sourceLocation: location)
  }
}

import AccessibilityModel
import AppResources
import Drawing
import Foundation
import Testing
import TreeFormat

extension Screen {
  /// Draws the screen and compares it with a picture that is stored among the tests.
  ///
  ///     try await screen.expectPicture(named: "Kennel")
  ///
  /// It is kept in `Pictures/<file of the test>/<name>.png` below the folder `Tests`, or beside the test where no
  /// folder above it has that name. A difference fails the test, which attaches what was expected, what is seen, and
  /// both with what differs in red. With `RECORD=1` the picture is written anew, and the test fails.
  /// - Parameters:
  ///   - name: The name of the stored file, without `.png`.
  ///   - tolerance: The part of all pixels that may differ, from 0 to 1.
  ///   - request: What picture; without any, one of the screen as it is, with a pixel for each point.
  ///   - overlays: What is drawn over it.
  ///   - filePath: The file of the test.
  ///   - sourceLocation: Where the call stands.
  /// - Throws: `ScreenError` where nothing is shown that can be drawn, `ExpectationError` for a difference in an
  ///   `XCTestCase`, and the file system's errors.
  public func expectPicture(
    named name: String, tolerance: Double = 0.001, _ request: PictureRequest = PictureRequest(scale: 1),
    overlays: [ScreenOverlay] = [], filePath: String = #filePath,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    let stored = StoredPicture(name: name, test: filePath)
    let drawn = try await picture(request, overlays: overlays, sourceLocation: sourceLocation)
    guard let expected = stored.png else {
      let message =
        try Recording.isOn
        ? stored.record(drawn.png)
        : "There is no \(stored.place) yet. Run once with RECORD=1 and look at what it draws."
      return try FailureReport.fail(message, at: sourceLocation)
    }
    guard let size = PictureSize(expected) else {
      let message = "\(stored.place) is no picture. Run once with RECORD=1 and look at what it draws."
      return try FailureReport.fail(message, at: sourceLocation)
    }
    let difference = PixelDifference(
      Bitmap(png: expected, width: Int(size.width), height: Int(size.height)),
      Bitmap(png: drawn.png, width: drawn.width, height: drawn.height))
    guard difference.share > tolerance else { return }
    guard !Recording.isOn else {
      return try FailureReport.fail(stored.record(drawn.png), at: sourceLocation)
    }
    let pictures = [
      (name: "\(name).expected.png", png: expected), (name: "\(name).actual.png", png: drawn.png),
      (name: "\(name).difference.png", png: difference.picture.png()),
    ]
    if Test.current != nil {
      for picture in pictures {
        Attachment.record(picture.png, named: picture.name, sourceLocation: sourceLocation)
      }
    }
    let folder = stored.write(pictures).map { " See \($0)/\(name).difference.png." } ?? ""
    let what =
      Int(size.width) == drawn.width && Int(size.height) == drawn.height
      ? difference.words
      : "It is \(drawn.width) by \(drawn.height) pixels, not \(Int(size.width)) by \(Int(size.height))."
    try FailureReport.fail(
      "The screen looks otherwise than \(stored.place): \(what)\(folder)", at: sourceLocation)
  }
}

extension PixelDifference {
  /// How much differs, and where.
  fileprivate var words: String {
    let percent = (share * 1000).rounded() / 10
    let (x, y) = (Int(frame.minX), Int(frame.minY))
    return
      "\(count) pixels (\(percent) %) differ, between \(x), \(y) and \(Int(frame.maxX)), \(Int(frame.maxY))."
  }
}

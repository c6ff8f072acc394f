#if canImport(Darwin)
  import UIKit
  import XCTest

  /// Records all screens that the VoiceOver service can tell about, and attaches the recording to the test.
  @MainActor
  final class RecordingTests: XCTestCase {
    func testRecording() throws {
      let bundle = Bundle(for: RecordingTests.self)
      let table = try XCTUnwrap(bundle.url(forResource: "screens", withExtension: "tsv"))
      let screens = ListedScreen.all(in: try String(contentsOf: table, encoding: .utf8))
      let device = UIDevice.current
      var recording = RecordedScreens(system: "\(device.systemName) \(device.systemVersion), \(device.model)")
      let recorder = ScreenRecorder()
      for screen in screens where screen.isForVoiceOver {
        recording.screens.append(try recorder.record(screen))
      }
      let data = try recording.text()
      let attachment = XCTAttachment(data: data, uniformTypeIdentifier: "public.json")
      attachment.name = "recording.json"
      attachment.lifetime = .keepAlways
      add(attachment)
    }
  }
#endif

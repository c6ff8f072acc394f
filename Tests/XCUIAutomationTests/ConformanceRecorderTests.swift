import Foundation
import SwiftUI
import Testing
import XCUIAutomation

@testable import ConformanceRecorder

private struct Switch: View {
  var body: some View {
    VStack {
      Toggle("Airplane mode", isOn: .constant(true))
      Button("Done") {}
    }
  }
}

extension LaunchingTests {
  @Suite(.serialized)
  @MainActor
  struct ConformanceRecorderTests {
    @Test(
      "B13, B14: the kit's test for Xcode records what the VoiceOver service says, as far as it follows the steps"
    )
    func recording() throws {
      #if os(Linux)
        XCUIApplication.setTargetApplication(view: Switch())
      #endif
      let table =
        "# a comment\nswitch-order\tswitch.order\t-\tright | left | double tap | right\nother\tx\tmacos\t\n"
      let screens = ListedScreen.all(in: table)
      #expect(screens.map(\.id) == ["switch-order", "other"])
      #expect(screens.map(\.isForVoiceOver) == [true, false])
      let screen = try #require(screens.first)
      let recorded = try ScreenRecorder().record(screen)
      #expect(recorded.steps.map(\.action) == ["start", "right", "left"])
      let words = "Airplane mode, switch button, on"
      #expect(recorded.steps.map(\.heard) == [[words], ["Done, button"], [words]])
      #expect(recorded.steps.first?.screen == ["Airplane mode = 1", "Done"])
      let text = try RecordedScreens(system: "iOS 26.0, iPhone", screens: [recorded]).text()
      let document = try JSONSerialization.jsonObject(with: text) as? [String: Any]
      #expect(document?["format"] as? String == "earshot.conformance")
      #expect(document?["version"] as? Int == 1)
      let written = (document?["screens"] as? [[String: Any]])?.first?["steps"] as? [[String: Any]]
      #expect(written?.last?["do"] as? String == "left")
      #expect(written?.last?["heard"] as? [String] == [words])
    }
  }
}

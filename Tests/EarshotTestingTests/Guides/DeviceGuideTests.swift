import EarshotTesting
import SwiftUI
import Testing
import TreeFormat

private struct Order: View {
  var body: some View {
    VStack {
      Text("Two tickets, row 7, seats 12 and 13")
      Button {
      } label: {
        Text("Order").frame(minWidth: 44, minHeight: 44)
      }
    }
  }
}

@Suite("Guide: several devices", .timeLimit(.minutes(10)))
@MainActor
struct DeviceGuideTests {
  @Test(arguments: ["iPhone SE", "iPhone 16", "iPad"])
  func devices(name: String) async throws {
    let device = try #require(Device.all.first { $0.name.hasPrefix(name) })
    try await hosting(Order(), environment: LaunchOptions(device: device)) { screen in
      let request = PictureRequest(textSizes: ["large", "accessibility5"])
      let picture = try await screen.picture(request)
      #expect(picture.findings == [])
    }
  }

  @Test func motion() async throws {
    let device = LaunchOptions(settings: ["reduceMotion": true])
    try await hosting(Order(), environment: device) { screen in
      try await screen.activate("Order")
    }
  }
}

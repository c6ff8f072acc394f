import EarshotTesting
import SwiftUI
import Testing
import UIKit

@testable import Kennel

@Suite("The kennel in large letters", .timeLimit(.minutes(10)))
struct KennelSizeTests {
  private static let request = PictureRequest(
    textSizes: ["large", "accessibility1", "accessibility3", "accessibility5"],
    findings: [.truncated, .clipped, .fixedSize, .overlap])

  @Test("L1, L8: the table's rows grow with the text size while the app runs, and nothing is cut")
  func table() async throws {
    try await hosting(KennelTable([.juno, .moss], rows: PortionedDogTableCell.self)) { screen in
      let picture = try await screen.picture(Self.request)
      #expect(picture.findings == [])
    }
  }

  @Test("L1, L8: the cards grow and scroll, and nothing is cut")
  func cards() async throws {
    try await hosting(Kennel()) { screen in
      let picture = try await screen.picture(Self.request)
      #expect(picture.findings == [])
    }
  }
}

import EarshotTesting
import Foundation
import Testing

/// The test of the README's package, as it is written there but for what surrounds it.
@Suite("The package of the README", .timeLimit(.minutes(10)))
@MainActor
struct ReadmeTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  private var readme: String {
    get throws {
      let root = Self.folder.appending(path: "../../..")
      return try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    }
  }

  @Test("The form of the README is the one that is tested here")
  func form() throws {
    let form = try String(contentsOf: Self.folder.appending(path: "ReadmePay.swift"), encoding: .utf8)
    #expect(try readme.contains("```swift\n\(form)```"))
  }

  @Test("The test of the README holds, with the lines that it has there")
  func paying() async throws {
    try await hosting(PayForm()) { screen in
      try await screen.activate("Pay now")
      try await screen.advance(by: .seconds(2))
      #expect(screen.lastHeard == ["Paid"])
    }
    let lines = [
      "try await hosting(PayForm()) { screen in", "try await screen.activate(\"Pay now\")",
      "try await screen.advance(by: .seconds(2))", "#expect(screen.lastHeard == [\"Paid\"])",
    ]
    for line in lines { #expect(try readme.contains("  \(line)"), "\(line)") }
  }
}

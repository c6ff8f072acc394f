import AuditEngine
import EarshotSession
import EarshotTesting
import Foundation
import Testing

@Suite("Code that is proposed for stops that say too much", .timeLimit(.minutes(10)))
struct ProposalTests {
  /// The source of the pasted code without the indentation of its lines.
  private func pasted() throws -> [String] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "PastedCode.swift")
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    return lines.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// Expects the lines to stand in the pasted code, one behind the other.
  private func expectPasted(_ code: String) throws {
    let wanted = code.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let lines = try pasted()
    let isThere = lines.indices.contains { lines[$0...].prefix(wanted.count).elementsEqual(wanted) }
    #expect(isThere, "The pasted code is not what is proposed:\n\(code)")
  }

  private func proposal(_ tour: Tour) throws -> ContentProposal {
    try #require(tour.marked().findings.first?.proposal)
  }

  @Test("K11: the SwiftUI code compiles, and what is heard is what was promised")
  func swiftUI() async throws {
    var whole = Tour(stops: [])
    try await hosting(WholeDog()) { whole = try await $0.tour() }
    let proposal = try proposal(whole)
    try expectPasted(proposal.swiftUI)
    try await hosting(MeasuredDog()) { screen in
      #expect(screen.heard == [proposal.promise.text])
      let tour = try await screen.tour()
      #expect(tour.seconds == proposal.seconds)
      #expect(tour.marked().findings.isEmpty)
      #expect(tour.stops.first?.moreContent.entries.count == 4)
    }
  }

  @Test("K11: facts that a SwiftUI row or a UIKit row hides and tells nowhere are found, told ones are not")
  func hiding() async throws {
    try await hosting(SilentDog(tells: false)) { screen in
      let codes = try await screen.tour().marked().findings.map(\.code)
      #expect(codes == ["stop.hiding"])
    }
    try await hosting(SilentDog(tells: true)) { screen in
      let tour = try await screen.tour()
      #expect(tour.marked().findings.isEmpty)
    }
    try await hosting(SilentDogTable()) { screen in
      let messages = try await screen.tour().marked().findings.map(\.message)
      #expect(
        messages.map { $0.hasPrefix("Too little: \"Three years\" can be seen and not heard.") } == [true])
    }
  }

  @Test("K11: the UIKit code compiles, and what is heard is what was promised")
  func uiKit() async throws {
    var whole = Tour(stops: [])
    try await hosting(WholeDogView(frame: .zero)) { whole = try await $0.tour() }
    let proposal = try proposal(whole)
    try expectPasted(proposal.uiKit)
    try await hosting(MeasuredDogView(frame: .zero)) { screen in
      #expect(screen.heard == [proposal.promise.text])
      let tour = try await screen.tour()
      #expect(tour.marked().findings.isEmpty)
    }
  }
}

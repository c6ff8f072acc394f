import EarshotTesting
import SwiftUI
import Testing

@testable import Kennel

@Suite("The kennel", .timeLimit(.minutes(10)))
struct KennelTests {
  @Test("K1: a SwiftUI cell without hidden parts is read whole, in reading order")
  func atOnce() async throws {
    try await hosting(DogCardAtOnce(dog: .juno)) { screen in
      try await screen.expectTranscript(named: "DogCardAtOnce")
    }
  }

  @Test("K1: without combining, every text of the cell is a stop")
  func inPieces() async throws {
    try await hosting(DogCardInPieces(dog: .juno)) { screen in
      try await screen.expectTranscript(named: "DogCardInPieces")
    }
  }

  @Test("K6, K7: what everybody wants to know is said at once, the rest waits in More Content")
  func portions() async throws {
    try await hosting(DogCard(dog: .juno)) { screen in
      #expect(screen.heard == ["Juno, Whippet, Four years. More content available."])
      try await screen.expectTranscript(named: "DogCard")
    }
  }

  @Test("K10: the same cell on a Mac differs in order and phrases alone")
  func desktop() async throws {
    try await hosting(DogCard(dog: .juno), dialect: .macOS) { screen in
      #expect(screen.heard == ["Juno, Whippet, Four years. More content available."])
      try await screen.expectTranscript(named: "DogCard-macOS")
    }
  }

  @Test("K6: measured portions take fewer stops than pieces and fewer seconds than all at once")
  func price() async throws {
    var pieces = Tour(stops: [])
    var atOnce = Tour(stops: [])
    var portions = Tour(stops: [])
    try await hosting(DogCardInPieces(dog: .moss)) { pieces = try await $0.tour() }
    try await hosting(DogCardAtOnce(dog: .moss)) { atOnce = try await $0.tour() }
    try await hosting(DogCard(dog: .moss)) { portions = try await $0.tour() }
    #expect(pieces.stops.count == 11)
    #expect(atOnce.stops.count == 1)
    #expect(portions.stops.count == 1)
    #expect(portions.seconds < atOnce.seconds / 2)
    #expect(portions.stops.first?.moreContent.entries.count == 5)
  }

  @Test("The whole app is a heading and a stop for each dog")
  func app() async throws {
    try await hosting(KennelApp()) { screen in
      try await screen.expectTranscript(named: "KennelApp")
    }
  }
}

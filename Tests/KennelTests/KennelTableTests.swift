import EarshotTesting
import SwiftUI
import Testing
import UIKit

@testable import Kennel

@Suite("The kennel's table and list", .timeLimit(.minutes(10)))
struct KennelTableTests {
  @Test("K1: a table cell without custom content is read whole, captions and values in their order")
  func atOnce() async throws {
    try await hosting(KennelTable([.juno, .moss], rows: DogTableCell.self)) { screen in
      try await screen.expectTranscript(named: "Table-AtOnce")
    }
  }

  @Test("K2, K6: a cell that provides custom content says the age at once and keeps the rest")
  func portions() async throws {
    try await hosting(KennelTable([.juno, .moss], rows: PortionedDogTableCell.self)) { screen in
      #expect(screen.heard == ["Juno, Whippet, Four years. More content available."])
      try await screen.expectTranscript(named: "Table-Portions")
    }
  }

  @Test("K10: the same table on a Mac says the label before the value")
  func desktop() async throws {
    try await hosting(KennelTable([.juno], rows: PortionedDogTableCell.self), dialect: .macOS) { screen in
      try await screen.expectTranscript(named: "Table-Portions-macOS")
    }
  }

  @Test("K12: a table and a list of 100,000 dogs make the rows behind the first when they are wanted")
  func many() async throws {
    let dogs = Dog.many(100_000)
    try await hosting(KennelTable(dogs, rows: PortionedDogTableCell.self)) { screen in
      try await screen.voiceOver.flickRight(times: 30)
      #expect(screen.focused?.label?.string == "Juno 31, Whippet")
      try await screen.voiceOver.flickLeft()
      try await screen.voiceOver.flickRight()
      #expect(screen.focused?.label?.string == "Juno 31, Whippet")
      #expect(screen.tree.count < 60)
    }
    try await hosting(KennelList(dogs: dogs) { DogCard(dog: $0) }) { screen in
      try await screen.voiceOver.flickRight(times: 30)
      #expect(screen.focused?.label?.string == "Juno 31, Whippet")
      #expect(screen.tree.count < 60)
    }
  }
}

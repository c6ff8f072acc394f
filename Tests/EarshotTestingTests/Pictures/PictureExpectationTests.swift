import EarshotTesting
import Foundation
import SwiftUI
import Synchronization
import Testing

@Suite("Screens that are compared with pictures", .timeLimit(.minutes(10)))
@MainActor
struct PictureExpectationTests {
  /// A folder with a test file of its own, and what is stored for it.
  private struct Place {
    let folder: URL
    var test: String { folder.appending(path: "Tests/Kennel/KennelTests.swift").path }
    var picture: URL { folder.appending(path: "Tests/Pictures/KennelTests/Kennel.png") }

    init() throws {
      folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(
        at: folder.appending(path: "Tests/Pictures/KennelTests"), withIntermediateDirectories: true)
    }
  }

  private func failures(_ place: Place, _ words: String, tolerance: Double = 0.001) async throws -> [String] {
    let told = Mutex<[String]>([])
    try await hosting(Text(words).font(.largeTitle)) { screen in
      try await withKnownIssue(isIntermittent: true) {
        try await screen.expectPicture(named: "Kennel", tolerance: tolerance, filePath: place.test)
      } matching: { issue in
        told.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
        return true
      }
    }
    return told.withLock(\.self)
  }

  @Test("A picture that is not there yet is asked for")
  func missing() async throws {
    let place = try Place()
    defer { try? FileManager.default.removeItem(at: place.folder) }
    let told = try await failures(place, "Three dogs")
    #expect(told.count == 1)
    #expect(told.first?.contains("Kennel.png yet. Run once with RECORD=1 and look at what it draws.") == true)
    try Data("no picture".utf8).write(to: place.picture)
    #expect(try await failures(place, "Three dogs").first?.contains("is no picture.") == true)
  }

  @Test("The same screen passes; another one fails, tells how much differs and keeps a picture of it")
  func differing() async throws {
    let place = try Place()
    defer { try? FileManager.default.removeItem(at: place.folder) }
    try await hosting(Text("Three dogs").font(.largeTitle)) { screen in
      try await Data(screen.picture(PictureRequest(scale: 1)).png).write(to: place.picture)
    }
    #expect(try await failures(place, "Three dogs") == [])
    let told = try #require(try await failures(place, "Four cats").first)
    #expect(told.contains("Kennel.png: "))
    #expect(told.contains(" %) differ, between "))
    let path = try #require(told.split(separator: " ").last).dropLast()
    #expect(path.hasSuffix("KennelTests/Kennel.difference.png"))
    #expect(FileManager.default.fileExists(atPath: String(path)))
    #expect(try await failures(place, "Four cats", tolerance: 0.5) == [])
  }

  @Test("A picture of another size is told as that")
  func sizes() async throws {
    let place = try Place()
    defer { try? FileManager.default.removeItem(at: place.folder) }
    try await hosting(Text("Three dogs")) { screen in
      try await Data(screen.picture(PictureRequest(scale: 2)).png).write(to: place.picture)
    }
    let told = try #require(try await failures(place, "Three dogs").first)
    #expect(told.contains(" by ") && told.contains(" pixels, not "))
  }

  @Test("Beside a screen stands what is heard at each number, where that is asked for")
  func legend() async throws {
    let dogs = VStack {
      Text("Three dogs").accessibilityAddTraits(.isHeader)
      Button("Feed") {}
    }
    try await hosting(dogs) { screen in
      let request = PictureRequest(scale: 1)
      let (alone, listed) = (
        try await screen.picture(request), try await screen.picture(request, legend: true)
      )
      #expect(listed.width > alone.width + 300)
      #expect(listed.height == alone.height)
      let numbered = try await screen.picture(request, overlays: [.order])
      #expect(numbered.width == alone.width)
    }
  }
}

import EarshotTesting
import Foundation
import SwiftUI
import Testing

@Suite("What fails in a test that Swift Testing does not run", .timeLimit(.minutes(10)))
@MainActor
struct FailureTests {
  /// Runs as code of another test library does: no test of Swift Testing is the present one.
  private func elsewhere(
    _ body: @escaping @Sendable @MainActor () async throws -> Void
  ) async -> ExpectationError? {
    await Task.detached { () -> ExpectationError? in
      do {
        try await body()
        return nil
      } catch {
        return error as? ExpectationError
      }
    }.value
  }

  @Test("A transcript that differs is thrown with its file and line")
  func transcript() async {
    let line = #line + 2
    let error = await elsewhere {
      try await hosting(Counter()) { try await $0.expectTranscript("Counter: nothing") }
    }
    #expect(error?.messages.count == 1)
    #expect(
      error?.description.hasPrefix(
        "FailureTests.swift:\(line): What is heard differs from the transcript here in line 1:") == true)
  }

  @Test("A script goes on behind what is heard otherwise, and all of that is thrown at its end")
  func script() async {
    let error = await elsewhere {
      try await hosting(Counter()) { screen in
        try await screen.drive(
          """
          expect "Count, 1"
          right
          expect "Take, button"
          """)
      }
    }
    #expect(error?.messages.count == 2)
    #expect(error?.description.contains("Line 1: expect \"Count, 1\"") == true)
    #expect(error?.description.contains("Line 3: expect \"Take, button\"") == true)
  }

  @Test("A picture that is not there yet, and one that differs, are thrown with their file and line")
  func picture() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let pictures = folder.appending(path: "Tests/Pictures/KennelTests")
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    let test = folder.appending(path: "Tests/Kennel/KennelTests.swift").path
    func compared(_ words: String) async -> ExpectationError? {
      await elsewhere {
        try await hosting(Text(words).font(.largeTitle)) { screen in
          try await screen.expectPicture(named: "Kennel", filePath: test)
        }
      }
    }
    let missing = await compared("Three dogs")
    #expect(missing?.messages.count == 1)
    #expect(missing?.description.hasPrefix("FailureTests.swift:") == true)
    #expect(missing?.description.contains("Kennel.png yet. Run once with RECORD=1") == true)
    try await hosting(Text("Three dogs").font(.largeTitle)) { screen in
      try await Data(screen.picture(PictureRequest(scale: 1)).png)
        .write(to: pictures.appending(path: "Kennel.png"))
    }
    let same = await compared("Three dogs")
    #expect(same == nil)
    let other = await compared("Four cats")
    #expect(other?.messages.count == 1)
    #expect(other?.description.contains("The screen looks otherwise than ") == true)
    #expect(other?.description.contains(" %) differ, between ") == true)
  }

  @Test("What keeps people from using a screen is thrown with its file and line")
  func barriers() async {
    let line = #line + 2
    let error = await elsewhere {
      try await hosting(TwoOfAName()) { try await $0.expectNoBarriers() }
    }
    #expect(error?.messages.count == 1)
    #expect(error?.description.hasPrefix("FailureTests.swift:\(line): ") == true)
    #expect(error?.description.contains("Pay") == true)
    let none = await elsewhere {
      try await hosting(Counter()) { try await $0.expectNoBarriers() }
    }
    #expect(none == nil)
  }

  @Test("Findings of the audit are thrown with the file and line of the test")
  func audit() async {
    let line = #line + 2
    let error = await elsewhere {
      try await hosting(Closing(name: "×")) { try await $0.expectNoFindings() }
    }
    #expect(error?.messages.count == 1)
    let start = "FailureTests.swift:\(line): The audit of Closing has 1 finding:\n"
    #expect(error?.description.hasPrefix(start) == true)
    #expect(error?.description.contains("symbol-name: Not a name: the label is \"×\", a sign alone.") == true)
    let none = await elsewhere {
      try await hosting(Closing(name: "Close")) { try await $0.expectNoFindings() }
    }
    #expect(none == nil)
  }

  @Test("What holds throws nothing")
  func holding() async {
    let error = await elsewhere {
      try await hosting(Counter()) { try await $0.drive("expect \"Count, 0\"") }
    }
    #expect(error == nil)
  }
}

/// Two buttons that nobody can tell apart.
private struct TwoOfAName: View {
  var body: some View {
    VStack {
      Button("Pay") {}
      Button("Pay") {}
    }
  }
}

/// A heading and a button that fingers hit.
private struct Closing: View {
  let name: String

  var body: some View {
    VStack {
      Text("Dogs").font(.headline).accessibilityAddTraits(.isHeader)
      Button {
      } label: {
        Text(name).frame(minWidth: 60, minHeight: 60)
      }
    }
  }
}

import AccessibilityModel
import EarshotTesting
import Testing
import UniformTypeIdentifiers

@testable import SwiftUI

@MainActor
@Suite("What presented views know and do, by their types", .timeLimit(.minutes(10)))
struct PresentationTypeTests {
  @Test("A presented view closes itself, in the newer and in the older way", arguments: [false, true])
  func dismissing(isOlder: Bool) {
    let screen = Screen { Owner(isOlder: isOlder) }
    #expect(screen.labels == ["Open"])
    screen.activate("Open")
    #expect(screen.labels.first == "Close, presented")
    screen.activate("Close, presented")
    #expect(screen.labels == ["Open"])
  }

  @Test(
    "The views behind a card are reached where the app says so, up to a height",
    arguments: [
      (PresentationBackgroundInteraction.automatic, false), (.disabled, false), (.enabled, true),
      (.enabled(upThrough: .medium), true), (.enabled(upThrough: .height(10)), false),
    ])
  func backgroundInteraction(interaction: PresentationBackgroundInteraction, isReached: Bool) {
    let screen = Screen {
      Text("Behind").sheet(isPresented: .constant(true)) {
        Text("Card").presentationDetents([.medium]).presentationBackgroundInteraction(interaction)
      }
    }
    #expect(screen.labels.contains("Card"))
    #expect(screen.labels.contains("Behind") == isReached)
  }

  @Test("A document is read from a file and written to one, and knows its kind")
  func documents() throws {
    let wrapper = FileWrapper(regularFileWithContents: Data("Bailey".utf8))
    let read = FileDocumentReadConfiguration(contentType: .plainText, file: wrapper)
    let note = try Memo(configuration: read)
    #expect(note.text == "plain-text: Bailey")
    let fresh = FileDocumentWriteConfiguration(contentType: .plainText, existingFile: nil)
    #expect(try note.fileWrapper(configuration: fresh).regularFileContents == Data("plain-text: Bailey".utf8))
    let again = FileDocumentWriteConfiguration(contentType: .plainText, existingFile: wrapper)
    #expect(try note.fileWrapper(configuration: again).regularFileContents == Data("Bailey".utf8))
  }

  @Test("Proposals for a search stand in a menu and in place of the content, and are hidden there")
  func suggestions() {
    let places: SearchSuggestionsPlacement.Set = .content
    let shown = Screen { Finding(hidesProposals: nil) }
    shown.beginSearch()
    #expect(shown.labels.contains("Proposal"))
    let hidden = Screen { Finding(hidesProposals: places) }
    hidden.beginSearch()
    #expect(!hidden.labels.contains("Proposal"))
    let elsewhere: SearchSuggestionsPlacement.Set = .menu
    let kept = Screen { Finding(hidesProposals: elsewhere) }
    kept.beginSearch()
    #expect(kept.labels.contains("Proposal"))
  }

  @Test(
    "The parts of what is searched are offered at once, or once there are words",
    arguments: [
      (SearchScopeActivation.automatic, true), (.onSearchPresentation, true), (.onTextEntry, false),
    ])
  func scopes(activation: SearchScopeActivation, isAtOnce: Bool) {
    let screen = Screen { Parts(activation: activation) }
    screen.beginSearch()
    #expect(screen.labels.contains("Cats") == isAtOnce)
  }

  @Test("A view inside knows that a search goes on, and ends it")
  func endingSearch() {
    let screen = Screen { Ending() }
    #expect(screen.labels.contains("at rest"))
    screen.beginSearch()
    #expect(screen.labels.contains("End"))
    screen.activate("End")
    #expect(screen.labels.contains("at rest"))
  }

  @Test("A button renames what the views around say, and is dimmed where they say nothing")
  func renaming() {
    let log = Noted<[String]>([])
    let screen = Screen {
      RenameButton().renameAction { log.value.append("renamed") }
      Renaming()
    }
    #expect(screen.labels == ["Rename", "no name"])
    screen.activate("Rename")
    #expect(log.value == ["renamed"])
    let bare = Screen { RenameButton() }
    #expect(bare.element("Rename")?.traits.contains(.notEnabled) == true)
  }

  @Test("What scrolls is renewed by its action, which views inside call too")
  func refreshing() async throws {
    try await hosting(Renewed()) { screen in
      #expect(try screen.element(named: "Renew 0").label == "Renew 0")
      try await screen.activate("Renew 0")
      for _ in 0..<3 { try await screen.advance(by: .seconds(1)) }
      #expect(try screen.element(named: "Renew 1").label == "Renew 1")
    }
  }
}

private struct Owner: View {
  @State private var isOpen = false
  let isOlder: Bool

  init(isOlder: Bool) {
    self.isOlder = isOlder
  }

  var body: some View {
    Button("Open") { isOpen = true }
      .sheet(isPresented: $isOpen) {
        if isOlder { OlderCard() } else { Card() }
      }
  }
}

private struct Card: View {
  @Environment(\.dismiss) private var dismiss: DismissAction
  @Environment(\.isPresented) private var isPresented

  var body: some View { Button("Close, \(isPresented ? "presented" : "alone")") { dismiss() } }
}

private struct OlderCard: View {
  @Environment(\.presentationMode) private var mode: Binding<PresentationMode>

  var body: some View {
    Button("Close, \(mode.wrappedValue.isPresented ? "presented" : "alone")") { mode.wrappedValue.dismiss() }
  }
}

private struct Memo: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  let text: String

  init(configuration: FileDocumentReadConfiguration) throws {
    let words = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    text = "\(configuration.contentType == .plainText ? "plain-text" : "other"): \(words)"
  }

  func fileWrapper(configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
    configuration.existingFile ?? FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct Finding: View {
  @State private var words = ""
  let hidesProposals: SearchSuggestionsPlacement.Set?

  init(hidesProposals: SearchSuggestionsPlacement.Set?) {
    self.hidesProposals = hidesProposals
  }

  var body: some View {
    NavigationStack {
      if let hidesProposals {
        searched.searchSuggestions(.hidden, for: hidesProposals)
      } else {
        searched
      }
    }
  }

  private var searched: some View {
    Text("Content").searchable(text: $words)
      .searchSuggestions { Text("Proposal").searchCompletion("Bailey") }
  }
}

private struct Parts: View {
  @State private var words = ""
  @State private var part = "Dogs"
  let activation: SearchScopeActivation

  init(activation: SearchScopeActivation) {
    self.activation = activation
  }

  var body: some View {
    NavigationStack {
      Text("Content").searchable(text: $words)
        .searchScopes($part, activation: activation) {
          Text("Dogs").tag("Dogs")
          Text("Cats").tag("Cats")
        }
    }
  }
}

private struct Ending: View {
  @State private var words = ""

  var body: some View {
    NavigationStack { End().searchable(text: $words) }
  }
}

private struct End: View {
  @Environment(\.dismissSearch) private var dismissSearch: DismissSearchAction
  @Environment(\.isSearching) private var isSearching

  var body: some View {
    if isSearching {
      Button("End") { dismissSearch() }
    } else {
      Text("at rest")
    }
  }
}

private struct Renaming: View {
  @Environment(\.rename) private var rename: RenameAction?

  var body: some View { Text(rename == nil ? "no name" : "a name") }
}

private struct Renewed: View {
  @State private var count = 0

  var body: some View {
    Renewing(count: count).refreshable { await MainActor.run { count += 1 } }
  }
}

private struct Renewing: View {
  @Environment(\.refresh) private var refresh: RefreshAction?
  let count: Int

  init(count: Int) {
    self.count = count
  }

  var body: some View {
    Button("Renew \(count)") {
      Task { await refresh?() }
    }
  }
}

import EarshotTesting
import MapKit
import SwiftUI
import Testing

@MainActor
@Suite("Searching for places while words are typed", .timeLimit(.minutes(10)))
struct LocalSearchTests {
  @Test("Typed words are searched for, and a phone without a network says that it has none")
  func completer() async throws {
    try await hosting(Search()) { screen in
      #expect(screen.heard == ["idle"])
      try await screen.activate("Search")
      #expect(try screen.element(named: "no network, 0 found").label == "no network, 0 found")
    }
  }

  @Test("A search that is ended, or has no words, tells nothing")
  func cancelled() async throws {
    let hearer = Hearer()
    try await hosting(Text("Map")) { screen in
      let completer = MKLocalSearchCompleter()
      completer.delegate = hearer
      completer.queryFragment = "Par"
      #expect(completer.isSearching)
      completer.cancel()
      #expect(!completer.isSearching)
      completer.queryFragment = ""
      try await screen.advance(by: .seconds(1))
      #expect(hearer.errors == 0)
      completer.queryFragment = "Paris"
      try await screen.advance(by: .seconds(1))
      #expect(hearer.errors == 1)
    }
  }

  @Test("A request for a completion has its words")
  func request() {
    #expect(MKLocalSearch.Request(naturalLanguageQuery: "Paris").naturalLanguageQuery == "Paris")
  }
}

@MainActor
private final class Hearer: NSObject, MKLocalSearchCompleterDelegate {
  private(set) var errors = 0

  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) { errors += 1 }
}

@MainActor
private final class SearchModel: NSObject, ObservableObject, MKLocalSearchCompleterDelegate {
  @Published var state = "idle"
  private let completer = MKLocalSearchCompleter()

  func search() {
    completer.delegate = self
    completer.queryFragment = "Paris"
  }

  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {
    state =
      (error as? URLError)?.code == .notConnectedToInternet
      ? "no network, \(completer.results.count) found" : ""
  }
}

private struct Search: View {
  @StateObject private var model = SearchModel()

  var body: some View {
    Text(model.state)
    Button("Search") { model.search() }
  }
}

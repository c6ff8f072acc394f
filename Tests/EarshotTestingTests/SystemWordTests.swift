import EarshotTesting
import Foundation
import SwiftUI
import Testing

/// A screen with an alert, and with what the system names by itself.
private struct Kennel: View {
  @State private var isAsking = false

  var body: some View {
    VStack {
      Button("Delete") { isAsking = true }
      ProgressView()
    }
    .alert("Delete the dog?", isPresented: $isAsking) {
      Button("Yes", role: .destructive) {}
      Button(role: .cancel) {
      } label: {
        Text("No")
      }
    }
  }
}

/// Pages that are turned.
private struct Album: View {
  var body: some View {
    TabView {
      Text("One")
      Text("Two")
      Text("Three")
    }
    .tabViewStyle(.page)
  }
}

/// Rows that are being moved.
private struct Moving: View {
  var body: some View {
    NavigationStack {
      List {
        ForEach(["Bailey", "Rex"], id: \.self) { Text($0) }.onMove { _, _ in }
      }
      .toolbar { EditButton() }
      .environment(\.editMode, .constant(.active))
    }
  }
}

/// A question with nothing but the way out that the system gives.
private struct Asking: View {
  @State private var isAsking = false

  var body: some View {
    Button("Ask") { isAsking = true }
      .confirmationDialog("Delete the dog?", isPresented: $isAsking) {
        Button("Delete", role: .destructive) {}
      }
  }
}

/// A date and a card.
private struct Booking: View {
  @State private var isOpen = false
  @State private var day = Date(timeIntervalSince1970: 1_000_000_000)

  var body: some View {
    VStack {
      DatePicker("Day", selection: $day, displayedComponents: .date).labelsHidden()
      Button("Open") { isOpen = true }
    }
    .sheet(isPresented: $isOpen) { Text("Rates") }
  }
}

/// A button that has a menu beside what it does.
private struct Sorting: View {
  var body: some View {
    Menu("Sort") {
      Button("Age") {}
    } primaryAction: {
    }
  }
}

@MainActor
@Suite("The system's words in the person's language", .timeLimit(.minutes(10)))
struct SystemWordTests {
  private func labels(of screen: EarshotTesting.Screen) -> [String] {
    screen.tree.stops.compactMap { screen.tree[$0]?.label?.string }
  }

  private func dialect(_ language: String) -> Dialect {
    var dialect = Dialect.iOS
    dialect.language = language
    return dialect
  }

  @Test(
    "Z17, 10.24: an alert and progress are told in the language VoiceOver speaks",
    arguments: [
      ("en", "Delete the dog?, alert", "In progress"), ("de", "Delete the dog?, Hinweis", "In Bearbeitung"),
      ("fr", "Delete the dog?, alerte", "En cours"), ("pl", "Delete the dog?, alert", "W toku"),
      ("pt", "Delete the dog?, alerta", "Em andamento"), ("ja", "Delete the dog?, 警告", "処理中"),
      ("ar", "Delete the dog?, تنبيه", "قيد التقدم"),
      ("ru", "Delete the dog?, предупреждение", "Выполняется"),
      ("zh-Hant", "Delete the dog?, 提示", "進行中"), ("he", "Delete the dog?, התראה", "מתבצע"),
    ])
  func alert(language: String, title: String, progress: String) async throws {
    try await hosting(Kennel(), dialect: dialect(language)) { screen in
      try await screen.voiceOver.flickRight()
      #expect(screen.lastHeard == [progress])
      try await screen.activate("Delete")
      #expect(screen.lastHeard.contains(title))
    }
  }

  @Test(
    "Z17: turning pages is told in the language VoiceOver speaks",
    arguments: [
      ("en", "Page 2 of 3"), ("de", "Seite 2 von 3"), ("ja", "3ページ中2ページ目"), ("tr", "Sayfa 2 / 3"),
      ("ko", "3페이지 중 2페이지"), ("cs", "Stránka 2 z 3"), ("hi", "3 में से पृष्ठ 2"),
    ])
  func pages(language: String, words: String) async throws {
    try await hosting(Album(), dialect: dialect(language)) { screen in
      try await screen.voiceOver.send(.gesture(.threeFingerFlickLeft))
      #expect(screen.lastHeard.contains(words))
    }
  }

  @Test(
    "The system's words in a language that nobody reviewed rest on the rule for it, the app's words do not")
  func counted() async throws {
    for (language, rules) in [("en", []), ("de", ["phrases.de"]), ("ja", ["phrases.ja"])] {
      try await hosting(Kennel(), dialect: dialect(language)) { screen in
        let stops = screen.tree.stops.compactMap { screen.tree[$0] }
        #expect(
          stops.map { $0.rules.map(\.name).filter { $0.hasPrefix("phrases.") } } == [[], rules],
          "\(stops.map(\.rules))")
      }
    }
  }

  @Test(
    "Z17: how rows are moved is told in the language VoiceOver speaks, and Done and Cancel in the app's",
    arguments: [
      ("en", "draggable", "Done", "Cancel"), ("de", "bewegbar", "Fertig", "Abbrechen"),
      ("ja", "ドラッグ可能", "完了", "キャンセル"),
    ])
  func moving(language: String, hint: String, done: String, cancel: String) async throws {
    let environment = LaunchOptions(locale: language)
    try await hosting(Moving(), dialect: dialect(language), environment: environment) { screen in
      let hints = screen.tree.stops.compactMap { screen.tree[$0] }.compactMap { $0.hint?.string }
      #expect(hints.contains { $0.hasPrefix(hint) }, "\(hints)")
      #expect(labels(of: screen).contains(done), "\(labels(of: screen))")
    }
    try await hosting(Asking(), dialect: dialect(language), environment: environment) { screen in
      try await screen.activate("Ask")
      #expect(labels(of: screen).contains(cancel), "\(labels(of: screen))")
    }
  }

  @Test(
    "Z17: what a date picker is and how a sheet is left is told in the language VoiceOver speaks",
    arguments: [
      ("en", "Date Picker", "Double tap to dismiss pop-up window"),
      ("de", "Datumsauswahl", "Zum Schließen des Einblendfensters doppeltippen"),
      ("ja", "日付ピッカー", "ダブルタップしてポップアップウインドウを閉じる"),
    ])
  func opening(language: String, picker: String, dismiss: String) async throws {
    try await hosting(Booking(), dialect: dialect(language)) { screen in
      #expect(labels(of: screen).contains(picker), "\(labels(of: screen))")
      try await screen.activate("Open")
      #expect(labels(of: screen).contains(dismiss), "\(labels(of: screen))")
    }
  }

  @Test(
    "Z17: the way into a menu and the way out of it are heard in the language VoiceOver speaks",
    arguments: [
      ("en", "Show menu", "Age, button", "Dismiss context menu, button"),
      ("de", "Menü einblenden", "Age, Taste", "Kontextmenü schließen, Taste"),
      ("fr", "Afficher le menu", "Age, bouton", "Fermer le menu contextuel, bouton"),
    ])
  func menu(language: String, opening: String, entry: String, dismiss: String) async throws {
    try await hosting(Sorting(), dialect: dialect(language)) { screen in
      try await screen.drive("down")
      #expect(screen.lastHeard == [opening])
      try await screen.voiceOver.doubleTap()
      #expect(screen.lastHeard.last == entry)
      try await screen.voiceOver.flickRight()
      #expect(screen.lastHeard == [dismiss])
    }
  }

  @Test("Z17: buttons of the system's are in the app's language, whatever VoiceOver speaks")
  func buttons() async throws {
    let german = LaunchOptions(locale: "de-AT")
    try await hosting(EditButton(), dialect: dialect("fr"), environment: german) { screen in
      #expect(screen.heard == ["Bearbeiten, bouton"])
    }
    try await hosting(EditButton(), dialect: dialect("de")) { screen in
      #expect(screen.heard == ["Edit, Taste"])
    }
  }

  @Test("Z17: what was not found is told in the app's language, with the app's words in their place")
  func results() async throws {
    let view = ContentUnavailableView.search(text: "Bello")
    for (locale, words) in [
      ("en-US", "No Results for “Bello”"), ("de", "Keine Ergebnisse für „Bello“"),
      ("ja", "“Bello”の検索結果はありません"),
    ] {
      try await hosting(view, environment: LaunchOptions(locale: locale)) { screen in
        #expect(screen.tree.stops.contains { screen.tree[$0]?.label?.string.contains(words) == true })
      }
    }
  }
}

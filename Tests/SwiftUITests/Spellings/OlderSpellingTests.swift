import AccessibilityModel
import Testing

@testable import SwiftUI

@MainActor
@Suite("Spellings that older app code uses")
struct OlderSpellingTests {
  @Test("A link with words leads to the views of a closure while a value is true")
  func activeLink() {
    let screen = Screen { Kennels() }
    #expect(screen.labels == ["Kennels", "Bailey", "Rex", "Open Rex"])
    screen.activate("Bailey")
    #expect(screen.labels == ["Kennels", "About Bailey"])
    screen.activate("Kennels")
    screen.activate("Open Rex")
    #expect(screen.labels == ["Kennels", "About Rex"])
  }

  @Test("A scene is told a value that changed")
  func sceneChange() {
    let app = Screen { AppView(app: Counting()) }
    app.activate("Count 0, told 0")
    #expect(app.labels == ["Count 1, told 1"])
  }

  @Test("A field for a value that a formatter writes tells that writing ended")
  func formattedField() throws {
    let screen = Screen { Ages() }
    let id = try #require(screen.element("Age")?.id)
    #expect(screen.element("Age")?.value == "3")
    screen.activate("Age")
    screen.request(.edit(id, .insert("4")))
    screen.request(.edit(id, .insert("\n")))
    #expect(screen.labels == ["Age", "34 years, told"])
  }

  @Test("A moment is written by a formatter, alone and inside words")
  func formattedMoments() {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_GB")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "d MMMM yyyy"
    let moment = Date(timeIntervalSince1970: 86_400)
    let screen = Screen {
      Text(moment, formatter: formatter)
      Text("Born on \(moment, formatter: formatter)")
    }
    #expect(screen.labels == ["2 January 1970", "Born on 2 January 1970"])
  }

  @Test("A progress view in a colour says what it says without one")
  func tintedProgress() {
    let screen = Screen {
      ProgressView("Walk", value: 0.4).progressViewStyle(LinearProgressViewStyle(tint: .red))
      ProgressView("Nap", value: 0.4).progressViewStyle(CircularProgressViewStyle(tint: .red))
    }
    #expect(screen.labels == ["Walk", "Nap"])
    #expect(screen.element("Walk")?.value == "40%")
    #expect(screen.element("Nap")?.value == "40%")
  }

  @Test("Colours that are set for a part of the screen are those its views know")
  func colorScheme() {
    let screen = Screen {
      Light()
      Light().colorScheme(.dark)
    }
    #expect(screen.labels == ["light", "dark"])
  }
}

private struct Kennels: View {
  @State private var isOpen = false
  @State private var chosen: String?

  var body: some View {
    NavigationView {
      VStack {
        NavigationLink("Bailey", isActive: $isOpen) { Text("About Bailey") }
        NavigationLink("Rex", tag: "Rex", selection: $chosen) { Text("About Rex") }
        Button("Open Rex") { chosen = "Rex" }
      }
      .navigationBarTitle("Kennels")
    }
    .navigationViewStyle(DoubleColumnNavigationViewStyle())
  }
}

private struct Counting: App {
  @State private var count = 0
  @State private var told = 0

  var body: some Scene {
    WindowGroup {
      Button("Count \(count), told \(told)") { count += 1 }
    }
    .onChange(of: count) { new in told = new }
  }
}

private struct Ages: View {
  @State private var age = 3
  @State private var isTold = false

  var body: some View {
    TextField("Age", value: $age, formatter: NumberFormatter(), onCommit: { isTold = true })
      .accessibilityLabel("Age")
    Text("\(age) years\(isTold ? ", told" : "")")
  }
}

private struct Light: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Text(scheme == .dark ? "dark" : "light")
  }
}

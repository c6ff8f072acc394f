import Drawing
import SwiftUI
import Testing
import TreeFormat

@MainActor
@Suite("How screens are drawn")
struct DrawnScreenTests {
  @Test("L8: a list lies on its ground, with fields, lines, marks and headings", arguments: [false, true])
  func list(isDark: Bool) throws {
    let screen = Screen(isDark ? .dark : LaunchOptions()) { Rows() }
    try Drawn.compare(screen.drawnLines, isDark ? "List in the dark" : "List")
  }

  @Test("L8: rows of a plain list have lines and no fields")
  func plain() throws {
    let screen = Screen {
      List {
        Text("One")
        Text("Two").listRowSeparator(.hidden)
        Text("Three").listRowBackground(Color.yellow)
      }
      .listStyle(.plain)
    }
    try Drawn.compare(screen.drawnLines, "Plain list")
  }

  @Test("L8: a bar has its title, the way back and its buttons")
  func bars() throws {
    let screen = Screen {
      NavigationStack {
        NavigationLink("Open") {
          Text("Inside").navigationTitle("Detail").navigationBarTitleDisplayMode(.inline)
            .toolbar { Button("Edit") {} }
        }
        .navigationTitle("Home")
      }
    }
    try Drawn.compare(screen.drawnLines, "Large title")
    screen.activate("Open")
    try Drawn.compare(screen.drawnLines, "Pushed screen")
  }

  @Test("L8: tabs are a symbol above a title, the chosen one in the colour of what can be tapped")
  func tabs() throws {
    let screen = Screen {
      TabView {
        Text("Now").tabItem { Label("Home", systemImage: "house") }
        Text("Then").tabItem { Label("Saved", systemImage: "star") }.badge(3)
      }
    }
    try Drawn.compare(screen.drawnLines, "Tabs")
  }

  @Test("L8: a sheet and an alert lie above a ground that is darker")
  func presentations() throws {
    let sheet = Screen {
      Text("Below").sheet(isPresented: .constant(true)) {
        Text("Sheet").presentationDetents([.medium, .large])
      }
    }
    try Drawn.compare(sheet.drawnLines, "Sheet")
    let alert = Screen {
      Text("Below").alert("Sure?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      }
    }
    try Drawn.compare(alert.drawnLines, "Alert")
    let menu = Screen { Menu("Sort") { Button("By name") {} } }
    menu.activate("Sort")
    try Drawn.compare(menu.drawnLines, "Menu")
  }
}

private struct Rows: View {
  var body: some View {
    NavigationStack {
      List {
        Section("Network") {
          Toggle("Wi-Fi", isOn: .constant(true))
          NavigationLink("Bluetooth") { Text("Devices") }
          Label("VPN", systemImage: "lock")
        }
        Section {
          Button("Sign out", role: .destructive) {}
          Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }
        } footer: {
          Text("Nothing is lost.")
        }
      }
      .navigationTitle("Settings")
    }
  }
}

import EarshotTesting
import SwiftUI
import Testing
import UIKit

/// Two tabs, of which one has a long list with details; a menu, a sheet and an alert.
private struct Kennel: View {
  @State private var asks = false
  @State private var adds = false

  var body: some View {
    TabView {
      Tab("Dogs", systemImage: "dog") {
        NavigationStack {
          List(1..<40) { number in
            NavigationLink("Dog \(number)") {
              Text("It came in May.").navigationTitle("Details")
            }
          }
          .navigationTitle("Dogs")
          .toolbar {
            Menu("Sort", systemImage: "arrow.up.arrow.down") {
              Button("By name") {}
              Button("By age", role: .destructive) {}
            }
            Button("New", systemImage: "plus") { adds = true }
          }
          .sheet(isPresented: $adds) {
            NavigationStack {
              Form { Button("Save") { adds = false } }.navigationTitle("New dog")
            }
          }
        }
      }
      Tab("Settings", systemImage: "gear") {
        NavigationStack {
          Form { Button("Reset") { asks = true } }
            .navigationTitle("Settings")
            .alert("Delete everything?", isPresented: $asks) {
              Button("Delete", role: .destructive) {}
              Button("Cancel", role: .cancel) {}
            }
        }
      }
    }
  }
}

/// Asks by an alert or by choices at the lower edge.
private final class Asking: UIViewController {
  private let style: UIAlertController.Style

  init(_ style: UIAlertController.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Share") { [weak self] _ in self?.ask() })
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.frame = CGRect(x: 20, y: 200, width: 200, height: 60)
    view.addSubview(button)
  }

  private func ask() {
    let alert = UIAlertController(title: "Share it?", message: "With everybody.", preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Copy", style: .default))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    present(alert, animated: false)
  }
}

/// What the system draws and decides is no fault of an app.
@Suite("Bars, menus, sheets and alerts of the system are never findings", .timeLimit(.minutes(10)))
@MainActor
struct SystemAuditTests {
  private func rules(_ body: @MainActor (Screen) async throws -> Void) async throws -> [String] {
    var found: [String] = []
    try await hosting(Kennel()) { screen in
      try await body(screen)
      found = try await screen.audit().map { "\($0.rule): \($0.message)" }
    }
    return found
  }

  @Test("8.1: rows that lie beneath a bar of tabs overlap nothing")
  func bar() async throws {
    #expect(try await rules { _ in } == [])
  }

  @Test("8.1: the entries of an open menu are as high as their rows, in the system's colours")
  func menu() async throws {
    #expect(try await rules { try await $0.activate("Sort") } == [])
  }

  @Test("8.3: a screen that is pushed has the title of its bar, and its way back no second name")
  func push() async throws {
    #expect(try await rules { try await $0.activate("Dog 1") } == [])
  }

  @Test("1.11: after a pop and after a sheet nobody is blamed for where the system puts the cursor")
  func wayBack() async throws {
    let popped = try await rules {
      try await $0.activate("Dog 1")
      try await $0.activate("Dogs", number: 1)
    }
    #expect(popped == [])
    let dismissed = try await rules {
      try await $0.activate("New")
      try await $0.activate("Save")
    }
    #expect(dismissed == [])
  }

  @Test("8.3: an alert of SwiftUI needs no heading, and its red is the system's")
  func alert() async throws {
    let found = try await rules {
      try await $0.activate("Settings")
      try await $0.activate("Reset")
    }
    #expect(found == [])
  }

  @Test(
    "8.1: alerts and choices of UIKit have letters and colours of the system",
    arguments: [UIAlertController.Style.alert, .actionSheet])
  func controllers(style: UIAlertController.Style) async throws {
    try await hosting(Asking(style)) { screen in
      try await screen.activate("Share")
      let found = try await screen.audit().map { "\($0.rule): \($0.message)" }
      #expect(found == [])
    }
  }
}

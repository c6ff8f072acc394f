import EarshotTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("The color scheme that views prefer", .timeLimit(.minutes(10)))
struct PreferredColorSchemeTests {
  @Test("L8: what one view prefers holds for the whole window, and ends with it")
  func window() async throws {
    try await hosting(Evening()) { screen in
      _ = try screen.element(named: "Porch, light")
      try await screen.activate("Lamp")
      _ = try screen.element(named: "Porch, dark")
      _ = try screen.element(named: "Lamp, dark")
      #expect(UIApplication.shared.windows.first?.traitCollection.userInterfaceStyle == .dark)
      try await screen.activate("Lamp")
      _ = try screen.element(named: "Porch, light")
      #expect(UIApplication.shared.windows.first?.traitCollection.userInterfaceStyle == .light)
    }
  }

  @Test("L8: a sheet has a color scheme of its own")
  func sheet() async throws {
    try await hosting(Evening()) { screen in
      try await screen.activate("Garden")
      _ = try screen.element(named: "Shed, dark")
      try await screen.escape()
      _ = try screen.element(named: "Porch, light")
    }
  }

  @Test("L8: a controller that is presented has a color scheme of its own")
  func presented() async throws {
    let controller = UIViewController()
    let button = UIButton(configuration: .plain())
    button.setTitle("Open", for: .normal)
    button.addAction(
      UIAction { _ in
        let shed = UIHostingController(rootView: Place("Shed").preferredColorScheme(.dark))
        controller.present(shed, animated: false)
      }, for: .touchUpInside)
    controller.view.addSubview(button)
    button.frame = CGRect(x: 0, y: 100, width: 200, height: 44)
    try await hosting(controller) { screen in
      try await screen.activate("Open")
      _ = try screen.element(named: "Shed, dark")
      #expect(controller.traitCollection.userInterfaceStyle == .light)
    }
  }

  @Test("L8: the status bar goes where a view takes it away", arguments: [true, false])
  func statusBar(isHidden: Bool) async throws {
    try await hosting(Place("Porch").preferredColorScheme(.dark).statusBarHidden(isHidden)) { _ in
      let window = try #require(UIApplication.shared.windows.first)
      #expect(window.rootViewController?.prefersStatusBarHidden == isHidden)
      #expect(window.traitCollection.userInterfaceStyle == .dark)
    }
  }
}

/// Names a place and the color scheme in which it is shown.
private struct Place: View {
  @Environment(\.colorScheme) private var colorScheme
  let name: String

  init(_ name: String) { self.name = name }

  var body: some View { Text("\(name), \(colorScheme == .dark ? "dark" : "light")") }
}

private struct Evening: View {
  @State private var isDark = false
  @State private var showsGarden = false

  var body: some View {
    VStack {
      Place("Porch")
      Place("Lamp").preferredColorScheme(isDark ? .dark : nil)
      Button("Lamp") { isDark.toggle() }
      Button("Garden") { showsGarden = true }
    }
    .sheet(isPresented: $showsGarden) { Place("Shed").preferredColorScheme(.dark) }
  }
}

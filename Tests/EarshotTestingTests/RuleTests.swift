import EarshotTesting
import SwiftUI
import Testing
import UIKit

@Suite("A screen under another choice for an uncertain rule", .timeLimit(.minutes(10)))
@MainActor
struct RuleTests {
  private struct Guests: View {
    @State private var count = 2

    var body: some View { Stepper("Guests: \(count)", value: $count) }
  }

  private struct Helping: View {
    @State private var isOpen = false

    var body: some View {
      VStack {
        Text("Three dogs")
        Button("Help") { isOpen = true }
      }
      .sheet(isPresented: $isOpen) { Text("Feed the dogs") }
    }
  }

  @Test("A rule of the app's side decides what a view is")
  func view() async throws {
    try await hosting(Guests()) { screen in
      #expect(screen.tree.stops.count { _ in true } == 1)
    }
    try await hosting(Guests(), rules: ["control.stepper": "buttons"]) { screen in
      #expect(screen.heard == ["Guests: 2"])
      try await screen.voiceOver.flickRight()
      #expect(screen.lastHeard == ["Decrement, button"])
    }
  }

  @Test("1.9: a list that is scrolled tells its rows or its page, and its status rests on that rule")
  func scrollStatus() async throws {
    let dogs = List(0..<100, id: \.self) { Text("Dog \($0)") }
    try await hosting(dogs) { screen in
      try await screen.voiceOver.send(.gesture(.threeFingerFlickUp))
      #expect(
        screen.lastHeard.contains { $0.hasPrefix("Rows ") && $0.hasSuffix(" of 100") }, "\(screen.lastHeard)")
      let cursor = try #require(screen.focused?.id)
      let rules = screen.tree.ancestors(of: cursor).flatMap { screen.tree.rules(of: $0) }
      #expect(rules.map(\.name) == ["scroll.status"])
    }
    try await hosting(dogs, rules: ["scroll.status": "pages"]) { screen in
      try await screen.voiceOver.send(.gesture(.threeFingerFlickUp))
      #expect(screen.lastHeard.contains { $0.hasPrefix("Page 2 of ") }, "\(screen.lastHeard)")
    }
  }

  @Test("Where the cursor goes behind a sheet that was left rests on a rule")
  func dismissal() async throws {
    for (choice, heard) in [("first", "Three dogs"), ("returned", "Help, button")] {
      let rules = RuleChoices(["presentation.focusAfterViews": choice])
      try await hosting(Helping(), rules: rules) { screen in
        try await screen.activate("Help")
        try await screen.escape()
        #expect(screen.lastHeard.last == heard)
        let cursor = try #require(screen.focused?.id)
        let counted = screen.tree.rules(of: cursor).map { [$0.name, $0.choice] }
        #expect(counted == [["presentation.focusAfterViews", choice]])
      }
    }
  }

  @Test("3.2 contextMenu: the entries of a held menu are actions, or found by the long press alone")
  func contextMenu() async throws {
    let dog = Text("Bailey").contextMenu { Button("Feed") {} }
    try await hosting(dog) { screen in
      #expect(screen.heard == ["Bailey. Actions available."])
    }
    try await hosting(dog, rules: ["contextMenu.entries": "long press"]) { screen in
      #expect(screen.heard == ["Bailey"])
      try await screen.voiceOver.send(.gesture(.tripleTap))
      #expect(screen.lastHeard.last == "Feed, button")
    }
    let held = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    held.isAccessibilityElement = true
    held.accessibilityLabel = "Bailey"
    let delegate = FeedingMenu()
    held.addInteraction(UIContextMenuInteraction(delegate: delegate))
    try await hosting(held) { screen in
      #expect(screen.focused?.rules.map(\.name) == ["contextMenu.entries"])
      #expect(screen.heard == ["Bailey. Actions available."])
    }
    try await hosting(held, rules: ["contextMenu.entries": "long press"]) { screen in
      #expect(screen.heard == ["Bailey"])
    }
  }

  @Test("A rule of VoiceOver's decides what is heard")
  func speech() async throws {
    let chosen = Text("Kennel").accessibilityAddTraits(.isSelected)
    try await hosting(chosen) { screen in
      #expect(screen.heard == ["Selected, Kennel"])
    }
    try await hosting(chosen, rules: ["selected.place": "after the label and value"]) { screen in
      #expect(screen.heard == ["Kennel, selected"])
    }
  }

  @Test("A rule that is not known is told with the nearest name before the screen is shown")
  func unknown() async throws {
    let error = await #expect(throws: SettingsError.self) {
      try await hosting(Guests(), rules: ["control.steper": "buttons"]) { _ in
        Issue.record("the screen was shown")
      }
    }
    #expect(error?.description == "No rule \"control.steper\". Nearest: control.stepper.")
  }
}

/// A menu with one entry.
private final class FeedingMenu: NSObject, UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Feed") { _ in }]) })
  }
}

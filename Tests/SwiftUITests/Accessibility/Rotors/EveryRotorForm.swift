import SwiftUI

/// Every form of the modifiers for rotors and of their newer kin: what compiles here, compiles in an app.
struct EveryRotorForm: View {
  private struct Model: Identifiable {
    let id: Int
    let name: String
  }

  @Namespace private var space
  @State private var isActive = false
  private let text = Text("text")
  private let string = "string"
  private let models = [Model(id: 1, name: "one")]
  private let ranges: [Range<String.Index>] = []

  var body: some View {
    VStack {
      named
      strings
      system
      entries
      others
      gestures
    }
  }

  @ViewBuilder private var named: some View {
    text.accessibilityRotor(text) { AccessibilityRotorEntry("one", id: 1) }
    text.accessibilityRotor(text, entries: models, entryLabel: \.name)
    text.accessibilityRotor(text, entries: models, entryID: \.id, entryLabel: \.name)
    text.accessibilityRotor(text, textRanges: ranges)
    text.accessibilityRotor("key") { AccessibilityRotorEntry("one", id: 1) }
    text.accessibilityRotor("key", entries: models, entryLabel: \.name)
    text.accessibilityRotor("key", entries: models, entryID: \.id, entryLabel: \.name)
    text.accessibilityRotor("key", textRanges: ranges)
  }

  @ViewBuilder private var strings: some View {
    text.accessibilityRotor(string) { AccessibilityRotorEntry("one", id: 1) }
    text.accessibilityRotor(string, entries: models, entryLabel: \.name)
    text.accessibilityRotor(string, entries: models, entryID: \.id, entryLabel: \.name)
    text.accessibilityRotor(string, textRanges: ranges)
  }

  @ViewBuilder private var system: some View {
    text.accessibilityRotor(.headings(level: .h2)) { AccessibilityRotorEntry("one", id: 1) }
    text.accessibilityRotor(.links(visited: true), entries: models, entryLabel: \.name)
    text.accessibilityRotor(.images, entries: models, entryID: \.id, entryLabel: \.name)
    text.accessibilityRotor(.misspelledWords, textRanges: ranges)
  }

  @ViewBuilder private var entries: some View {
    text.accessibilityRotor("entries") {
      AccessibilityRotorEntry(text, id: 1) {}
      AccessibilityRotorEntry(string, id: 1, textRange: nil)
      AccessibilityRotorEntry(id: 1, in: space)
      AccessibilityRotorEntry("key", id: 1, in: space, prepare: {})
      AccessibilityRotorEntry(string, id: 1, in: space)
      ForEach(models) { AccessibilityRotorEntry($0.name, id: $0.id) }
      ForEach(models, id: \.name) { AccessibilityRotorEntry($0.name, id: $0.id) }
      if isActive { AccessibilityRotorEntry("yes", id: 1) } else { AccessibilityRotorEntry("no", id: 2) }
    }
    text.accessibilityRotorEntry(id: 1, in: space)
  }

  @ViewBuilder private var others: some View {
    text.accessibilityScrollStatus(text).accessibilityScrollStatus("key", isEnabled: isActive)
    text.accessibilityScrollStatus(string)
    text.accessibilityLinkedGroup(id: 1, in: space).accessibilityIgnoresInvertColors()
    text.accessibilityQuickAction(style: .prompt) { Button("key") {} }
    text.accessibilityQuickAction(style: .outline, isActive: $isActive) { Button("key") {} }
    text.accessibilityDirectTouch(isActive, options: [.silentOnTouch, .requiresActivation])
    text.speechAnnouncementsQueued() + text
  }

  @ViewBuilder private var gestures: some View {
    text.onTapGesture(count: 2) {}.onTapGesture(coordinateSpace: .global) { _ in }
    text.onLongPressGesture {}.onLongPressGesture(minimumDuration: 1, maximumDistance: 3) {}
    text.gesture(TapGesture(), including: .subviews).gesture(DragGesture(), isEnabled: isActive)
    text.onHover { _ in }.onContinuousHover { _ in }.hoverEffect(.lift)
    text.focusable(interactions: .edit).focusSection().focusEffectDisabled()
  }
}

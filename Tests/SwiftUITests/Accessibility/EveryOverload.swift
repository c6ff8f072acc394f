import Accessibility
import SwiftUI

/// Every modifier in every form, each for its own line: what compiles here, compiles in an app.
struct EveryOverload: View {
  let text = Text("text")
  let string = "string"
  let isOn = true

  var body: some View {
    VStack {
      names
      values
      hints
      inputLabels
      traits
      actions
      customContent
      element
      speech
    }
  }

  @ViewBuilder private var names: some View {
    Color.red.accessibilityLabel(text).accessibilityLabel(text, isEnabled: isOn)
    Color.red.accessibilityLabel("key").accessibilityLabel("key", isEnabled: isOn)
    Color.red.accessibilityLabel(string).accessibilityLabel(string, isEnabled: isOn)
    Color.red.accessibilityLabel("key \(string)").accessibilityLabel(content: { label in label })
    text.accessibilityLabel(text).accessibilityLabel("key").accessibilityLabel(string) + text
  }

  @ViewBuilder private var values: some View {
    text.accessibilityValue(text).accessibilityValue(text, isEnabled: isOn)
    text.accessibilityValue("key").accessibilityValue("key", isEnabled: isOn)
    text.accessibilityValue(string).accessibilityValue(string, isEnabled: isOn)
  }

  @ViewBuilder private var hints: some View {
    text.accessibilityHint(text).accessibilityHint(text, isEnabled: isOn)
    text.accessibilityHint("key").accessibilityHint("key", isEnabled: isOn)
    text.accessibilityHint(string).accessibilityHint(string, isEnabled: isOn)
  }

  @ViewBuilder private var inputLabels: some View {
    text.accessibilityInputLabels([text]).accessibilityInputLabels([text], isEnabled: isOn)
    text.accessibilityInputLabels(["key"]).accessibilityInputLabels(["key"], isEnabled: isOn)
    text.accessibilityInputLabels([string]).accessibilityInputLabels([string], isEnabled: isOn)
  }

  @ViewBuilder private var traits: some View {
    text.accessibilityAddTraits(.isHeader).accessibilityAddTraits([.isHeader, .isSelected])
    text.accessibilityRemoveTraits(.isHeader).accessibilityRemoveTraits([])
    Color.red.accessibilityHeading(.h1)
    text.accessibilityHeading(.unspecified) + text
  }

  @ViewBuilder private var actions: some View {
    text.accessibilityAction {}.accessibilityAction(.default) {}.accessibilityAction(.escape, {})
    text.accessibilityAction(.magicTap) {}.accessibilityAction(AccessibilityActionKind(named: text)) {}
    text.accessibilityAction(named: text) {}.accessibilityAction(named: "key") {}
    text.accessibilityAction(named: string) {}
    text.accessibilityAction(action: {}, label: { text })
    text.accessibilityActions { Button("key") {} }
    text.accessibilityActions(category: .default) { Button("key") {} }
    text.accessibilityActions(category: .edit) { Button(string) {} }
    text.accessibilityActions(category: AccessibilityActionCategory(text)) { text }
    text.accessibilityActions(category: AccessibilityActionCategory("key")) { text }
    text.accessibilityActions(category: AccessibilityActionCategory(string)) { text }
    text.accessibilityAdjustableAction { _ in }.accessibilityScrollAction { _ in }
  }

  @ViewBuilder private var customContent: some View {
    text.accessibilityCustomContent(.gate, text).accessibilityCustomContent(.gate, nil)
    text.accessibilityCustomContent(.gate, "key", importance: .high)
    text.accessibilityCustomContent(.gate, string, importance: .default)
    text.accessibilityCustomContent(text, text, importance: .high)
    text.accessibilityCustomContent("key", text).accessibilityCustomContent("key", "key")
    text.accessibilityCustomContent("key", string).accessibilityCustomContent(string, string)
  }

  @ViewBuilder private var element: some View {
    text.accessibilityElement().accessibilityElement(children: .ignore)
    text.accessibilityElement(children: .contain).accessibilityElement(children: .combine)
    text.accessibilityHidden(isOn).accessibilityHidden(isOn, isEnabled: isOn)
    text.accessibilityIdentifier(string).accessibilityIdentifier(string, isEnabled: isOn)
    text.accessibilitySortPriority(1)
    text.accessibilityActivationPoint(.center).accessibilityActivationPoint(.center, isEnabled: isOn)
    text.accessibilityActivationPoint(CGPoint(x: 1, y: 1))
      .accessibilityActivationPoint(CGPoint(x: 1, y: 1), isEnabled: isOn)
    text.accessibilityRespondsToUserInteraction().accessibilityRespondsToUserInteraction(isOn)
    text.accessibilityRespondsToUserInteraction(isOn, isEnabled: isOn)
  }

  @ViewBuilder private var speech: some View {
    Color.red.speechAdjustedPitch(1).speechSpellsOutCharacters().speechAlwaysIncludesPunctuation(false)
    text.speechAdjustedPitch(1).speechSpellsOutCharacters().speechAlwaysIncludesPunctuation() + text
  }
}

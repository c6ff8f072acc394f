import AccessibilityModel
import Testing

@Suite("What responds to people")
struct InteractionTests {
  @Test(
    "G5: what responds to people follows from its traits, not where it is dimmed; what is said of it wins")
  func derived() {
    let responding: [Traits] = [
      .button, .link, .adjustable, .searchField, .textEntry, .keyboardKey, .backButton, .tabBarItem,
      .toggleButton,
    ]
    for traits in responding {
      var element = AccessibilityElement(label: "Pay", traits: traits)
      #expect(element.respondsToUserInteraction, "\(traits)")
      element.traits.insert(.notEnabled)
      #expect(!element.respondsToUserInteraction, "\(traits)")
      element.traits = traits
      element.respondsToUserInteraction = false
      #expect(!element.respondsToUserInteraction, "\(traits)")
    }
    for traits: Traits in [[], .staticText, .header, .image, .updatesFrequently, .summaryElement] {
      var element = AccessibilityElement(label: "Pay", traits: traits)
      #expect(!element.respondsToUserInteraction, "\(traits)")
      element.respondsToUserInteraction = true
      #expect(element.respondsToUserInteraction, "\(traits)")
    }
  }
}

import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Elements whose text another object takes, and blocks that answer which", .timeLimit(.minutes(10)))
struct TextInputResponderTests {
  private final class Wrapper: UIView {
    let field = UITextField()

    init() {
      super.init(frame: CGRect(x: 16, y: 100, width: 300, height: 44))
      field.frame = bounds
      field.text = "Bailey"
      addSubview(field)
      isAccessibilityElement = true
      accessibilityLabel = "Name of the dog"
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("Z13: accessibilityTextInputResponder makes a field of an element, and its text is edited through it")
  func responder() async throws {
    let wrapper = Wrapper()
    wrapper.accessibilityTextInputResponder = wrapper.field
    try await hosting(wrapper) { screen in
      #expect(screen.heard.first == "Name of the dog, Bailey, text field")
      try await screen.voiceOver.doubleTap()
      #expect(wrapper.field.isFirstResponder)
      try await screen.type("s")
      #expect(wrapper.field.text == "Baileys")
    }
  }

  @Test("Z13: accessibilityTextInputResponderBlock wins over the value")
  func block() async throws {
    let wrapper = Wrapper()
    let other = UITextField()
    other.text = "Skyler"
    wrapper.addSubview(other)
    wrapper.accessibilityTextInputResponder = wrapper.field
    let responder: AXUITextInputReturnBlock = { other }
    wrapper.accessibilityTextInputResponderBlock = responder
    try await hosting(wrapper) { screen in
      #expect(screen.heard.first == "Name of the dog, Skyler, text field")
    }
  }
}

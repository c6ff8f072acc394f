import EarshotTesting
import SwiftUI
import Testing
import UIKit

@Suite("Words that are seen on controls and stand in no name of them", .timeLimit(.minutes(10)))
@MainActor
struct NamingFindingTests {
  private func found(_ view: some View) async throws -> [String] {
    var found: [String] = []
    try await hosting(view) { screen in
      found = try await screen.picture(PictureRequest(findings: [.unspokenText])).findings.map { "\($0)" }
    }
    return found
  }

  private func found(titled title: String, _ change: (UIButton) -> Void) async throws -> [String] {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in }, for: .touchUpInside)
    button.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
    change(button)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    root.addSubview(button)
    var found: [String] = []
    try await hosting(root) { screen in
      found = try await screen.picture(PictureRequest(findings: [.unspokenText])).findings.map { "\($0)" }
    }
    return found
  }

  @Test("label in name: a button that is called otherwise than what stands on it is told, in both modules")
  func otherwise() async throws {
    let view = try await found(Button("Pay") {}.accessibilityLabel("Submit order"))
    #expect(view.count == 1)
    #expect(view.first?.hasPrefix("\"Pay\" (Button) at ") == true)
    #expect(
      view.first?.hasSuffix(
        " is seen on a control that is called \"Submit order\". "
          + "Begin its label with what is seen, or add an input label that does.") == true)
    let button = try await found(titled: "Pay") { $0.accessibilityLabel = "Submit order" }
    #expect(button.count == 1)
    #expect(button.first?.contains("\"Pay\" (UIButton)") == true)
  }

  @Test("label in name: a name that has the words somewhere, in any letters, is enough")
  func contained() async throws {
    #expect(try await found(Button("Pay") {}) == [])
    #expect(try await found(Button("PAY NOW!") {}.accessibilityLabel("Pay now, 5 dollars")) == [])
    #expect(try await found(titled: "Pay") { $0.accessibilityLabel = "Pay for all dogs" } == [])
  }

  @Test("label in name: an input label with the words is enough")
  func inputLabel() async throws {
    let view = Button("Pay") {}.accessibilityLabel("Submit order").accessibilityInputLabels(["Pay"])
    #expect(try await found(view) == [])
    let button = try await found(titled: "Pay") {
      $0.accessibilityLabel = "Submit order"
      $0.accessibilityUserInputLabels = ["Pay"]
    }
    #expect(button == [])
  }

  @Test("label in name: signs, data with digits, values and facts about a row are no false alarm")
  func falseAlarms() async throws {
    #expect(try await found(Button("×") {}.accessibilityLabel("Close")) == [])
    #expect(try await found(Button("x") {}.accessibilityLabel("Close")) == [])
    #expect(try await found(Button("5 km") {}.accessibilityLabel("Five kilometres")) == [])
    #expect(try await found(Text("Pay").accessibilityLabel("Submit order")) == [])
    let row = Button {
    } label: {
      VStack {
        Text("Bailey")
        Text("beagle, sleeps")
      }
    }
    #expect(try await found(row.accessibilityLabel("Bailey the beagle")) == [])
    #expect(try await found(TextField("Name", text: .constant("")).accessibilityLabel("Full name")) == [])
  }
}

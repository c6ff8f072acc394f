import AccessibilityModel
import EarshotTesting
import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite("Damaged interface files", .serialized, .timeLimit(.minutes(60)))
struct InterfaceFuzzTests {
  private static let storyboard = InterfaceFixture.storyboard(
    InterfaceFixture.controller(
      "first",
      views: """
        <label text="A good dog" id="words">\(InterfaceFixture.frame(0))
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        <button buttonType="system" id="go">\(InterfaceFixture.frame(1))<state key="normal" title="Adopt"/>
        <connections><segue destination="second" kind="show" identifier="next" id="s"/></connections></button>
        <slider minValue="0.0" maxValue="1" value="0.5" id="slider">\(InterfaceFixture.frame(2))</slider>
        <segmentedControl id="choice" selectedSegmentIndex="0">\(InterfaceFixture.frame(3))<segments>
        <segment title="One"/><segment title="Two"/></segments></segmentedControl>
        """,
      more: """
        <constraints><constraint firstItem="words" firstAttribute="leading" secondItem="first-view"
        secondAttribute="leading" constant="16" multiplier="2:3" id="c"/></constraints>
        """),
    InterfaceFixture.controller(
      "second", views: "<label text=\"Luna\" id=\"l\">\(InterfaceFixture.frame(0))</label>"))

  @Test("What comes before the first fault is kept, and the fault has a line of the file")
  func reading() {
    var dice = SoakPlan.current.dice(for: "interface files")
    let whole = Array(Self.storyboard.utf8)
    for _ in 0..<SoakPlan.current.count(of: 100_000) {
      let bytes = DamagedBytes.make(of: [whole], &dice)
      let reader = InterfaceReader(bytes)
      guard let fault = reader.fault else { continue }
      #expect((1...bytes.count(where: { $0 == UInt8(ascii: "\n") }) + 1).contains(fault.line))
      #expect(!fault.reason.isEmpty)
    }
  }

  @Test("A damaged storyboard is shown as far as it can be, and its tree keeps every rule")
  func showing() async throws {
    var dice = SoakPlan.current.dice(for: "storyboards")
    let whole = Array(Self.storyboard.utf8)
    for _ in 0..<SoakPlan.current.count(of: 5_000) {
      let text = String(decoding: DamagedBytes.make(of: [whole], &dice), as: UTF8.self)
      try await InterfaceFixture.hosting(["Main.storyboard": text]) { screen in
        #expect(screen.tree.invariantViolations() == [], "\(text)")
        // What is wrong with the file is told, and is wrong on purpose.
        _ = await screen.takeDiagnostics()
      }
    }
  }
}

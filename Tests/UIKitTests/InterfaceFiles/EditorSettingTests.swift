import AccessibilityModel
import EarshotTesting
import Foundation
import Testing
import TreeFormat
import UIKit

@MainActor
@Suite("Settings of the editor for people who listen or read large text", .timeLimit(.minutes(10)))
struct EditorSettingTests {
  private static func files(_ views: String) -> [String: String] {
    ["Main.storyboard": InterfaceFixture.storyboard(InterfaceFixture.controller("first", views: views))]
  }

  private static func label(_ text: String, at position: Int, _ settings: String = "") -> String {
    "<label text=\"\(text)\" id=\"l\(position)\">\(InterfaceFixture.frame(position))\(settings)</label>"
  }

  private static func settings(_ content: String, _ attributes: String = "") -> String {
    "<accessibility key=\"accessibilityConfiguration\" \(attributes)>\(content)</accessibility>"
  }

  private static func isElement(_ isElement: Bool) -> String {
    "<bool key=\"isElement\" value=\"\(isElement ? "YES" : "NO")\"/>"
  }

  private static func traits(_ names: [String]) -> String {
    let all = names.map { "\($0)=\"YES\"" }.joined(separator: " ")
    return "<accessibilityTraits key=\"traits\" \(all)/>"
  }

  @Test("Z22: what is not to be an element is not met, and what is one is met in place of what it holds")
  func enabled() async throws {
    let views = """
      \(Self.label("Not heard", at: 0, Self.settings(Self.isElement(false))))
      <view id="bowl">\(InterfaceFixture.frame(2))
      <subviews><label text="Water" id="w"><rect key="frame" x="0" y="0" width="90" height="30"/></label></subviews>
      \(Self.settings(Self.isElement(true), "label=\"Bailey's bowl\""))</view>
      \(Self.label("Heard", at: 3))
      """
    try await InterfaceFixture.hosting(Self.files(views)) { screen in
      #expect(screen.heard == ["Bailey's bowl"])
      let heard = try await screen.tour().stops.map(\.utterance.text)
      #expect(heard == ["Bailey's bowl", "Heard"])
    }
  }

  @Test("Z22: a label of the editor's is heard in place of the words, and its hint after a silence")
  func texts() async throws {
    let views = """
      <button buttonType="system" id="b">\(InterfaceFixture.frame(0))<state key="normal" title="+"/>
      \(Self.settings("", "label=\"Fill\" hint=\"Fills Bailey's bowl\""))</button>
      \(Self.label("Kennel", at: 1))
      """
    try await InterfaceFixture.hosting(Self.files(views)) { screen in
      try await screen.advance(by: .seconds(10))
      #expect(screen.heard == ["Fill, button", "Fills Bailey's bowl"])
      try await screen.voiceOver.flickRight()
      #expect(screen.lastHeard == ["Kennel"])
    }
  }

  @Test(
    "Z22: a trait that the editor sets is heard",
    arguments: [
      (["staticText", "header"], "Kennel, heading"), (["header"], "Kennel, heading"),
      (["link"], "Kennel, link"), (["image"], "Kennel, image"), (["button"], "Kennel, button"),
      (["button", "notEnabled"], "Kennel, dimmed, button"),
      (["button", "selected"], "Selected, Kennel, button"),
      (["none"], "Kennel"),
    ])
  func traits(names: [String], heard: String) async throws {
    let settings = Self.settings(Self.traits(names))
    try await InterfaceFixture.hosting(Self.files(Self.label("Kennel", at: 0, settings))) { screen in
      #expect(screen.heard == [heard])
    }
  }

  @Test("Z22: each trait of the editor is the one with its name", arguments: allTraits)
  func traitNames(name: String, trait: UIAccessibilityTraits) async throws {
    let settings = Self.settings(Self.traits([name]))
    try await InterfaceFixture.hosting(Self.files(Self.label("Kennel", at: 0, settings))) { _ in
      #expect(labels.first?.accessibilityTraits == trait)
    }
  }

  private nonisolated static let allTraits: [(String, UIAccessibilityTraits)] = [
    ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
    ("staticText", .staticText), ("header", .header), ("searchField", .searchField),
    ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("summaryElement", .summaryElement),
    ("notEnabled", .notEnabled), ("updatesFrequently", .updatesFrequently),
    ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
  ]

  private var parts: [UIView] {
    UIApplication.shared.keyWindow?.rootViewController?.view.subviews ?? []
  }
  private var labels: [UILabel] { parts.compactMap { $0 as? UILabel } }

  // MARK: Dynamic type

  @Test("Z22: a font follows the text size where the file says so, and stays where it does not")
  func textSize() async throws {
    let font = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"
    let fixed = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
    let follows = "adjustsFontForContentSizeCategory=\"YES\""
    let views = """
      <label text="Follows" \(follows) id="a">\(InterfaceFixture.frame(0))\(font)</label>
      <label text="Stays" id="b">\(InterfaceFixture.frame(1))\(font)</label>
      <label text="Fixed" \(follows) id="c">\(InterfaceFixture.frame(2))\(fixed)</label>
      <textField text="Field" \(follows) id="d">\(InterfaceFixture.frame(3))\(font)</textField>
      <textView text="Text" \(follows) id="e">\(InterfaceFixture.frame(4))\(font)</textView>
      """
    try await InterfaceFixture.hosting(Self.files(views)) { screen in
      let (labels, fields) = (labels, parts.compactMap { $0 as? UITextField })
      let texts = parts.compactMap { $0 as? UITextView }
      @MainActor func sizes() -> [CGFloat?] {
        labels.map(\.font.pointSize) + fields.map(\.font?.pointSize) + texts.map(\.font?.pointSize)
      }
      let height = labels.first?.intrinsicContentSize.height ?? 0
      #expect(sizes() == [17, 17, 17, 17, 17])
      try await screen.device.setTextSize(.accessibility5)
      #expect(sizes() == [53, 17, 17, 53, 53])
      #expect(labels.first.map { $0.intrinsicContentSize.height > 2 * height } == true)
      try await screen.device.setTextSize(.large)
      #expect(sizes() == [17, 17, 17, 17, 17])
    }
  }
}

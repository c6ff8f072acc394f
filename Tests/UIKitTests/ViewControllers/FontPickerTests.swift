import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Choosing a font", .timeLimit(.minutes(10)))
struct FontPickerTests {
  private final class Writer: UIViewController, UIFontPickerViewControllerDelegate {
    var log: [String] = []

    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
      log.append("cancelled")
    }

    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
      let font = viewController.selectedFontDescriptor.map { UIFont(descriptor: $0, size: 20) }
      log.append("\(font?.familyName ?? "none"): \(font?.fontName ?? "none")")
    }
  }

  private func shown(
    _ configuration: UIFontPickerViewController.Configuration? = nil, selected: UIFontDescriptor? = nil,
    _ body: @MainActor (Screen, Writer) async throws -> Void
  ) async throws {
    let writer = Writer()
    let picker =
      configuration.map { UIFontPickerViewController(configuration: $0) } ?? UIFontPickerViewController()
    picker.delegate = writer
    picker.selectedFontDescriptor = selected
    try await hosting(writer) { screen in
      writer.present(picker, animated: false)
      try await screen.advance(by: .seconds(1))
      try await body(screen, writer)
    }
  }

  private func heard(_ screen: Screen) async throws -> [String] {
    try await screen.tour(all: true).stops.map(\.utterance.text)
  }

  @Test("The families are met by their names, and the one that is chosen is told before the list is gone")
  func families() async throws {
    try await shown { screen, writer in
      let heard = try await heard(screen)
      #expect(heard.prefix(3) == ["Cancel, button", "Choose Font, heading", "Academy Engraved LET"])
      #expect(heard.contains("Georgia") && heard.count > 40 && !heard.contains("Georgia Bold"))
      try await screen.activate("Times New Roman")
      try await screen.advance(by: .seconds(1))
      #expect(writer.log == ["Times New Roman: TimesNewRomanPSMT"])
      #expect(writer.presentedViewController == nil)
    }
  }

  @Test("Faces are met where they are wanted, and only those with the wanted traits")
  func faces() async throws {
    let configuration = UIFontPickerViewController.Configuration()
    configuration.includeFaces = true
    configuration.displayUsingSystemFont = true
    configuration.filteredTraits = [.traitBold, .traitItalic]
    try await shown(configuration) { screen, writer in
      let heard = try await heard(screen)
      #expect(heard.contains("Arial Bold Italic") && heard.contains("Avenir Heavy Oblique"))
      #expect(!heard.contains("Arial Bold") && !heard.contains("Zapfino"))
      try await screen.activate("Verdana Bold Italic")
      #expect(writer.log == ["Verdana: Verdana-BoldItalic"])
    }
    configuration.filteredTraits = .traitMonoSpace
    try await shown(configuration) { screen, _ in
      let fonts = try await heard(screen).dropFirst(2).dropLast()
      #expect(!fonts.isEmpty && fonts.allSatisfy { $0.hasPrefix("Courier New") || $0.hasPrefix("Menlo") })
    }
  }

  @Test("The font that is chosen already is selected, and who leaves has chosen none")
  func leaving() async throws {
    let georgia = UIFontDescriptor(name: "Georgia-Bold", size: 12)
    try await shown(selected: georgia) { screen, writer in
      let selected = try await heard(screen).filter { $0.lowercased().contains("selected") }
      #expect(selected == ["Selected, Georgia"])
      try await screen.activate("Cancel")
      try await screen.advance(by: .seconds(1))
      #expect(writer.log == ["cancelled"] && writer.presentedViewController == nil)
    }
  }

  @Test("Every family of the system has fonts, and a font knows its family")
  func names() {
    #expect(
      UIFont.familyNames == UIFont.familyNames.sorted() && UIFont.familyNames.contains("Helvetica Neue"))
    for family in UIFont.familyNames {
      for name in UIFont.fontNames(forFamilyName: family) {
        #expect(UIFont(name: name, size: 12)?.familyName == family)
      }
    }
    #expect(UIFont.fontNames(forFamilyName: "No Such Family") == [])
    #expect(UIFont(name: "Own-Bold", size: 12)?.familyName == "Own-Bold")
  }
}

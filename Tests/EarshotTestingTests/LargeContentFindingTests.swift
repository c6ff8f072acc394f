import EarshotTesting
import SwiftUI
import Testing
import UIKit

@Suite("What is said of things that are shown large in place of growing", .timeLimit(.minutes(10)))
@MainActor
struct LargeContentFindingTests {
  private static let request = PictureRequest(
    textSizes: ["large", "accessibility3"], findings: [.noLargeContent, .noLargeContentInteraction])

  /// A bar of the app's own with one button that does not grow.
  private func bar(showsLarge: Bool, interaction: UILargeContentViewerInteraction?) -> UIView {
    let bar = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 60))
    let button = UIButton(type: .system)
    button.setTitle("Dogs", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 14)
    button.frame = CGRect(x: 20, y: 5, width: 100, height: 50)
    button.showsLargeContentViewer = showsLarge
    button.largeContentTitle = "Dogs"
    button.addAction(UIAction { _ in }, for: .touchUpInside)
    bar.addSubview(button)
    if let interaction { bar.addInteraction(interaction) }
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    screen.addSubview(bar)
    return screen
  }

  private func kinds(_ view: UIView) async throws -> [PictureFinding.Kind] {
    var kinds: [PictureFinding.Kind] = []
    try await hosting(view) { screen in
      kinds = try await screen.picture(Self.request).findings.map(\.kind)
    }
    return kinds
  }

  @Test(
    "LC1: a button of the app's own that is shown large by an interaction around it is not found fault with")
  func shown() async throws {
    #expect(try await kinds(bar(showsLarge: true, interaction: .init())) == [])
    #expect(try await kinds(bar(showsLarge: false, interaction: .init())) == [.noLargeContent])
    #expect(try await kinds(bar(showsLarge: false, interaction: nil)) == [.noLargeContent])
  }

  @Test("LC5: a button that is to be shown large where no interaction recognises it is told as that")
  func lacking() async throws {
    #expect(try await kinds(bar(showsLarge: true, interaction: nil)) == [.noLargeContentInteraction])
    try await hosting(bar(showsLarge: true, interaction: nil)) { screen in
      let finding = try await screen.picture(Self.request).findings.first
      #expect(
        finding?.description.contains(
          "is to be shown large, and nothing around it recognises that it is pressed at large and accessibility3. "
            + "Add a UILargeContentViewerInteraction to it or to the bar it lies in.") == true)
    }
  }

  @Test("LC9: controls inside what the modifier has shown large are not found fault with")
  func views() async throws {
    func kinds(_ view: some View) async throws -> [PictureFinding.Kind] {
      var kinds: [PictureFinding.Kind] = []
      try await hosting(view) { screen in
        kinds = try await screen.picture(Self.request).findings.map(\.kind)
      }
      return kinds
    }
    let button = Button("Dogs") {}.font(.system(size: 14))
    #expect(try await kinds(button) == [.noLargeContent])
    #expect(try await kinds(button.accessibilityShowsLargeContentViewer()) == [])
    #expect(
      try await kinds(
        button.accessibilityElement(children: .ignore).accessibilityLabel("All dogs")
          .accessibilityShowsLargeContentViewer { Label("All dogs", systemImage: "pawprint") }) == [])
    #expect(
      try await kinds(
        HStack {
          button
          Button("Cats") {}.font(.system(size: 14))
        }.accessibilityShowsLargeContentViewer())
        == [])
  }
}

import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@Suite("Images")
struct ImageTests {
  @Test("A picture keeps its name, and only an empty name makes none")
  func names() throws {
    let bailey = try #require(UIImage(named: "bailey"))
    #expect(bailey.source == .named("bailey"))
    #expect(bailey.size == UIImage.standInSize)
    #expect(!bailey.isSymbolImage)
    #expect(bailey == UIImage(named: "bailey"))
    #expect(bailey != UIImage(systemName: "bailey"))
    #expect(UIImage(named: "") == nil)
    #expect(UIImage(systemName: "") == nil)
  }

  @Test("A symbol is a square about as high as a line of text")
  func symbol() throws {
    let star = try #require(UIImage(systemName: "star"))
    #expect(star.isSymbolImage)
    #expect(star.size.width == star.size.height)
    #expect((17...26).contains(star.size.height))
  }

  @Test("A symbol is as large as the letters it is configured for, and keeps its name")
  func configurations() throws {
    let large = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold, scale: .large)
    let star = try #require(UIImage(systemName: "star", withConfiguration: large))
    let usual = try #require(UIImage(systemName: "star"))
    #expect(star.size.height > usual.size.height * 1.8)
    #expect(usual.withConfiguration(large) == star)
    #expect(usual.applyingSymbolConfiguration(UIImage.SymbolConfiguration(textStyle: .caption2)) != usual)
    #expect(usual.withTintColor(.red) != usual)
    #expect(usual.withTintColor(.red).withRenderingMode(.alwaysTemplate).source == usual.source)
    #expect(UIImage(contentsOfFile: "/nowhere/at/all.png") == nil)
    #expect(UIImage(resource: ImageResource(name: "bailey", bundle: .main)) == UIImage(named: "bailey"))
  }

  @MainActor
  @Test("10.16: symbols are called what was heard on devices", .timeLimit(.minutes(10)))
  func symbolNames() async throws {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
    for (place, name) in ["exclamationmark.circle", "tray.and.arrow.down"].enumerated() {
      let view = UIImageView(image: UIImage(systemName: name))
      view.isAccessibilityElement = true
      view.frame = CGRect(x: 20, y: 100 + 50 * CGFloat(place), width: 30, height: 30)
      page.addSubview(view)
    }
    try await hosting(page) { screen in
      let heard = try await screen.tour().stops.map(\.utterance.text)
      #expect(heard == ["Error, image", "Inbox, image"])
      let stops = screen.tree.stops.compactMap { screen.tree[$0] }
      #expect(stops.map { $0.rules.map(\.name) } == [[], ["symbol.inbox"]])
    }
  }
}

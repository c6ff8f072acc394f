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
}

import Testing
import Typography
import UIKit

@Suite("Fonts")
struct FontTests {
  private let largest = UITraitCollection(
    preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
  private let styles: [UIFont.TextStyle] = [
    .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1,
    .caption2,
  ]

  @Test("L1: body is 17 points at the usual size and 53 at the largest")
  func body() {
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: largest).pointSize == 53)
  }

  @Test("L1: every style has the size and line height of its row")
  func rows() {
    #expect(styles.map(\.style) == Typography.TextStyle.allCases)
    for style in styles {
      for category in TextSizeCategory.allCases {
        let traits = UITraitCollection(preferredContentSizeCategory: UIContentSizeCategory(category))
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
        #expect(font.pointSize == CGFloat(style.style.size(in: category)))
        #expect(font.lineHeight == CGFloat(style.style.leading(in: category)))
      }
    }
  }

  @Test("L1: the current traits decide the size where none are given")
  func currentTraits() {
    var size: CGFloat = 0
    largest.performAsCurrent { size = UIFont.preferredFont(forTextStyle: .caption2).pointSize }
    #expect(size == 40)
  }

  @Test("L1: font metrics of 17 points are 48 at the largest size and 16 and a third at Medium")
  func metrics() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(UIFontMetrics.default.scaledFont(for: font, compatibleWith: largest).pointSize == 48)
    #expect(
      UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 30, compatibleWith: largest).pointSize
        == 30)
    let medium = UITraitCollection {
      $0.preferredContentSizeCategory = .medium
      $0.displayScale = 3
    }
    #expect(abs(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: medium) - 49.0 / 3) < 1e-12)
    #expect(UIFontMetrics(forTextStyle: .largeTitle).scaledValue(for: 17) == 17)
    #expect(UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 0).pointSize == 17)
  }

  @Test(
    "Weights land on the weights of font files, others on the nearest",
    arguments: [
      (UIFont.Weight.ultraLight, FontWeight.ultraLight), (.regular, .regular), (.medium, .medium),
      (.semibold, .semibold), (.bold, .bold), (.black, .black), (UIFont.Weight(0.38), .bold),
      (UIFont.Weight(5), .black),
    ])
  func weights(weight: UIFont.Weight, expected: FontWeight) {
    #expect(weight.fontWeight == expected)
  }

  @Test("A line is as high as what stands above and below its baseline")
  func ownMetrics() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.lineHeight == font.ascender - font.descender)
    #expect(font.descender < 0)
    #expect(font.ascender > font.capHeight)
    #expect(font.capHeight > font.xHeight)
  }

  @Test("A family that is not installed still has a size and a line")
  func missingFamily() throws {
    let font = try #require(UIFont(name: "No Such Family", size: 20))
    #expect(font.familyName == "No Such Family")
    #expect(font.pointSize == 20)
    #expect(font.lineHeight > 20)
    #expect(UIFont(name: "", size: 20) == nil)
    #expect(UIFont(name: "Any", size: 0)?.pointSize == UIFont.systemFontSize)
  }

  @Test("Equal fonts are equal; size, weight and style tell them apart")
  func equality() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font == UIFont.systemFont(ofSize: 17))
    #expect(font != UIFont.boldSystemFont(ofSize: 17))
    #expect(font != UIFont.preferredFont(forTextStyle: .body))
    #expect(font.withSize(20) == UIFont.systemFont(ofSize: 20))
    #expect(UIFont.italicSystemFont(ofSize: 17) != font)
  }

  @Test("Every letter of the monospaced font is equally wide")
  func monospaced() {
    let font = UIFont.monospacedSystemFont(ofSize: 17, weight: .regular)
    let narrow = TextMeasurer.shared.measure("iii", font: font.font)
    let wide = TextMeasurer.shared.measure("WWW", font: font.font)
    #expect(narrow.size.width == wide.size.width)
  }
}

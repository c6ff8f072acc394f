import Testing
import Typography

@Suite("Text styles")
struct TextStyleTests {
  /// The published table, a line a style, `size/leading` from the smallest category to the largest.
  private static let published = """
    largeTitle 31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70
    title1 25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68
    title2 19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66
    title3 17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65
    headline 14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62
    body 14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62
    callout 13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60
    subheadline 12/16 13/18 14/19 15/20 17/22 19/24 21/28 25/31 30/37 36/43 42/50 49/58
    footnote 12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52
    caption1 11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/28 26/32 32/39 37/44 43/51
    caption2 11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48
    """

  @Test("L1: every style has the published size and leading in every category")
  func table() {
    let ours = TextStyle.allCases.map { style in
      let figures = TextSizeCategory.allCases.map { category in
        "\(Int(style.size(in: category)))/\(Int(style.leading(in: category)))"
      }
      return ([style.rawValue] + figures).joined(separator: " ")
    }
    #expect(ours.joined(separator: "\n") == Self.published)
  }

  @Test("L1: seven sizes and five accessibility sizes, in order")
  func categories() {
    let all = TextSizeCategory.allCases
    #expect(all == all.sorted())
    #expect(all.filter(\.isAccessibilitySize).count == 5)
    #expect(all.count == 12)
    #expect(!TextSizeCategory.extraExtraExtraLarge.isAccessibilitySize)
  }

  @Test("L1: only the headline is heavier than plain text")
  func weights() {
    #expect(TextStyle.allCases.filter { $0.weight == .semibold } == [.headline])
    #expect(TextStyle.allCases.filter { $0.weight == .regular }.count == 10)
  }

  @Test("L1: body at the largest size is 53 points, and nothing shrinks as the category grows")
  func growth() {
    #expect(TextStyle.body.size(in: .accessibility5) == 53)
    for style in TextStyle.allCases {
      for (smaller, larger) in zip(TextSizeCategory.allCases, TextSizeCategory.allCases.dropFirst()) {
        #expect(style.size(in: smaller) <= style.size(in: larger))
        #expect(style.leading(in: smaller) <= style.leading(in: larger))
        #expect(style.leading(in: smaller) > style.size(in: smaller))
      }
    }
  }

  @Test("6.2: text can be enlarged to twice its size and more, in every style but the largest")
  func enlargement() {
    for style in TextStyle.allCases where style != .largeTitle {
      let usual = style.size(in: .large)
      #expect(style.size(in: .accessibility5) >= 2 * usual, "\(style)")
      #expect(TextSizeCategory.allCases.contains { style.size(in: $0) < usual || usual == 11 }, "\(style)")
    }
  }

  @Test("Every category has a name of its own that leads back to it")
  func names() {
    #expect(
      TextSizeCategory.allCases.compactMap { TextSizeCategory(name: $0.name) } == TextSizeCategory.allCases)
    #expect(TextSizeCategory.large.name == "large")
    #expect(TextSizeCategory.accessibility5.name == "accessibility5")
    #expect(TextSizeCategory(name: "huge") == nil)
  }
}

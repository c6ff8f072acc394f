import AccessibilityModel
import TestSupport
import Testing
import Typography

@testable import SwiftUI

@Suite("Stacks whose views keep their sizes")
@MainActor
struct SettledStackTests {
  private let graph = ViewGraph()

  private func text(_ words: String) -> LayoutItem {
    let item = TextItem(graph)
    var text = ResolvedText()
    text.runs = [TextRun(words, font: FontDescription(.body, in: .large))]
    item.update(text, TextItem.LayoutContext(EnvironmentValues()))
    return item
  }

  private func stack(_ axis: Axis, _ items: [LayoutItem], _ alignment: Alignment = .center) -> ArrangingItem {
    let layout = StackLayout(axis: axis, spacing: nil, alignment: alignment, isMirrored: false)
    let item = ArrangingItem(graph, .stack(layout))
    item.source = { items }
    item.adopt(items)
    return item
  }

  private func padded(_ item: LayoutItem, _ insets: EdgeInsets) -> LayoutItem {
    let padding = PaddingItem(around: item)
    padding.update(insets, isMirrored: false)
    return padding
  }

  /// Texts, lines, spacers and stacks of them, some with space around them.
  private func random(_ depth: Int, _ numbers: inout SeededDice) -> LayoutItem {
    let words = ["Bailey", "a", "Happy-go-lucky", "Three years", "Number one", ""]
    switch Int.random(in: 0..<(depth > 0 ? 8 : 4), using: &numbers) {
    case 0: return SpacerItem(graph)
    case 1: return DividerItem(graph)
    case 2, 3: return text(words.randomElement(using: &numbers) ?? "")
    case 4:
      return padded(random(depth - 1, &numbers), EdgeInsets(top: 4, leading: 16, bottom: 2, trailing: 8))
    default:
      let axis: Axis = Bool.random(using: &numbers) ? .vertical : .horizontal
      let items = (0..<Int.random(in: 0..<4, using: &numbers)).map { _ in random(depth - 1, &numbers) }
      let alignment = [Alignment.center, .topLeading, .bottomTrailing].randomElement(using: &numbers)
      return stack(axis, items, alignment ?? .center)
    }
  }

  @Test("They are laid out as if each had been offered its share, at any height", arguments: 0..<300)
  func same(seed: Int) throws {
    var numbers = SeededDice(state: UInt64(seed))
    let axis: Axis = seed.isMultiple(of: 2) ? .vertical : .horizontal
    let items = (0..<Int.random(in: 1..<5, using: &numbers)).map { _ in random(2, &numbers) }
    let item = stack(axis, items)
    guard case .stack(let layout) = item.arrangement else { return }
    for width in [nil, 0, 60, 200.0, 900] as [CGFloat?] {
      guard let settled = layout.settle(items, width) else { continue }
      for height in [nil, 0, 30, 2000] as [CGFloat?] {
        let shared = layout.shareOut(items, ProposedViewSize(width: width, height: height))
        #expect(settled.size == shared.size, "width \(width ?? -1), height \(height ?? -1)")
        #expect(settled.slots.map(\.size) == shared.slots.map(\.size))
      }
    }
    if let size = layout.unyieldingSize(items) {
      for more in [0, 0.5, 100] {
        let offered = ProposedViewSize(width: size.width + more, height: 10)
        #expect(layout.shareOut(items, offered).size == size)
      }
    }
  }

  @Test("A row of texts and a spacer keeps its height at any offer, and the spacer takes the rest")
  func row() throws {
    let items = [text("Age"), SpacerItem(graph), text("Three years")]
    let item = stack(.horizontal, items)
    guard case .stack(let layout) = item.arrangement else { return }
    let settled = try #require(layout.settle(items, 300))
    #expect(settled.size == CGSize(width: 300, height: 22))
    #expect(settled.slots[0].size.width + settled.slots[1].size.width + settled.slots[2].size.width == 300)
    #expect(layout.settle(items, 40) == nil)
    #expect(layout.unyieldingSize(items) == nil)
  }

  @Test("What grew is laid out anew, however its size was asked for")
  func change() throws {
    let inner = TextItem(graph)
    let (padding, other) = (padded(inner, EdgeInsets()), text("Age"))
    let column = stack(.vertical, [padding, other])
    #expect(try #require(column.settledSize(300)).height == 30)
    var words = ResolvedText()
    words.runs = [TextRun("Bailey", font: FontDescription(.body, in: .large))]
    inner.update(words, TextItem.LayoutContext(EnvironmentValues()))
    #expect(try #require(column.settledSize(300)).height == 52)
    words.runs = [TextRun("Bailey", font: FontDescription(.body, in: .accessibility5))]
    inner.update(words, TextItem.LayoutContext(EnvironmentValues()))
    #expect(try #require(column.settledSize(300)).height == 92)
  }
}

import EarshotTesting
import Foundation
import Testing
import UIKit

@MainActor
@Suite("Stacks")
struct StackTests {
  private let first = Block(50, 20)
  private let second = Block(100, 40)
  private let third = Block(20, 10)

  private func stack(
    _ axis: NSLayoutConstraint.Axis, _ distribution: UIStackView.Distribution,
    _ alignment: UIStackView.Alignment = .fill, spacing: CGFloat = 10
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: [first, second, third])
    stack.axis = axis
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = spacing
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    stack.layoutIfNeeded()
    return stack
  }

  private var places: String { frames(["1": first, "2": second, "3": third]) }

  @Test(
    "The room along a row is given out",
    arguments: [
      (.fill, "1 0 0 50 200\n2 60 0 100 200\n3 170 0 130 200"),
      (.fillEqually, "1 0 0 93.3 200\n2 103.3 0 93.3 200\n3 206.7 0 93.3 200"),
      (.fillProportionally, "1 0 0 82.3 200\n2 92.3 0 164.7 200\n3 267 0 33 200"),
      (.equalSpacing, "1 0 0 50 200\n2 115 0 100 200\n3 280 0 20 200"),
      (.equalCentering, "1 0 0 50 200\n2 107.7 0 100 200\n3 280 0 20 200"),
    ] as [(UIStackView.Distribution, String)])
  func rows(_ distribution: UIStackView.Distribution, _ expected: String) {
    _ = stack(.horizontal, distribution)
    #expect(places == expected)
  }

  @Test(
    "The room along a column is given out",
    arguments: [
      (.fill, "1 0 0 300 20\n2 0 30 300 40\n3 0 80 300 120"),
      (.fillEqually, "1 0 0 300 60\n2 0 70 300 60\n3 0 140 300 60"),
      (.equalSpacing, "1 0 0 300 20\n2 0 85 300 40\n3 0 190 300 10"),
    ] as [(UIStackView.Distribution, String)])
  func columns(_ distribution: UIStackView.Distribution, _ expected: String) {
    _ = stack(.vertical, distribution)
    #expect(places == expected)
  }

  @Test(
    "Views stand across the axis",
    arguments: [
      (.top, "1 0 0 50 20\n2 60 0 100 40\n3 170 0 130 10"),
      (.center, "1 0 90 50 20\n2 60 80 100 40\n3 170 95 130 10"),
      (.bottom, "1 0 180 50 20\n2 60 160 100 40\n3 170 190 130 10"),
    ] as [(UIStackView.Alignment, String)])
  func alignments(_ alignment: UIStackView.Alignment, _ expected: String) {
    _ = stack(.horizontal, .fill, alignment)
    #expect(places == expected)
  }

  @Test("A hidden view takes no room, and neither does the space after it; shown again it is back")
  func hidden() {
    let stack = stack(.horizontal, .equalSpacing)
    second.isHidden = true
    stack.layoutIfNeeded()
    #expect(line(third.frame) == "280 0 20 200")
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 80, height: 20))
    second.isHidden = false
    stack.layoutIfNeeded()
    #expect(places == "1 0 0 50 200\n2 115 0 100 200\n3 280 0 20 200")
  }

  @Test("The extent that fits is what the views need with the room between them")
  func fitting() {
    let row = stack(.horizontal, .fill, .center)
    #expect(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 190, height: 40))
    row.setCustomSpacing(30, after: first)
    #expect(row.customSpacing(after: first) == 30)
    #expect(row.customSpacing(after: second) == UIStackView.spacingUseDefault)
    #expect(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 210, height: 40))
    row.axis = .vertical
    #expect(
      row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 100, height: 110))
  }

  @Test("Stacks in stacks inside a layout are as large as what they hold")
  func nested() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let column = UIStackView(arrangedSubviews: [second, third])
    column.axis = .vertical
    column.alignment = .leading
    let row = UIStackView(arrangedSubviews: [first, column])
    row.alignment = .center
    row.spacing = 8
    row.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(row)
    row.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    row.topAnchor.constraint(equalTo: root.topAnchor, constant: 5).isActive = true
    root.layoutIfNeeded()
    #expect(frames(["row": row, "column": column]) == "row 81 5 158 50\ncolumn 58 0 100 50")
    #expect(places == "1 0 15 50 20\n2 0 0 100 40\n3 0 40 20 10")
  }

  @Test("Margins are kept free, and in Arabic the first view stands at the right")
  func marginsAndDirection() {
    let stack = stack(.horizontal, .fill)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 15, trailing: 40)
    for view in [stack, first, second, third] { view.semanticContentAttribute = .forceRightToLeft }
    stack.layoutIfNeeded()
    #expect(places == "1 230 5 50 180\n2 120 5 100 180\n3 40 5 70 180")
  }

  @Test("What leaves a stack is no longer arranged, and what is no longer arranged may stay inside")
  func leaving() {
    let stack = stack(.horizontal, .fill)
    second.removeFromSuperview()
    #expect(stack.arrangedSubviews == [first, third])
    stack.removeArrangedSubview(third)
    #expect(stack.subviews == [first, third])
    stack.insertArrangedSubview(third, at: 0)
    stack.layoutIfNeeded()
    #expect(frames(["3": third, "1": first]) == "3 0 0 20 200\n1 30 0 270 200")
  }

  @Test(
    "10.1: a part that runs right to left is read so, and what lies around it is not",
    .timeLimit(.minutes(10)))
  func mirroredPart() async throws {
    func row(_ words: [String], _ direction: UISemanticContentAttribute, y: CGFloat) -> UIStackView {
      let stack = UIStackView(
        arrangedSubviews: words.map { word in
          let label = UILabel()
          label.text = word
          return label
        })
      stack.distribution = .fillEqually
      stack.semanticContentAttribute = direction
      stack.frame = CGRect(x: 0, y: y, width: 300, height: 40)
      return stack
    }
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
    let mirrored = row(["first", "second"], .forceRightToLeft, y: 100)
    for part in [
      row(["one", "two"], .unspecified, y: 50), mirrored, row(["three", "four"], .spatial, y: 150),
    ] {
      page.addSubview(part)
    }
    try await hosting(page) { screen in
      @MainActor func labels() -> [String] { screen.tree.stops.compactMap { screen.tree[$0]?.label?.string } }
      #expect(labels() == ["one", "two", "first", "second", "three", "four"])
      let first = try screen.element(named: "first").frame
      #expect(try screen.element(named: "second").frame.maxX <= first.minX)
      mirrored.semanticContentAttribute = .unspecified
      try await screen.advance(by: .zero)
      #expect(labels() == ["one", "two", "first", "second", "three", "four"])
      #expect(try screen.element(named: "first").frame.maxX <= screen.element(named: "second").frame.minX)
      mirrored.semanticContentAttribute = .forceRightToLeft
      try await screen.advance(by: .zero)
      #expect(labels() == ["one", "two", "first", "second", "three", "four"])
    }
  }
}

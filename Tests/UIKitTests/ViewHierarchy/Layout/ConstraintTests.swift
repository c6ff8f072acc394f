import EarshotTesting
import Foundation
import Testing
import UIKit

@MainActor
@Suite("Views placed by constraints")
struct ConstraintTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func add(_ views: UIView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  @Test("A field takes the room that its label leaves, and follows what changes")
  func form() {
    let (label, field) = (Block(80, 20), Block(30, 34))
    add(label, field)
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    let gap = field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      label.centerYAnchor.constraint(equalTo: field.centerYAnchor),
      field.topAnchor.constraint(equalTo: root.topAnchor, constant: 20), gap,
      field.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
    ])
    root.layoutIfNeeded()
    #expect(frames(["label": label, "field": field]) == "label 16 27 80 20\nfield 104 20 200 34")
    gap.constant = 20
    root.layoutIfNeeded()
    #expect(frames(["label": label, "field": field]) == "label 16 27 80 20\nfield 116 20 188 34")
    label.extent.width = 100
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(frames(["label": label, "field": field]) == "label 16 27 100 20\nfield 136 20 248 34")
  }

  @Test("Where reading goes from the right to the left, leading edges are right ones")
  func rightToLeft() {
    let (label, field) = (Block(80, 20), Block(30, 20))
    add(label, field)
    for view in [root, label, field] { view.semanticContentAttribute = .forceRightToLeft }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      field.leadingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor, constant: 8),
      field.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      label.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 10),
    ])
    root.layoutIfNeeded()
    #expect(frames(["label": label, "field": field]) == "label 224 0 80 20\nfield 16 0 30 20")
  }

  @Test("Middles, shares and aspect ratios")
  func proportions() {
    let (view, inner) = (Block(-1, -1), Block(-1, -1))
    add(view)
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: -40),
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.75, constant: 2),
      inner.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -90),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      inner.widthAnchor.constraint(equalToConstant: 44),
      NSLayoutConstraint(
        item: inner, attribute: .height, relatedBy: .equal, toItem: inner, attribute: .width, multiplier: 2,
        constant: 0),
    ])
    root.layoutIfNeeded()
    #expect(frames(["view": view, "inner": inner]) == "view 80 139 160 122\ninner 106 34 44 88")
  }

  @Test("What matters more prevails, whatever its number of opponents")
  func priorities() {
    let (first, second) = (Block(200, 20), Block(200, 20))
    add(first, second)
    first.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    let wide = second.widthAnchor.constraint(greaterThanOrEqualToConstant: 150)
    wide.priority = .defaultLow
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      second.leadingAnchor.constraint(equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 2),
      second.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor), wide,
    ])
    root.layoutIfNeeded()
    #expect(frames(["first": first, "second": second]) == "first 0 0 200 20\nsecond 216 0 104 20")
    wide.priority = UILayoutPriority(800)
    root.layoutIfNeeded()
    #expect(frames(["first": first, "second": second]) == "first 0 0 154 20\nsecond 170 0 150 20")
    wide.isActive = false
    first.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    root.layoutIfNeeded()
    #expect(frames(["first": first, "second": second]) == "first 0 0 104 20\nsecond 120 0 200 20")
  }

  @Test("A view keeps its frame beside views that follow constraints, and these follow it")
  func frameBeside() {
    let fixed = UIView(frame: CGRect(x: 10, y: 30, width: 50, height: 60))
    root.addSubview(fixed)
    let below = Block(40, 10)
    add(below)
    NSLayoutConstraint.activate([
      below.topAnchor.constraint(equalTo: fixed.bottomAnchor, constant: 5),
      below.leadingAnchor.constraint(equalTo: fixed.leadingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(line(below.frame) == "10 95 40 10")
    fixed.frame.origin.y = 100
    root.layoutIfNeeded()
    #expect(line(below.frame) == "10 165 40 10")
  }

  @Test("A view that leaves takes its constraints along, and the others find new places")
  func leaving() {
    let (first, second) = (Block(40, 10), Block(40, 10))
    add(first, second)
    let top = second.topAnchor.constraint(equalTo: root.topAnchor, constant: 3)
    top.priority = .defaultLow
    let beneath = second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 5)
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: root.topAnchor, constant: 20), beneath, top,
    ])
    root.layoutIfNeeded()
    #expect(second.frame.minY == 35)
    first.removeFromSuperview()
    #expect(!beneath.isActive)
    #expect(root.constraints == [top])
    root.layoutIfNeeded()
    #expect(second.frame.minY == 3)
    root.addSubview(first)
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: root.topAnchor, constant: 50), beneath,
    ])
    root.layoutIfNeeded()
    #expect(frames(["first": first, "second": second]) == "first 0 50 40 10\nsecond 0 65 40 10")
  }

  @Test("Lines of text are lined up by their baselines")
  func baselines() {
    let (title, value) = (UILabel(), UILabel())
    title.text = "Bailey"
    title.font = .systemFont(ofSize: 34)
    value.text = "beagle"
    add(title, value)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      value.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let expected = 10 + title.font.ascender - value.font.ascender
    #expect((value.frame.minY - expected).magnitude <= 0.5)
    #expect(value.frame.minY > title.frame.minY)
  }

  @Test("Guides take part in layout, and know where they lie")
  func guides() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = Block(20, 20)
    add(view)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40),
      guide.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      guide.topAnchor.constraint(equalTo: root.topAnchor), guide.heightAnchor.constraint(equalToConstant: 90),
      view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(line(guide.layoutFrame) == "40 0 280 90")
    #expect(line(view.frame) == "170 70 20 20")
    root.removeLayoutGuide(guide)
    #expect(root.constraints.isEmpty)
    #expect(guide.owningView == nil)
  }

  @Test("Views make their constraints before the layout that needs them, from the inside outwards")
  func updating() {
    final class Maker: UIView {
      static let log = Log()
      override func updateConstraints() {
        Self.log.names.append(accessibilityIdentifier ?? "")
        super.updateConstraints()
      }
    }
    final class Log { var names: [String] = [] }
    let (outer, inner) = (Maker(), Maker())
    outer.accessibilityIdentifier = "outer"
    inner.accessibilityIdentifier = "inner"
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    #expect(Maker.log.names == ["inner", "outer"])
    inner.setNeedsUpdateConstraints()
    outer.layoutIfNeeded()
    #expect(Maker.log.names == ["inner", "outer", "inner"])
  }

  @Test("A bound that is endless says nothing")
  func endless() {
    let view = Block(50, 50)
    add(view)
    view.widthAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude).isActive = true
    view.heightAnchor.constraint(lessThanOrEqualToConstant: 1e8).isActive = true
    root.layoutIfNeeded()
    #expect(line(view.frame) == "0 0 50 50")
  }

  @Test("A layout that constraints leave open is told, and is the same each time")
  func ambiguity() {
    let view = Block(-1, -1)
    add(view)
    #expect(view.hasAmbiguousLayout)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
    ])
    #expect(!view.hasAmbiguousLayout)
    #expect(view.constraintsAffectingLayout(for: .vertical).count == 2)
  }
}

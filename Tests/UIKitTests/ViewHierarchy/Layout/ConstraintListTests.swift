import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Constraints that views hold, and the anchors they join", .timeLimit(.minutes(10)))
struct ConstraintListTests {
  private func stage() -> (UIView, Block) {
    let stage = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let block = Block(40, 20)
    stage.addSubview(block)
    return (stage, block)
  }

  @Test("A constraint that is added holds, and one that is removed does not")
  func addingAndRemoving() {
    let (stage, block) = stage()
    let left = block.leftAnchor.constraint(equalTo: stage.leftAnchor, constant: 10)
    let top = block.topAnchor.constraint(equalTo: stage.topAnchor, constant: 5)
    let low = block.topAnchor.constraint(equalTo: stage.topAnchor, constant: 50)
    stage.addConstraint(left)
    stage.addConstraints([top])
    #expect(left.isActive && top.isActive)
    #expect(stage.constraints.contains(left))
    stage.layoutIfNeeded()
    #expect(line(block.frame) == "10 5 40 20")
    stage.removeConstraint(top)
    #expect(!top.isActive)
    stage.addConstraint(low)
    stage.layoutIfNeeded()
    #expect(line(block.frame) == "10 50 40 20")
    stage.removeConstraints([left, low])
    #expect(stage.constraints.isEmpty)
  }

  @Test("Anchors are joined with those of their own direction, and sizes by shares of each other")
  func anchors() {
    let (stage, block) = stage()
    let across: [(NSLayoutXAxisAnchor, NSLayoutXAxisAnchor)] = [(block.centerXAnchor, stage.centerXAnchor)]
    let down: [(NSLayoutYAxisAnchor, NSLayoutYAxisAnchor)] = [(block.bottomAnchor, stage.bottomAnchor)]
    let width: NSLayoutDimension = block.widthAnchor
    func join<Axis: AnyObject>(_ first: NSLayoutAnchor<Axis>, _ second: NSLayoutAnchor<Axis>) {
      first.constraint(equalTo: second).isActive = true
    }
    for (own, other) in across { join(own, other) }
    for (own, other) in down { join(own, other) }
    width.constraint(equalTo: stage.widthAnchor, multiplier: 0.5).isActive = true
    stage.layoutIfNeeded()
    #expect(line(block.frame) == "50 80 100 20")
  }

  private final class Counter: UIView {
    var count = 0
    override func updateConstraints() {
      count += 1
      super.updateConstraints()
    }
  }

  @Test("A view that asks for its constraints makes them once, before the next layout")
  func updates() {
    let view = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    let before = view.count
    #expect(!view.needsUpdateConstraints())
    view.setNeedsUpdateConstraints()
    view.setNeedsUpdateConstraints()
    #expect(view.needsUpdateConstraints())
    #expect(view.count == before)
    view.layoutIfNeeded()
    #expect(view.count == before + 1)
    #expect(!view.needsUpdateConstraints())
  }

  @Test("What stands on the keyboard's guide stands above what covers the lower end of the screen")
  func keyboard() async throws {
    let page = UIViewController()
    let block = Block(100, 30)
    page.loadViewIfNeeded()
    page.view.addSubview(block)
    let guide: UIKeyboardLayoutGuide = page.view.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      block.bottomAnchor.constraint(equalTo: guide.topAnchor),
      block.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
    ])
    try await hosting(page) { _ in
      let bottom = page.view.bounds.height - page.view.safeAreaInsets.bottom
      #expect(page.view.safeAreaInsets.bottom > 0)
      #expect(block.frame.maxY == bottom)
    }
  }

  private final class Follower: UIView {
    var log: [String] = []
    override func updateProperties() { log.append("properties") }
    override func layoutSubviews() { log.append("layout") }
  }

  @Test("What follows from observed values is set once, before the view is laid out")
  func properties() {
    let view = Follower(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    #expect(view.log == ["properties", "layout"])
    view.log = []
    view.setNeedsUpdateProperties()
    view.setNeedsUpdateProperties()
    #expect(view.log.isEmpty)
    view.layoutIfNeeded()
    #expect(view.log == ["properties", "layout"])
    view.log = []
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.log == ["layout"])
  }
}

import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("What lies in a view that a finger scrolls", .timeLimit(.minutes(10)))
struct DraggedContentTests {
  /// Takes touches from buttons, too.
  private final class Eager: UIScrollView {
    override func touchesShouldCancel(in view: UIView) -> Bool { true }
  }

  private func log(_ control: UIControl) -> () -> [String] {
    final class Log { var words: [String] = [] }
    let log = Log()
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchUpInside, "up"), (.touchCancel, "cancel"), (.touchDragInside, "inside"),
    ]
    for (event, name) in events {
      control.addAction(UIAction(identifier: .init(name)) { _ in log.words.append(name) }, for: event)
    }
    return { log.words }
  }

  private func page(_ scroll: UIScrollView, _ button: UIButton) -> UIView {
    scroll.frame = CGRect(x: 0, y: 100, width: 300, height: 400)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 300, height: 2000)
    button.frame = CGRect(x: 0, y: 200, width: 300, height: 60)
    scroll.addSubview(button)
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    page.addSubview(scroll)
    return page
  }

  @Test("Z20: a drag that begins on a button scrolls and does not press it; a tap presses it")
  func delayed() async throws {
    let (scroll, button) = (UIScrollView(), UIButton(type: .system))
    button.setTitle("Pay", for: .normal)
    let words = log(button)
    try await hosting(page(scroll, button), startsVoiceOver: false) { screen in
      try await screen.assistiveTouch.drag(from: Point(x: 150, y: 330), to: Point(x: 150, y: 220))
      #expect(scroll.contentOffset.y == 100)
      #expect(words() == [])
      try await screen.assistiveTouch.press(on: "Pay")
      #expect(words() == ["down", "up"])
    }
  }

  @Test("A button under a finger that rests has the touch, and keeps it unless the view takes it")
  func resting() async throws {
    for (scroll, isTaken) in [(UIScrollView(), false), (Eager(), true)] {
      let button = UIButton(type: .system)
      let words = log(button)
      try await hosting(page(scroll, button), startsVoiceOver: false) { screen in
        let finger = Finger(screen: screen)
        scroll.decelerationRate = .init(rawValue: 0)
        finger.down(150, 330)
        #expect(words() == [])
        try await screen.advance(by: .milliseconds(200))
        #expect(words() == ["down"])
        finger.move(150, 280)
        finger.up(150, 280)
        #expect(words() == (isTaken ? ["down", "cancel"] : ["down", "inside", "up"]))
        #expect(scroll.contentOffset.y == (isTaken ? 40 : 0))
        scroll.canCancelContentTouches = false
        finger.down(150, 310)
        try await screen.advance(by: .milliseconds(200))
        finger.move(150, 250)
        finger.up(150, 250)
        #expect(scroll.contentOffset.y == (isTaken ? 40 : 0))
      }
    }
  }

  @Test("Touches are not delayed where the view is told so, and begin in no view that it refuses")
  func immediate() async throws {
    final class Picky: UIScrollView {
      override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool
      {
        !(view is UIButton)
      }
    }
    for (scroll, heard) in [(UIScrollView(), ["down", "up"]), (Picky(), [])] {
      let button = UIButton(type: .system)
      let words = log(button)
      scroll.delaysContentTouches = false
      try await hosting(page(scroll, button), startsVoiceOver: false) { screen in
        let finger = Finger(screen: screen)
        finger.down(150, 330)
        #expect(words() == Array(heard.prefix(1)))
        finger.up(150, 330)
        #expect(words() == heard)
      }
    }
  }

  @Test("Z20: a table is scrolled by a drag, its rows come, and none is chosen; a tap chooses one")
  func table() async throws {
    final class Dogs: Kennel {
      var chosen: [Int] = []
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen.append(indexPath.row)
      }
    }
    let dogs = Dogs(count: 200, cellType: MeasuredDogCell.self) { Dog(name: "Dog \($0)", facts: []) }
    try await hosting(dogs) { screen in
      let third = try screen.element(named: "Dog 3, beagle").frame.minY
      try await screen.assistiveTouch.drag(from: Point(x: 150, y: 780), to: Point(x: 150, y: 670))
      #expect(try screen.element(named: "Dog 3, beagle").frame.minY == third - 100)
      let last = try #require(dogs.tableView.indexPathsForVisibleRows?.last?.row)
      try await screen.assistiveTouch.drag(from: Point(x: 150, y: 780), to: Point(x: 150, y: 100))
      #expect(dogs.chosen == [])
      let row = try #require(dogs.tableView.indexPathsForVisibleRows?.last?.row)
      #expect(row > last)
      #expect(screen.tree.stops.contains { screen.tree[$0]?.label?.string.hasPrefix("Dog \(row)") == true })
      try await screen.assistiveTouch.press(at: Point(x: 150, y: 400))
      #expect(dogs.chosen.count == 1)
    }
  }

  @Test("Z20: a wheel above a table is pulled by a finger, once, and its words are there until it is over")
  func refresh() async throws {
    let dogs = Kennel(count: 3) { Dog(name: "Dog \($0)", facts: []) }
    var loads = 0
    dogs.loadViewIfNeeded()
    let wheel = UIRefreshControl(frame: .zero, primaryAction: UIAction { _ in loads += 1 })
    dogs.tableView.refreshControl = wheel
    try await hosting(dogs, startsVoiceOver: false) { screen in
      let touch = screen.assistiveTouch
      try await touch.drag(from: Point(x: 150, y: 300), to: Point(x: 150, y: 350))
      #expect(loads == 0)
      try await touch.drag(from: Point(x: 150, y: 300), to: Point(x: 150, y: 600))
      #expect(loads == 1)
      #expect(screen.tree.stops.contains { screen.tree[$0]?.label?.string == "In progress" })
      wheel.endRefreshing()
      try await touch.drag(from: Point(x: 150, y: 300), to: Point(x: 150, y: 600))
      #expect(loads == 2)
    }
  }

  @Test("Z20: a drag puts the keyboard away where the view is told so")
  func keyboard() async throws {
    let (scroll, button) = (UIScrollView(), UIButton(type: .system))
    let page = page(scroll, button)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.placeholder = "Name"
    scroll.addSubview(field)
    try await hosting(page, startsVoiceOver: false) { screen in
      for (mode, isEdited) in [(UIScrollView.KeyboardDismissMode.none, true), (.onDrag, false)] {
        scroll.contentOffset = .zero
        scroll.keyboardDismissMode = mode
        try await screen.assistiveTouch.press(on: "Name")
        #expect(field.isFirstResponder)
        try await screen.assistiveTouch.drag(from: Point(x: 150, y: 450), to: Point(x: 150, y: 420))
        #expect(field.isFirstResponder == isEdited)
      }
    }
  }

  @Test("Z20: two fingers of the pointer magnify what the delegate names, within the limits")
  func pinch() async throws {
    final class Witness: NSObject, UIScrollViewDelegate {
      let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      var log: [String] = []
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
      func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        log.append("begins \(view === picture)")
      }
      func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("zoom") }
      func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        log.append("ends at \((scale * 10).rounded() / 10)")
      }
    }
    let (scroll, witness) = (UIScrollView(), Witness())
    let page = page(scroll, UIButton())
    let delegate: any UIScrollViewDelegate = witness
    scroll.delegate = delegate
    scroll.contentSize = CGSize(width: 300, height: 400)
    scroll.addSubview(witness.picture)
    scroll.maximumZoomScale = 3
    try await hosting(page, startsVoiceOver: false) { screen in
      let touch = screen.assistiveTouch
      try await touch.send(.perform(.function(.pinch)))
      try await touch.press(at: Point(x: 150, y: 300))
      #expect(witness.log.first == "begins true")
      #expect(witness.log.last == "ends at 2.0")
      #expect(witness.log.count { $0.hasPrefix("ends") } == 1)
      #expect(abs(scroll.contentOffset.x - 150) < 1 && abs(scroll.contentOffset.y - 200) < 1)
      try await touch.send(.perform(.function(.pinch)))
      try await touch.press(at: Point(x: 150, y: 300))
      #expect(scroll.zoomScale == 3)
    }
  }
}

import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("What controls do when they are used", .timeLimit(.minutes(10)))
struct ControlTests {
  @MainActor
  final class Witness: NSObject {
    var log: [String] = []
    func pushed() { log.append("pressed") }
    func pressed(by sender: UIButton) { log.append("pressed by \(sender.currentTitle ?? "")") }
    func pressed(by sender: UIButton, with event: UIEvent) {
      log.append("event \(event.allTouches?.count ?? 0)")
    }
    func tapped(_ recognizer: UITapGestureRecognizer) {
      log.append("tapped at \(Int(recognizer.location(in: recognizer.view).x))")
    }
    func acted(_ action: UIAccessibilityCustomAction) -> Bool {
      log.append(action.name)
      return action.name == "Call"
    }
    func wrong(_ sender: UITableView) { log.append("wrong") }
  }

  @Test("A button does its actions and calls its targets, in the order in which they were added")
  func button() async throws {
    let witness = Witness()
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    button.setTitle("Save", for: .normal)
    button.addTarget(witness, action: Selector(Witness.pushed), for: .touchUpInside)
    button.addTarget(witness, action: Selector(Witness.pressed(by:)), for: .touchUpInside)
    button.addTarget(witness, action: Selector(Witness.pressed(by:with:)), for: .touchDown)
    button.addTarget(nil, action: Selector { witness.log.append("bound") }, for: .touchUpInside)
    button.addAction(UIAction { _ in witness.log.append("action") }, for: .primaryActionTriggered)
    try await hosting(button) { screen in
      try await screen.activate("Save")
      #expect(witness.log == ["event 1", "pressed", "pressed by Save", "bound", "action"])
      button.isEnabled = false
      try await screen.advance(by: .zero)
      try await screen.voiceOver.doubleTap()
      #expect(witness.log.count == 5)
    }
  }

  @Test("An action with a known identifier is replaced, and taken away for some events")
  func identifiers() {
    let control = UIControl()
    var log: [Int] = []
    let name = UIAction.Identifier("name")
    control.addAction(UIAction(identifier: name) { _ in log.append(1) }, for: .touchUpInside)
    control.addAction(UIAction(identifier: name) { _ in log.append(2) }, for: .valueChanged)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    #expect(log == [2, 2])
    control.removeAction(identifiedBy: name, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log == [2, 2])
  }

  @Test("A target that is gone is passed over, and one that does not fit is told")
  func targets() async throws {
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    button.setTitle("Save", for: .normal)
    let kept = Witness()
    do {
      let gone = Witness()
      button.addTarget(gone, action: Selector(Witness.pressed(by:)), for: .touchUpInside)
    }
    button.addTarget(kept, action: Selector(Witness.wrong), for: .touchUpInside)
    try await hosting(button) { screen in
      try await screen.activate("Save")
      #expect(kept.log == [])
      let messages = await screen.takeDiagnostics().map(\.message)
      #expect(messages.count == 1)
      #expect(messages.first?.hasPrefix("An action of UIButton was not performed") == true)
    }
  }

  @Test("A tap on a view is recognised there or further out, but never through a control")
  func gestures() async throws {
    let witness = Witness()
    let outer = UIView(frame: CGRect(x: 0, y: 60, width: 300, height: 200))
    outer.addGestureRecognizer(UITapGestureRecognizer(target: witness, action: Selector(Witness.tapped)))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Words"
    let button = UIButton(frame: CGRect(x: 0, y: 50, width: 100, height: 20))
    button.setTitle("Press", for: .normal)
    for view in [label, button] as [UIView] { outer.addSubview(view) }
    try await hosting(outer) { screen in
      try await screen.activate("Words")
      #expect(witness.log == ["tapped at 50"])
      try await screen.activate("Press")
      #expect(witness.log == ["tapped at 50"])
      outer.gestureRecognizers?.first?.isEnabled = false
      try await screen.activate("Words")
      #expect(witness.log == ["tapped at 50"])
      #expect(try screen.element(named: "Words").respondsToUserInteraction == false)
    }
  }

  @Test("Touches go along the responder chain until one keeps them")
  func touches() async throws {
    final class Pad: UIView {
      var places: [CGPoint] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        places += touches.map { $0.location(in: self) }
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        places += touches.map { $0.location(in: self) }
      }
    }
    let pad = Pad(frame: CGRect(x: 10, y: 60, width: 100, height: 100))
    pad.addSubview(UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)))
    try await hosting(pad) { screen in
      #expect(screen.ask(.tap(Point(x: 25, y: 75))) == .handled(by: nil))
      #expect(pad.places == [CGPoint(x: 15, y: 15), CGPoint(x: 15, y: 15)])
      #expect(screen.ask(.tap(Point(x: 300, y: 300))) == .declined)
    }
  }

  @Test("Custom actions run their handler, or the method of their target, and tell whether it was done")
  func customActions() async throws {
    let witness = Witness()
    let view = UIView(frame: CGRect(x: 0, y: 60, width: 100, height: 100))
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Shelter"
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Call", target: witness, selector: Selector(Witness.acted)),
      UIAccessibilityCustomAction(name: "Refuse", target: witness, selector: Selector(Witness.acted)),
      UIAccessibilityCustomAction(name: "Map") { action in
        witness.log.append("map of \(action.name)")
        return true
      },
      UIAccessibilityCustomAction(name: "") { _ in true },
    ]
    try await hosting(view) { screen in
      let id = try screen.element(named: "Shelter").id
      #expect(try screen.element(named: "Shelter").actions.map(\.name) == ["Call", "Refuse", "Map"])
      #expect(screen.heard.first == "Shelter. Actions available.")
      #expect(screen.ask(.perform(id, .init(rawValue: 0))) == .handled(by: id))
      #expect(screen.ask(.perform(id, .init(rawValue: 1))) == .declined)
      #expect(screen.ask(.perform(id, .init(rawValue: 2))) == .handled(by: id))
      #expect(screen.ask(.perform(id, .init(rawValue: 3))) == .failed(.stale))
      #expect(witness.log == ["Call", "Refuse", "map of Map"])
    }
  }

  @Test("Escape, magic tap and scrolling go outwards until one answers; so do elements without views")
  func bubbling() async throws {
    final class Stage: UIViewController {
      var log: [String] = []
      override func accessibilityPerformEscape() -> Bool {
        log.append("escape")
        return true
      }
      override func accessibilityPerformMagicTap() -> Bool {
        log.append("magic")
        return true
      }
      override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        log.append("scroll \(direction)")
        return direction == .down
      }
    }
    let stage = Stage()
    try await hosting(stage) { screen in
      let label = UILabel(frame: CGRect(x: 0, y: 60, width: 100, height: 20))
      label.text = "inner"
      let map = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 20))
      let road = UIAccessibilityElement(accessibilityContainer: map)
      road.accessibilityLabel = "road"
      road.accessibilityFrameInContainerSpace = map.bounds
      map.accessibilityElements = [road]
      stage.view.addSubview(label)
      stage.view.addSubview(map)
      try await screen.advance(by: .zero)
      let (inner, outer) = (try screen.element(named: "inner").id, try screen.element(named: "road").id)
      #expect(screen.ask(.escape(inner)) == .handled(by: nil))
      #expect(screen.ask(.magicTap(outer)) == .handled(by: nil))
      #expect(screen.ask(.magicTap(nil)) == .declined)
      #expect(screen.ask(.scroll(outer, .down)) == .handled(by: nil))
      #expect(screen.ask(.scroll(inner, .left)) == .declined)
      #expect(stage.log == ["escape", "magic", "scroll down", "scroll left"])
    }
  }

  @Test("Escape asks each view around the element in turn up to the first that answers")
  func escapeOutwards() async throws {
    final class Level: UIView {
      var name = ""
      var answers = false
      var note: (String) -> Void = { _ in }
      override func accessibilityPerformEscape() -> Bool {
        note(name)
        return answers
      }
    }
    let witness = Witness()
    let levels = ["outer", "middle", "inner"].map { name in
      let level = Level(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      level.name = name
      level.note = { witness.log.append($0) }
      return level
    }
    levels[0].answers = true
    levels[0].addSubview(levels[1])
    levels[1].addSubview(levels[2])
    let label = UILabel(frame: CGRect(x: 0, y: 60, width: 100, height: 20))
    label.text = "Bailey"
    levels[2].addSubview(label)
    try await hosting(levels[0]) { screen in
      let id = try screen.element(named: "Bailey").id
      #expect(screen.ask(.escape(id)) == .handled(by: nil))
      #expect(witness.log == ["inner", "middle", "outer"])
      levels[1].answers = true
      #expect(screen.ask(.escape(id)) == .handled(by: nil))
      #expect(witness.log == ["inner", "middle", "outer", "inner", "middle"])
    }
  }
}

import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("What stands above the keyboard and in its place", .timeLimit(.minutes(10)))
struct InputViewTests {
  @Test("A bar above the keyboard is met at the end of the screen while the field is edited, and works")
  func accessory() async throws {
    let controller = BarController()
    try await hosting(controller) { screen in
      #expect(screen.names == ["Name", "Pay"])
      try await screen.activate("Name")
      try await screen.voiceOver.send(.lastElement)
      #expect(screen.lastHeard == ["Done, button"])
      let frame = try #require(screen.focused?.frame)
      #expect(frame.maxY <= screen.tree.bottom && frame.minY > screen.tree.bottom - 100)
      try await screen.voiceOver.doubleTap()
      #expect(!controller.field.isEditing)
      #expect(screen.names == ["Name", "Pay"])
    }
  }

  @Test("A view in the place of the keyboard is met and used while the field is edited")
  func replacement() async throws {
    let controller = BarController()
    let stepper = UISlider()
    stepper.accessibilityLabel = "Age"
    stepper.frame.size.height = 200
    controller.field.inputView = stepper
    try await hosting(controller) { screen in
      try await screen.activate("Name")
      #expect(screen.names == ["Name", "Pay", "Done", "Age"])
      try await screen.increment("Age")
      #expect(stepper.value > 0)
      controller.field.inputAccessoryView = nil
      controller.field.reloadInputViews()
      try await screen.advance(by: .zero)
      #expect(screen.names == ["Name", "Pay", "Age"])
    }
  }

  @Test("A controller that takes what is typed shows its own bar")
  func controllerBar() async throws {
    let controller = ChatController()
    try await hosting(controller) { screen in
      let tour = try await screen.tour()
      #expect(tour.stops.map(\.utterance.text) == ["Send, button"])
    }
  }

  @Test("FK2: views with a name for keys are gone through as one group, and what lies in them too")
  func focusGroups() async throws {
    let rows = ["Bold", "Italic", "Pay"].map { title in
      UIButton(type: .system, primaryAction: UIAction(title: title) { _ in })
    }
    let format = UIStackView(arrangedSubviews: Array(rows.prefix(2)))
    format.focusGroupIdentifier = "format"
    let stack = UIStackView(arrangedSubviews: [format, rows[2]])
    stack.axis = .vertical
    try await hosting(stack) { screen in
      try await screen.keyboard.press("tab", "tab")
      #expect(await screen.keyboard.focusedElement?.label == "Pay")
      try await screen.keyboard.press("tab", "right")
      #expect(await screen.keyboard.focusedElement?.label == "Italic")
    }
  }

  @Test("FK12: keys enter a group at the view with the highest focusGroupPriority")
  func focusGroupPriorities() async throws {
    let rows = ["Bold", "Italic", "Pay"].map { title in
      UIButton(type: .system, primaryAction: UIAction(title: title) { _ in })
    }
    let format = UIStackView(arrangedSubviews: Array(rows.prefix(2)))
    format.focusGroupIdentifier = "format"
    let stack = UIStackView(arrangedSubviews: [format, rows[2]])
    stack.axis = .vertical
    #expect(rows[1].focusGroupPriority == .ignored)
    let priorities: [UIFocusGroupPriority] = [
      .ignored, .previouslyFocused, .prioritized, .currentlyFocused,
    ]
    #expect(priorities.map(\.rawValue) == priorities.map(\.rawValue).sorted())
    rows[1].focusGroupPriority = .prioritized
    try await hosting(stack) { screen in
      #expect(try screen.element(named: "Italic").focusPriority == 2000)
      try await screen.keyboard.press("tab")
      #expect(await screen.keyboard.focusedElement?.label == "Italic")
      rows[1].focusGroupPriority = .ignored
      try await screen.advance(by: .zero)
      try await screen.keyboard.press("tab", "tab")
      #expect(await screen.keyboard.focusedElement?.label == "Bold")
    }
  }

  @Test("Nothing is felt of a generator that is only made ready")
  func readyHaptics() async throws {
    let controller = BarController()
    try await hosting(controller) { screen in
      let generators: [UIFeedbackGenerator] = [
        UISelectionFeedbackGenerator(), UIImpactFeedbackGenerator(style: .heavy),
        UINotificationFeedbackGenerator(),
      ]
      for generator in generators { generator.prepare() }
      #expect(screen.device.haptics.isEmpty)
      (generators[1] as? UIImpactFeedbackGenerator)?.impactOccurred()
      #expect(screen.device.haptics == ["impact heavy"])
    }
  }

  @Test("Z21: what an app lets people feel can be read")
  func haptics() async throws {
    let controller = BarController()
    try await hosting(controller) { screen in
      UISelectionFeedbackGenerator().selectionChanged()
      UIImpactFeedbackGenerator(style: .light).impactOccurred()
      UINotificationFeedbackGenerator().notificationOccurred(.error)
      #expect(screen.device.haptics == ["selection", "impact light", "error"])
    }
  }
}

extension Screen {
  /// The names of all stops in reading order.
  fileprivate var names: [String] { tree.stops.map { tree[$0]?.label?.string ?? "" } }
}

extension AccessibilityTree {
  fileprivate var bottom: Double { root.flatMap { self[$0] }?.frame.maxY ?? 0 }
}

private final class BarController: UIViewController {
  let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    field.accessibilityLabel = "Name"
    field.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
    let pay = UIButton(type: .system, primaryAction: UIAction(title: "Pay") { _ in })
    pay.frame = CGRect(x: 20, y: 160, width: 200, height: 40)
    view.addSubview(field)
    view.addSubview(pay)
    let bar = UIToolbar()
    bar.items = [
      UIBarButtonItem(title: "Done", primaryAction: UIAction { [field] _ in field.resignFirstResponder() })
    ]
    bar.sizeToFit()
    field.inputAccessoryView = bar
  }
}

private final class ChatController: UIViewController {
  private lazy var bar: UIView = {
    let send = UIButton(type: .system, primaryAction: UIAction(title: "Send") { _ in })
    send.frame.size = CGSize(width: 300, height: 50)
    return send
  }()

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }
}

import AccessibilityModel
import AppHost
import EarshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("SwiftUI views among UIKit's", .timeLimit(.minutes(10)))
struct HostingControllerTests {
  private struct Counter: View {
    var step = 1
    @State private var count = 0
    @State private var volume = 0.5

    var body: some View {
      VStack {
        Text("\(count) apples")
        Button("Add") { count += step }
        Slider(value: $volume) { Text("Volume") }
        Text("Basket").accessibilityAction(named: "Empty") { count = 0 }
      }
    }
  }

  /// Two labels with a hosted view between them.
  private final class Page<Content: View>: UIViewController {
    let hosting: UIHostingController<Content>
    var escapes = 0

    init(_ content: Content) {
      hosting = UIHostingController(rootView: content)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      for (text, y) in [("Above", 60.0), ("Below", 600.0)] {
        let label = UILabel(frame: CGRect(x: 20, y: y, width: 300, height: 30))
        label.text = text
        view.addSubview(label)
      }
      addChild(hosting)
      hosting.view.frame = CGRect(x: 0, y: 100, width: 393, height: 400)
      view.addSubview(hosting.view)
      hosting.didMove(toParent: self)
    }

    override func accessibilityPerformEscape() -> Bool {
      escapes += 1
      return true
    }
  }

  @Test("Elements of a hosted view stand in the place of its view, and act and change there")
  func inPlace() async throws {
    try await hosting(Page(Counter())) { screen in
      #expect(screen.names == ["Above", "0 apples", "Add", "Volume", "Basket", "Below"])
      let add = try screen.element(named: "Add")
      #expect(add.frame.minY >= 100)
      #expect(add.frame.maxY <= 500)
      #expect(screen.ask(.activate(add.id)) == .handled(by: add.id))
      #expect(screen.names[1] == "1 apples")
      let volume = try screen.element(named: "Volume").id
      #expect(screen.ask(.increment(volume)) == .handled(by: volume))
      #expect(screen.tree[volume]?.value?.string == "60%")
      let basket = try screen.element(named: "Basket")
      #expect(basket.actions.map(\.name.string) == ["Empty"])
      #expect(screen.ask(.perform(basket.id, basket.actions[0].id)) == .handled(by: basket.id))
      #expect(screen.names[1] == "0 apples")
    }
  }

  @Test("What views do not take goes on along the responder chain around their controller")
  func chain() async throws {
    let page = Page(Counter())
    try await hosting(page) { screen in
      let add = try screen.element(named: "Add").id
      #expect(screen.ask(.escape(add)) != .declined)
      #expect(page.escapes == 1)
    }
    let own = Noted(0)
    let handling = Page(Text("Panel").accessibilityAction(.escape) { own.value += 1 })
    try await hosting(handling) { screen in
      let panel = try screen.element(named: "Panel").id
      #expect(screen.ask(.escape(panel)) == .handled(by: panel))
      #expect(own.value == 1)
      #expect(handling.escapes == 0)
    }
  }

  @Test("Another root view of the same type keeps what was stored")
  func rootView() async throws {
    let page = Page(Counter())
    try await hosting(page) { screen in
      let add = try screen.element(named: "Add").id
      screen.ask(.activate(add))
      page.hosting.rootView = Counter(step: 10)
      screen.ask(.activate(add))
      #expect(screen.names[1] == "11 apples")
      #expect(page.hosting.rootView.step == 10)
    }
  }

  @Test("A touch on a hosted control is the control's, one beside it goes to the views around")
  func touches() async throws {
    final class Ground: UIViewController {
      var touches = 0
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
    }
    let background = Ground()
    let hosted = UIHostingController(rootView: Counter())
    background.addChild(hosted)
    hosted.view.frame = CGRect(x: 0, y: 100, width: 393, height: 400)
    background.view.addSubview(hosted.view)
    try await hosting(background) { screen in
      let add = try screen.element(named: "Add")
      #expect(screen.ask(.tap(add.frame.center)) != .declined)
      #expect(screen.names[0] == "1 apples")
      #expect(background.touches == 0)
      screen.ask(.tap(Point(x: 5, y: 110)))
      #expect(background.touches == 1)
      #expect(screen.names[0] == "1 apples")
    }
  }

  @Test("A hosted list makes its rows when they are wanted")
  func rows() async throws {
    let list = UIHostingController(rootView: List(0..<500, id: \.self) { Text("Row \($0)") })
    try await hosting(list) { screen in
      #expect(screen.names.first == "Row 0")
      let container = try #require(
        screen.tree.root.flatMap { root in
          screen.tree.subtree(of: root).compactMap { screen.tree[$0] }.first { $0.rows != nil }
        })
      guard case .range(let range)? = screen.ask(.realize(container.id, 300..<301)) else {
        Issue.record("No rows were made.")
        return
      }
      #expect(range.contains(300))
      #expect(screen.names.contains("Row 300"))
    }
  }

  @Test("The view asks for the size of what it shows, and fills what it is given within the safe area")
  func sizes() async throws {
    let box = UIHostingController(rootView: Color.red.frame(width: 120, height: 40))
    #expect(box.sizeThatFits(in: CGSize(width: 300, height: 300)) == CGSize(width: 120, height: 40))
    #expect(box.view.intrinsicContentSize == CGSize(width: 120, height: 40))
    let full = UIHostingController(rootView: Color.clear.accessibilityLabel("Ground"))
    #expect(full.sizeThatFits(in: CGSize(width: 300, height: 200)) == CGSize(width: 300, height: 200))
    try await hosting(full) { screen in
      let background = try screen.element(named: "Ground")
      #expect(background.frame == Rect(x: 0, y: 47, width: 393, height: 771))
    }
  }

  @Test("In a stack of UIKit's, a hosted view has its size, and another one when that changes")
  func stacks() async throws {
    struct Notes: View {
      @State private var count = 1
      var body: some View {
        VStack(spacing: 0) {
          Button("Add") { count += 1 }.frame(height: 40)
          ForEach(0..<count, id: \.self) { Text("Note \($0)").frame(height: 20) }
        }
      }
    }
    let notes = UIHostingController(rootView: Notes())
    notes.sizingOptions = .intrinsicContentSize
    let end = UILabel()
    end.text = "End"
    let stack = UIStackView(arrangedSubviews: [notes.view, end])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    let page = UIViewController()
    page.addChild(notes)
    page.view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 100),
      stack.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
    ])
    try await hosting(page) { screen in
      #expect(screen.names == ["Add", "Note 0", "End"])
      #expect(try screen.element(named: "End").frame.minY == 160)
      screen.ask(.activate(try screen.element(named: "Add").id))
      #expect(screen.names == ["Add", "Note 0", "Note 1", "End"])
      #expect(try screen.element(named: "End").frame.minY == 180)
    }
  }

  @Test("Hosted views follow the person's settings")
  func environment() async throws {
    struct Size: View {
      @Environment(\.dynamicTypeSize) private var size
      var body: some View { Text("\(size)") }
    }
    try await hosting(Page(Size())) { screen in
      #expect(screen.names == ["Above", "large", "Below"])
      RunningApp.current.environment.textSize = "accessibility1"
      try await screen.advance(by: .zero)
      #expect(screen.names == ["Above", "accessibility1", "Below"])
    }
  }

  @Test("Pushed and presented, a hosted view names its screen and closes it from the inside")
  func leaving() async throws {
    struct Detail: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Done") { dismiss() }.navigationTitle("Detail") }
    }
    let first = UIViewController()
    first.title = "First"
    let navigation = UINavigationController(rootViewController: first)
    try await hosting(navigation) { screen in
      navigation.pushViewController(UIHostingController(rootView: Detail()), animated: false)
      RunningApp.current.settle()
      #expect(screen.names == ["First", "Detail", "Done"])
      screen.ask(.activate(try screen.element(named: "Done").id))
      #expect(screen.names == ["First"])
      navigation.present(UIHostingController(rootView: Detail()), animated: false)
      RunningApp.current.settle()
      #expect(screen.names.contains("Done"))
      screen.ask(.activate(try screen.element(named: "Done").id))
      #expect(screen.names == ["First"])
    }
  }

  @Test("The title of a hosted view names its controller, whether that has a parent or not, and follows it")
  func title() async throws {
    struct Dogs: View {
      @State private var count = 2
      var body: some View {
        Button("Add") { count += 1 }.navigationTitle("\(count) dogs")
      }
    }
    let controller = UIHostingController(rootView: Dogs())
    try await hosting(controller) { screen in
      #expect(controller.parent == nil)
      #expect(controller.navigationItem.title == "2 dogs")
      screen.ask(.activate(try screen.element(named: "Add").id))
      #expect(controller.navigationItem.title == "3 dogs")
    }
  }

  @Test("The preferred size is that of the view where that is asked for")
  func preferredSize() async throws {
    let box = UIHostingController(rootView: Color.red.frame(width: 120, height: 40))
    box.sizingOptions = .preferredContentSize
    try await hosting(Page(box.rootView)) { _ in
      box.view.layoutIfNeeded()
      #expect(box.preferredContentSize == CGSize(width: 120, height: 40))
      box.sizingOptions = []
    }
  }
}

import AccessibilityModel
import AppHost
import EarshotTesting
import Testing
import TreeFormat
import UIKit

@MainActor
@Suite("Views and controllers on a screen", .timeLimit(.minutes(10)))
struct WindowHostTests {
  final class Witness: UIViewController {
    var log: [String] = []
    let name: String

    init(_ name: String) {
      self.name = name
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
      fatalError("There is no archive of a witness.")
    }

    override func viewDidLoad() { log.append("loaded") }
    override func viewWillAppear(_ animated: Bool) { log.append("appears") }
    override func viewIsAppearing(_ animated: Bool) { log.append("appearing \(Int(view.bounds.width))") }
    override func viewDidAppear(_ animated: Bool) { log.append("appeared") }
    override func viewWillDisappear(_ animated: Bool) { log.append("leaves") }
    override func viewDidDisappear(_ animated: Bool) { log.append("left") }
  }

  @Test("A controller's view is loaded, appears once it has its place, and leaves at the end")
  func life() async throws {
    let witness = Witness("root")
    #expect(!witness.isViewLoaded)
    try await hosting(witness) { _ in
      #expect(witness.log == ["loaded", "appears", "appearing 393", "appeared"])
      witness.log = []
    }
    #expect(witness.log == ["leaves", "left"])
  }

  @Test("A child appears when its view does, and belongs to its parent")
  func children() async throws {
    let (parent, child) = (Witness("parent"), Witness("child"))
    try await hosting(parent) { _ in
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      #expect(child.log.last == "appeared")
      #expect(child.next === parent.view)
      #expect(parent.children == [child])
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      #expect(child.log.suffix(2) == ["leaves", "left"])
      #expect(child.parent == nil)
    }
  }

  @Test("A view without extent fills what nothing covers; one with an extent keeps it, a cell is a row")
  func availableSpace() async throws {
    let (free, sized) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 30)))
    for view in [free, sized] {
      view.isAccessibilityElement = true
      view.accessibilityLabel = "view"
    }
    try await hosting(free) { screen in
      let element = try screen.element(named: "view")
      #expect(element.frame == Rect(x: 0, y: 47, width: 393, height: 771))
    }
    try await hosting(sized) { screen in
      let element = try screen.element(named: "view")
      #expect(element.frame == Rect(x: 0, y: 47, width: 70, height: 30))
    }
    let cell = DogCell(style: .default, reuseIdentifier: nil)
    cell.show(Dog())
    try await hosting(cell) { screen in
      let element = screen.tree.firstStop.flatMap { screen.tree[$0] }
      #expect(element?.frame == Rect(x: 0, y: 47, width: 393, height: 216))
    }
  }

  @Test("A view that is laid out for the whole screen keeps its place, so that its end is not cut off")
  func wholeScreen() async throws {
    let sized = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let free = UIView()
    for view in [sized, free] {
      let last = UILabel(frame: CGRect(x: 20, y: 810, width: 200, height: 30))
      last.text = "last"
      view.addSubview(last)
    }
    for view in [sized, free] {
      try await hosting(view) { screen in
        let element = try screen.element(named: "last")
        #expect(element.frame == Rect(x: 20, y: 810, width: 200, height: 30))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
      }
    }
  }

  @Test("A new extent of the screen lays everything out anew")
  func environment() async throws {
    let kennel = Kennel(count: 10) { Dog(name: "Dog \($0)") }
    try await hosting(kennel) { screen in
      RunningApp.current.environment.screenSize = Size(width: 852, height: 393)
      try await screen.advance(by: .zero)
      let first = screen.tree.firstStop.flatMap { screen.tree[$0] }
      #expect(first?.frame.size.width == 852)
      #expect(kennel.tableView?.bounds.size == CGSize(width: 852, height: 393))
    }
  }

  @Test("What a preview declares is hosted: a view, a controller, in a size of its own")
  func previews() throws {
    let declarations = [
      PreviewDeclaration("view", file: "A.swift", line: 3, body: { Self.label() }),
      PreviewDeclaration(
        "fitting", traits: { [.sizeThatFitsLayout] }, file: "A.swift", line: 4, body: { Self.label() }),
      PreviewDeclaration(
        "fixed", traits: { [.fixedLayout(width: 90, height: 50)] }, file: "A.swift", line: 5,
        body: { Self.label() }
      ),
      PreviewDeclaration("table", file: "A.swift", line: 6, body: { Kennel(count: 1) { _ in Dog() } }),
    ]
    #expect(declarations.map(\.info.name) == ["view", "fitting", "fixed", "table"])
    #expect(declarations.map(\.info.line) == [3, 4, 5, 6])
    let frames = declarations.map { declaration -> Rect? in
      let host = RunningApp()
      host.start(host.withApp { declaration.makeContent() })
      defer { host.stop() }
      return host.tree.firstStop.flatMap { host.tree[$0]?.frame }
    }
    #expect(frames[0] == Rect(x: 0, y: 47, width: 393, height: 771))
    #expect(frames[1].map { $0.size.height < 30 } == true)
    #expect(frames[2] == Rect(x: 0, y: 47, width: 90, height: 50))
    #expect(frames[3] == Rect(x: 0, y: 47, width: 393, height: 216))
  }

  private static func label() -> UILabel {
    let label = UILabel()
    label.text = "Bailey"
    return label
  }

  @Test("The cursor tells elements that it came and left, and brings what lies outside onto the screen")
  func focus() async throws {
    final class Stop: UIView {
      var log: [String] = []
      override func accessibilityElementDidBecomeFocused() { log.append("focused") }
      override func accessibilityElementDidLoseFocus() { log.append("left") }
    }
    let stops = (0..<40).map { index -> Stop in
      let stop = Stop(frame: CGRect(x: 0, y: index * 50, width: 100, height: 40))
      stop.isAccessibilityElement = true
      stop.accessibilityLabel = "stop \(index)"
      return stop
    }
    let scroll = UIScrollView()
    for stop in stops { scroll.addSubview(stop) }
    scroll.contentSize = CGSize(width: 100, height: 2_000)
    try await hosting(scroll) { screen in
      try await screen.voiceOver.flickRight(times: 20)
      #expect(screen.focused?.label == "stop 20")
      #expect(stops[0].log == ["focused", "left"])
      #expect(stops[20].accessibilityElementIsFocused())
      #expect(!stops[19].accessibilityElementIsFocused())
      let frame = try screen.element(named: "stop 20").frame
      #expect(frame.maxY <= 47 + 771)
      #expect(abs(scroll.contentOffset.y - 269) < 0.01)
    }
  }

  @Test("A notification names a view, or the row that a cell serves, as the place to go to")
  func notifications() async throws {
    let words = Words([["a", "b", "c"]])
    let table = words.table()
    try await hosting(table) { screen in
      UIAccessibility.post(notification: .layoutChanged, argument: table.visibleCells.last)
      try await screen.advance(by: .zero)
      #expect(screen.focused?.label == "c")
    }
  }

  @Test(
    "Ten thousand views are described once; a change describes what is around it, and gives the same tree")
  func caching() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 700))
    for section in 0..<100 {
      let group = UIView(frame: CGRect(x: 0, y: section * 6, width: 300, height: 6))
      for index in 0..<100 {
        let label = UILabel(frame: CGRect(x: index * 3, y: 0, width: 3, height: 6))
        label.text = "\(section) \(index)"
        group.addSubview(label)
      }
      root.addSubview(group)
    }
    let host = RunningApp()
    host.start(host.withApp { WindowHost { .view(root) } })
    defer { host.stop() }
    #expect(host.tree.stops.reduce(0) { count, _ in count + 1 } == 10_000)
    let label = try #require(root.subviews[57].subviews[3] as? UILabel)
    host.withApp {
      label.text = "changed"
      root.subviews[3].isHidden = true
      root.subviews[4].frame.origin.y += 650
    }
    host.settle()
    let labels = host.tree.stops.compactMap { host.tree[$0]?.label?.string }
    #expect(labels.count == 9_900)
    #expect(labels.contains("changed"))
    #expect(!labels.contains("57 3"))
    #expect(labels.suffix(100).first == "4 0")
  }
}

import AccessibilityModel
import AppHost
import EarshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("UIKit views among SwiftUI's", .timeLimit(.minutes(10)))
struct RepresentableTests {
  /// A switch of UIKit's that sets a value of SwiftUI's.
  private struct Flip: UIViewRepresentable {
    @Binding var isOn: Bool
    var name = "Wi-Fi"

    @MainActor
    final class Coordinator: NSObject {
      var isOn: Binding<Bool>
      init(_ isOn: Binding<Bool>) { self.isOn = isOn }
    }

    func makeCoordinator() -> Coordinator { Coordinator($isOn) }

    func makeUIView(context: Context) -> UISwitch {
      let view = UISwitch()
      view.addAction(
        UIAction { [coordinator = context.coordinator] action in
          coordinator.isOn.wrappedValue = (action.sender as? UISwitch)?.isOn ?? false
        }, for: .valueChanged)
      return view
    }

    func updateUIView(_ view: UISwitch, context: Context) {
      view.accessibilityLabel = name
      view.isOn = isOn
    }
  }

  private struct Settings: View {
    @State private var isOn = false

    var body: some View {
      VStack {
        Text("Network")
        Flip(isOn: $isOn)
        Text(isOn ? "Connected" : "Offline")
        Button("Toggle") { isOn.toggle() }
      }
    }
  }

  @Test("A UIKit view is met in its place, sets state and follows it")
  func state() async throws {
    try await hosting(Settings()) { screen in
      #expect(screen.names == ["Network", "Wi-Fi", "Offline", "Toggle"])
      let flip = try screen.element(named: "Wi-Fi")
      #expect(flip.traits.contains(.toggleButton))
      #expect(screen.ask(.activate(flip.id)) == .handled(by: flip.id))
      #expect(screen.names == ["Network", "Wi-Fi", "Connected", "Toggle"])
      #expect(screen.tree[flip.id]?.value != flip.value)
      screen.ask(.activate(try screen.element(named: "Toggle").id))
      #expect(screen.names[2] == "Offline")
      #expect(screen.tree[flip.id]?.value == flip.value)
      #expect(screen.ask(.tap(flip.frame.center)) != .declined)
      #expect(screen.names[2] == "Connected")
    }
  }

  /// Two labels in a view of UIKit's.
  private struct Pair: UIViewRepresentable {
    var isBare = false

    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      guard !isBare else { return view }
      for (index, text) in ["Left", "Right"].enumerated() {
        let label = UILabel(frame: CGRect(x: 100 * index, y: 0, width: 90, height: 30))
        label.text = text
        view.addSubview(label)
      }
      return view
    }

    func updateUIView(_ view: UIView, context: Context) {}

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
      CGSize(width: 200, height: 30)
    }
  }

  @Test("Modifiers around a UIKit view apply to its elements, and make one where there is none")
  func modifiers() throws {
    try HeardScreen.showing {
      VStack {
        Pair()
        Pair().accessibilityHidden(true)
        Pair().accessibilityElement(children: .combine)
        Pair().accessibilityElement(children: .ignore).accessibilityLabel("Both")
        Pair(isBare: true)
        Pair(isBare: true).accessibilityLabel("Map").accessibilityAddTraits(.isImage)
        Pair().accessibilityElement(children: .contain).accessibilityLabel("Group")
      }
    } _: { screen in
      #expect(screen.labels == ["Left", "Right", "Left, Right", "Both", "Map", "Left", "Right"])
      let group = screen.tree.parent(of: screen.stops[6].id).flatMap { screen.tree[$0] }
      #expect(group?.label == "Group")
    }
  }

  @Test("Combining the only element of a UIKit view makes a new one that does the same")
  func combineOne() throws {
    struct Only: View {
      @State private var isOn = false
      var body: some View {
        Flip(isOn: $isOn, name: "Sound").accessibilityElement(children: .combine)
          .accessibilityHint(isOn ? "on" : "off")
      }
    }
    try HeardScreen.showing {
      Only()
    } _: { screen in
      let only = try screen.only()
      #expect(only.label == "Sound")
      #expect(only.hint == "off")
      #expect(screen.ask(.activate(only.id)) == .handled(by: only.id))
      #expect(try screen.only().hint == "on")
    }
  }

  @Test("A slider of UIKit's is adjusted, unless the views around cannot be used")
  func adjusting() throws {
    struct Level: UIViewRepresentable {
      func makeUIView(context: Context) -> UISlider {
        let slider = UISlider()
        slider.accessibilityLabel = context.environment.isEnabled ? "Enabled" : "Disabled"
        slider.value = 0.5
        return slider
      }
      func updateUIView(_ view: UISlider, context: Context) {}
    }
    try HeardScreen.showing {
      VStack {
        Level()
        Level().disabled(true)
      }
    } _: { screen in
      let enabled = try screen.stop("Enabled")
      #expect(screen.ask(.increment(enabled.id)) == .handled(by: enabled.id))
      #expect(try screen.stop("Enabled").value == "60%")
      let disabled = try screen.stop("Disabled")
      #expect(disabled.traits.contains(.notEnabled))
      #expect(screen.ask(.tap(disabled.frame.center)) == .declined)
    }
  }

  private final class Sized: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 40) }
  }

  @Test("A UIKit view keeps to its content where that matters to it, else takes what it is offered")
  func sizes() throws {
    struct Block: UIViewRepresentable {
      var hugs = true
      func makeUIView(context: Context) -> UIView {
        let view = Sized()
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Block"
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] where hugs {
          view.setContentHuggingPriority(.required, for: axis)
        }
        return view
      }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    try HeardScreen.showing {
      Block()
    } _: { screen in
      let frame = try screen.only().frame
      #expect(frame.size == Size(width: 60, height: 40))
      #expect(frame.center == Point(x: 196.5, y: 432.5))
    }
    try HeardScreen.showing {
      Block(hugs: false).frame(width: 200)
    } _: { screen in
      let frame = try screen.only().frame
      #expect(frame.size == Size(width: 200, height: 771))
    }
  }

  @Test("The dots of a UIKit page control keep to the edge that they are put at, and are met behind the page")
  func pageControl() throws {
    struct Dots: UIViewRepresentable {
      func makeUIView(context: Context) -> UIPageControl {
        let dots = UIPageControl()
        dots.numberOfPages = 3
        return dots
      }
      func updateUIView(_ view: UIPageControl, context: Context) {}
    }
    try HeardScreen.showing {
      ZStack(alignment: .bottom) {
        Text("Page").frame(maxWidth: .infinity, maxHeight: .infinity)
        Dots().frame(width: 54)
      }
    } _: { screen in
      #expect(screen.heard().map { $0.prefix(6) } == ["Page", "page 1"])
      #expect(screen.stops[1].frame.size.height < 60)
    }
  }

  @Test("A UIKit view is made once, brought up to date, and cleaned up when it goes")
  func life() throws {
    struct Logged: UIViewRepresentable {
      var number: Int
      let log: Noted<[String]>

      func makeCoordinator() -> Noted<[String]> {
        log.value.append("coordinator")
        return log
      }
      func makeUIView(context: Context) -> UILabel {
        log.value.append("make")
        return UILabel()
      }
      func updateUIView(_ view: UILabel, context: Context) {
        view.text = "Number \(number)"
        log.value.append("update \(number)")
      }
      static func dismantleUIView(_ view: UILabel, coordinator: Noted<[String]>) {
        coordinator.value.append("dismantle \(view.text ?? "")")
      }
    }
    struct Page: View {
      let log: Noted<[String]>
      @State private var number = 1
      var body: some View {
        if number < 3 { Logged(number: number, log: log) }
        Button("Next") { number += 1 }
      }
    }
    let log = Noted<[String]>([])
    try HeardScreen.showing {
      Page(log: log)
    } _: { screen in
      #expect(screen.labels == ["Number 1", "Next"])
      let next = try screen.stop("Next").id
      screen.ask(.activate(next))
      #expect(screen.labels == ["Number 2", "Next"])
      screen.ask(.activate(next))
      #expect(screen.labels == ["Next"])
    }
    #expect(log.value == ["coordinator", "make", "update 1", "update 2", "dismantle Number 2"])
  }

  @Test("A change that UIKit code makes by itself is heard")
  func ownChanges() async throws {
    struct Clock: UIViewRepresentable {
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.text = "Ready"
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { label.text = "Go" }
        return label
      }
      func updateUIView(_ view: UILabel, context: Context) {}
    }
    try await hosting(Clock()) { screen in
      #expect(screen.names == ["Ready"])
      try await screen.advance(by: .seconds(3))
      #expect(screen.names == ["Go"])
    }
  }

  @Test("A controller of UIKit's appears and leaves with its view")
  func controllers() throws {
    final class Witness: UIViewController {
      let log: Noted<[String]>
      init(_ log: Noted<[String]>) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        label.text = "Mail"
        view.addSubview(label)
      }
      override func viewDidAppear(_ animated: Bool) { log.value.append("appeared") }
      override func viewDidDisappear(_ animated: Bool) { log.value.append("left") }
      override func didMove(toParent parent: UIViewController?) {
        log.value.append(parent == nil ? "free" : "owned")
      }
    }
    struct Mail: UIViewControllerRepresentable {
      let log: Noted<[String]>
      func makeUIViewController(context: Context) -> Witness { Witness(log) }
      func updateUIViewController(_ controller: Witness, context: Context) {}
    }
    struct Page: View {
      let log: Noted<[String]>
      @State private var isShown = true
      var body: some View {
        VStack {
          Button("Close") { isShown = false }
          if isShown { Mail(log: log) }
        }
      }
    }
    let log = Noted<[String]>([])
    try HeardScreen.showing {
      Page(log: log)
    } _: { screen in
      #expect(screen.labels == ["Close", "Mail"])
      #expect(log.value == ["owned", "appeared"])
      screen.ask(.activate(try screen.stop("Close").id))
      #expect(screen.labels == ["Close"])
      #expect(log.value == ["owned", "appeared", "left", "free"])
    }
  }

  @Test("SwiftUI in UIKit in SwiftUI in UIKit is reached through all of them")
  func nested() async throws {
    struct Core: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    struct Shell: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UIHostingController<Core> {
        UIHostingController(rootView: Core())
      }
      func updateUIViewController(_ controller: UIHostingController<Core>, context: Context) {}
    }
    struct Outer: View {
      @State private var isOn = true
      var body: some View {
        VStack {
          Shell().accessibilityAction(named: "Explain") { isOn = false }
          Flip(isOn: $isOn)
          Text(isOn ? "Yes" : "No")
        }
      }
    }
    try await hosting(UIHostingController(rootView: Outer())) { screen in
      #expect(screen.names == ["Count 0", "Wi-Fi", "Yes"])
      let core = try #require(screen.stops.first)
      #expect(screen.ask(.activate(core.id)) == .handled(by: core.id))
      #expect(screen.names[0] == "Count 1")
      #expect(screen.tree[core.id]?.actions.map(\.name.string) == ["Explain"])
      screen.ask(.perform(core.id, .init(rawValue: 0)))
      #expect(screen.names == ["Count 1", "Wi-Fi", "No"])
      let flip = try screen.element(named: "Wi-Fi").id
      screen.ask(.activate(flip))
      #expect(screen.names == ["Count 1", "Wi-Fi", "Yes"])
    }
  }

  @Test("VoiceOver walks through both kinds in one sweep, and what is scrolled away comes into sight")
  func sweep() async throws {
    struct Page: View {
      var body: some View {
        ScrollView {
          VStack {
            ForEach(0..<30, id: \.self) { Text("Line \($0)").frame(height: 40) }
            Pair()
          }
        }
      }
    }
    try await hosting(UIHostingController(rootView: Page())) { screen in
      let right = try screen.element(named: "Right")
      #expect(right.frame.minY > 852)
      screen.ask(.focus(right.id))
      #expect(try screen.element(named: "Right").frame.maxY <= 818)
    }
  }
}

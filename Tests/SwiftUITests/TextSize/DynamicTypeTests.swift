import AppHost
import EarshotTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Dynamic Type in views", .timeLimit(.minutes(10)))
struct DynamicTypeTests {
  private typealias Device = EarshotTesting.Screen

  private func frame(_ name: String, on screen: Device) throws -> CGRect {
    let frame = try screen.element(named: name).frame
    return CGRect(x: frame.minX, y: frame.minY, width: frame.size.width, height: frame.size.height)
  }

  private func heights(_ names: String..., on screen: Device) throws -> [CGFloat] {
    var heights: [CGFloat] = []
    for name in names { heights.append(try frame(name, on: screen).height) }
    return heights
  }

  @Test("L1: every style is as high as a line of its row of the table, whatever the size")
  func styles() async throws {
    let fonts: [(Font, [CGFloat])] = [
      (.largeTitle, [38, 41, 70]), (.title, [31, 34, 68]), (.title2, [24, 28, 66]), (.title3, [22, 25, 65]),
      (.headline, [19, 22, 62]), (.body, [19, 22, 62]), (.callout, [18, 21, 60]),
      (.subheadline, [16, 20, 58]),
      (.footnote, [16, 18, 52]), (.caption, [13, 16, 51]), (.caption2, [13, 13, 48]),
    ]
    try await hosting(
      VStack(spacing: 0) {
        ForEach(fonts.indices, id: \.self) { Text(verbatim: "t\($0)").font(fonts[$0].0) }
      }
    ) { screen in
      for (index, size) in [Device.TextSize.xSmall, .large, .accessibility5].enumerated() {
        try await screen.device.setTextSize(size)
        for (row, (_, heights)) in fonts.enumerated() {
          #expect(try frame("t\(row)", on: screen).height == heights[index], "row \(row) at \(size)")
        }
      }
    }
  }

  private struct Sizes: View {
    @ScaledMetric private var body17 = 17.0
    @ScaledMetric(relativeTo: .largeTitle) private var title17 = 17.0

    var body: some View {
      Color.clear.frame(width: body17, height: title17).accessibilityLabel("box")
      Color.clear.frame(width: body17, height: title17).accessibilityLabel("capped")
        .modifier(Capped())
    }
  }

  private struct Capped: ViewModifier {
    func body(content: Content) -> some View { content.dynamicTypeSize(...DynamicTypeSize.large) }
  }

  @Test("L1: a scaled metric grows as lines of its style do, in whole pixels")
  func metrics() async throws {
    try await hosting(VStack { Sizes() }) { screen in
      try await screen.device.setTextSize(.medium)
      let medium = try frame("box", on: screen)
      #expect(abs(medium.width - 49.0 / 3) < 1e-9)
      #expect(abs(medium.height - 17 * 40 / 41) < 1.0 / 6)
      try await screen.device.setTextSize(.accessibility5)
      let largest = try frame("box", on: screen)
      #expect(abs(largest.width - 48) < 1e-9)
      #expect(abs(largest.height - 29) < 1e-9)
    }
  }

  @Test("L1: a family of the app's own grows in whole points with its style; a fixed size never")
  func customFonts() async throws {
    let same = UIFontMetrics(forTextStyle: .title1)
    try await hosting(
      VStack {
        Text(verbatim: "body").font(.custom("DejaVu Sans", size: 17))
        Text(verbatim: "title").font(.custom("DejaVu Sans", size: 17, relativeTo: .title))
        Text(verbatim: "fixed").font(.custom("DejaVu Sans", fixedSize: 17))
      }
    ) { screen in
      let before = try frame("fixed", on: screen)
      try await screen.device.setTextSize(.accessibility5)
      func height(_ size: CGFloat) -> CGFloat { UIFont(name: "DejaVu Sans", size: size)?.lineHeight ?? 0 }
      let grown = same.scaledFont(for: .systemFont(ofSize: 17)).pointSize
      #expect(grown == 34)
      let heights = try heights("body", "title", "fixed", on: screen)
      #expect(abs(heights[0] - height(48)) < 1)
      #expect(abs(heights[1] - height(34)) < 1)
      #expect(heights[2] == before.height)
    }
  }

  @Test("L1: ranges hold the size within them, the inner one within the outer one")
  func ranges() async throws {
    try await hosting(
      VStack(spacing: 0) {
        Text(verbatim: "free")
        VStack(spacing: 0) {
          Text(verbatim: "outer")
          Text(verbatim: "inner").dynamicTypeSize(.medium ... .xLarge)
          Text(verbatim: "wider").dynamicTypeSize(...DynamicTypeSize.accessibility5)
        }
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        Text(verbatim: "fixed").dynamicTypeSize(.large)
      }
    ) { screen in
      try await screen.device.setTextSize(.accessibility5)
      let large = try heights("free", "outer", "inner", "wider", "fixed", on: screen)
      #expect(large == [62, 34, 24, 34, 22])
      try await screen.device.setTextSize(.xSmall)
      let small = try heights("free", "outer", "inner", "wider", "fixed", on: screen)
      #expect(small == [19, 19, 21, 19, 22])
    }
  }

  private struct Card: View {
    @Environment(\.dynamicTypeSize) private var size
    @State private var count = 0

    var body: some View {
      let layout = size.isAccessibilitySize ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
      layout {
        Button("Count \(count)") { count += 1 }
        Text(verbatim: "\(size)")
      }
    }
  }

  @Test("L1: a layout switches with the size, and views keep their state")
  func switching() async throws {
    try await hosting(Card()) { screen in
      try await screen.activate("Count 0")
      #expect(try frame("Count 1", on: screen).midY == frame("large", on: screen).midY)
      try await screen.device.setTextSize(.accessibility1)
      #expect(try frame("Count 1", on: screen).maxY <= frame("accessibility1", on: screen).minY)
      try await screen.device.setTextSize(.large)
      #expect(try frame("Count 1", on: screen).midY == frame("large", on: screen).midY)
    }
  }

  @Test("L1: the first of several views that fits is shown, another one for larger text")
  func fitting() async throws {
    try await hosting(
      ViewThatFits {
        HStack { Text(verbatim: "Happy-go-lucky, excellent hunter") }.accessibilityIdentifier("long")
        Text(verbatim: "Hunter")
      }
    ) { screen in
      #expect(screen.lastHeard == ["Happy-go-lucky, excellent hunter"])
      #expect(try frame("Happy-go-lucky, excellent hunter", on: screen).height == 22)
      try await screen.device.setTextSize(.accessibility3)
      #expect(try frame("Hunter", on: screen).height == 48)
    }
  }

  @Test("L1: lines that do not fit are cut, and as many are shown as are allowed")
  func truncation() async throws {
    let words = String(repeating: "word ", count: 30)
    try await hosting(
      VStack {
        Text(verbatim: words).lineLimit(2)
        Text(verbatim: "all \(words)")
      }
    ) { screen in
      try await screen.device.setTextSize(.accessibility1)
      #expect(try frame(words, on: screen).height == 68)
      #expect(try frame("all \(words)", on: screen).height > 34 * 5)
    }
  }

  @Test("L1: symbols grow with the text around, pictures do not")
  func pictures() async throws {
    try await hosting(
      HStack {
        Image(systemName: "star")
        Image("dog")
      }
    ) { screen in
      let before = try frame("Favorite", on: screen).height
      try await screen.device.setTextSize(.accessibility5)
      #expect(try frame("Favorite", on: screen).height > before * 2.5)
      #expect(try frame("dog", on: screen).height == 44)
    }
  }

  @Test("L1: what stands beside a label stands below it at the sizes for accessibility, in lists and forms")
  func stacking() async throws {
    try await hosting(
      Form {
        LabeledContent("Version", value: "1.4")
        Picker("Breed", selection: .constant(1)) { Text("Beagle").tag(1) }
        Toggle("Alerts", isOn: .constant(true))
      }
    ) { screen in
      let before = try heights("Version", "Breed", "Alerts", on: screen)
      try await screen.device.setTextSize(.accessibility1)
      let stacked = try heights("Version", "Breed", "Alerts", on: screen)
      #expect(stacked[0] >= 68)
      #expect(stacked[1] >= 68)
      #expect(stacked[2] < 68)
      try await screen.device.setTextSize(.large)
      let after = try heights("Version", "Breed", "Alerts", on: screen)
      #expect(after == before)
    }
  }

  @Test("L1: bars keep their size; the large title grows no further than the usual sizes")
  func bars() async throws {
    try await hosting(
      TabView {
        NavigationStack {
          Text(verbatim: "content").navigationTitle("Kennel")
            .toolbar { Button("Edit") {} }
        }
        .tabItem { Text("Dogs") }
      }
    ) { screen in
      let before = [try frame("Edit", on: screen), try frame("Dogs", on: screen)]
      try await screen.device.setTextSize(.accessibility5)
      let after = [try frame("Edit", on: screen), try frame("Dogs", on: screen)]
      #expect(after == before)
      #expect(try frame("Kennel", on: screen).height == 48)
      #expect(try frame("content", on: screen).height == 62)
    }
  }

  private struct Field: UIViewRepresentable {
    let label: UILabel

    func makeUIView(context: Context) -> UILabel {
      label.text = "platform"
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      return label
    }

    func updateUIView(_ uiView: UILabel, context: Context) {}
  }

  @Test("L1: views of the UIKit kind among others follow, within the range around them")
  func representables() async throws {
    let (free, capped) = (UILabel(), UILabel())
    try await hosting(
      VStack {
        Field(label: free)
        Field(label: capped).dynamicTypeSize(...DynamicTypeSize.xLarge)
      }
    ) { screen in
      try await screen.device.setTextSize(.accessibility5)
      #expect([free, capped].map(\.font.pointSize) == [53, 19])
      try await screen.device.setTextSize(.medium)
      #expect([free, capped].map(\.font.pointSize) == [16, 16])
    }
  }

  @Test("L1: views in a controller follow it, within the limits of the views around")
  func hosted() async throws {
    let hosted = UIHostingController(rootView: Text(verbatim: "inside"))
    let parent = UIViewController()
    try await hosting(parent) { screen in
      parent.addChild(hosted)
      hosted.view.frame = parent.view.bounds
      parent.view.addSubview(hosted.view)
      hosted.didMove(toParent: parent)
      try await screen.device.setTextSize(.accessibility5)
      #expect(try frame("inside", on: screen).height == 62)
      parent.view.maximumContentSizeCategory = .accessibilityMedium
      try await screen.advance(by: .zero)
      #expect(try frame("inside", on: screen).height == 34)
    }
  }

  @Test("L1: an app without a window of UIKit's hears of the new size too")
  func news() async throws {
    var heard: [UIContentSizeCategory] = []
    try await hosting(Text(verbatim: "one")) { screen in
      let observer = NotificationCenter.default.addObserver(
        forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated { heard.append(UIApplication.shared.preferredContentSizeCategory) } }
      defer { NotificationCenter.default.removeObserver(observer) }
      try await screen.device.setTextSize(.accessibility2)
      #expect(heard == [.accessibilityLarge])
    }
  }
}

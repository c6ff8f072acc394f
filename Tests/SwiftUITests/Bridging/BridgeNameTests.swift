import EarshotTesting
import Testing

@testable import SwiftUI

@MainActor
@Suite("What stands between SwiftUI and UIKit, by its types", .timeLimit(.minutes(10)))
struct BridgeNameTests {
  @Test("A view and a controller of UIKit's know their coordinator and what the views around have set")
  func contexts() async throws {
    try await hosting(Both().environment(\.locale, Locale(identifier: "de_DE"))) { screen in
      #expect(screen.names == ["view de_DE by coordinator", "controller de_DE by coordinator"])
    }
  }

  @Test("A controller follows the size of its view as far as it is told to")
  func sizes() {
    let preferred: UIHostingControllerSizingOptions = .preferredContentSize
    let screen = Screen { Text("Any") }
    screen.inApp {
      let controller = UIHostingController(rootView: Color.red.frame(width: 40, height: 20))
      controller.loadViewIfNeeded()
      controller.view.layoutIfNeeded()
      #expect(controller.preferredContentSize == .zero)
      controller.sizingOptions = preferred
      controller.view.layoutIfNeeded()
      #expect(controller.preferredContentSize == CGSize(width: 40, height: 20))
      controller.sizingOptions = .intrinsicContentSize
      controller.view.layoutIfNeeded()
      #expect(controller.view.intrinsicContentSize == CGSize(width: 40, height: 20))
      #expect(preferred.union(.intrinsicContentSize).contains(.preferredContentSize))
    }
  }

  @Test("What is carried in several forms is put together by kind, and read in the first that fits")
  func forms() {
    let form = CodableRepresentation<Tagged>(contentType: .json)
    let forms: TransferForms<Tagged> = form.transferForms
    let provider = NSItemProvider()
    provider.register(Tagged(words: "Bailey"))
    #expect(provider.registeredContentTypes == [.json, .utf8PlainText])
    #expect(type(of: forms.transferForms) == TransferForms<Tagged>.self)
  }

  @Test("A window for a value is made of a view that keeps the value")
  func windows() {
    let group: WindowGroup<PresentedWindowContent<String, Text>> = WindowGroup(for: String.self) { $name in
      Text(name ?? "none")
    }
    let screen = Screen { AppView(app: Showing(group: group)) }
    #expect(screen.labels == ["none"])
  }

  @Test("Views and sections of another view are groups of their own")
  func groups() {
    let pair = HStack {
      Text("Bailey")
      Text("Rex")
    }
    let names = ForEach(["Bailey", "Rex"], id: \.self) { Text($0) }
    let views: Group<GroupElementsOfContent<ForEach<[String], String, Text>, Text>> = Group(subviews: names) {
      views in
      Text("\(views.count) views")
    }
    let sections: Group<GroupSectionsOfContent<HStack<TupleView<(Text, Text)>>, Text>> = Group(sections: pair)
    {
      sections in
      Text("\(sections.count) sections")
    }
    let screen = Screen {
      views
      sections
    }
    #expect(screen.labels == ["2 views", "1 sections"])
  }

  @Test("A view that stands for another one in a modifier of the app's own is that one")
  func placeholders() {
    let screen = Screen.availableSpace(100, 100) {
      Box("a", 10, 10).keyframeAnimator(initialValue: 4.0, trigger: 0) {
        (content: PlaceholderContentView<Box>, value: Double) in
        content.padding(.leading, CGFloat(value))
      } keyframes: { _ in
        KeyframeTrack { LinearKeyframe(8.0, duration: 1) }
      }
    }
    #expect(screen.frames == ["a 4 0 10 10"])
  }

  @Test("Rows inside rows of an outline are groups that open")
  func outline() {
    let kinds = [Hound(name: "Dogs", kinds: [Hound(name: "Bailey")])]
    let outline: OutlineGroup<[Hound], Hound.ID, Text, Text, DisclosureGroup<Text, OutlineSubgroupChildren>> =
      OutlineGroup(kinds, children: \.kinds) { Text($0.name) }
    let screen = Screen { outline }
    screen.activate("Dogs")
    #expect(screen.labels == ["Dogs", "Bailey"])
  }
}

private struct Tagged: Codable, Transferable {
  var words: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.words)
  }
}

private struct Showing: App {
  let group: WindowGroup<PresentedWindowContent<String, Text>>

  init() { self.init(group: WindowGroup(for: String.self) { $name in Text(name ?? "none") }) }
  init(group: WindowGroup<PresentedWindowContent<String, Text>>) { self.group = group }

  var body: some Scene { group }
}

private struct Both: View {
  var body: some View {
    Kit().frame(height: 40)
    KitController().frame(height: 40)
  }
}

private struct Kit: UIViewRepresentable {
  func makeCoordinator() -> String { "coordinator" }
  func makeUIView(context: UIViewRepresentableContext<Kit>) -> UILabel { UILabel() }

  func updateUIView(_ view: UILabel, context: UIViewRepresentableContext<Kit>) {
    view.text = "view \(context.environment.locale.identifier) by \(context.coordinator)"
  }
}

private struct KitController: UIViewControllerRepresentable {
  func makeCoordinator() -> String { "coordinator" }

  func makeUIViewController(
    context: UIViewControllerRepresentableContext<KitController>
  ) -> UIViewController {
    let controller = UIViewController()
    controller.view = UILabel()
    return controller
  }

  func updateUIViewController(
    _ controller: UIViewController, context: UIViewControllerRepresentableContext<KitController>
  ) {
    (controller.view as? UILabel)?.text =
      "controller \(context.environment.locale.identifier) by \(context.coordinator)"
  }
}

import EarshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Photos, ratings and other layouts", .timeLimit(.minutes(10)))
struct PhotosTests {
  @Test("A picker of photos is a button that shows the person's photos, and hands over the chosen one")
  func picker() async throws {
    try HeardScreen.showing {
      PhotosPicker(
        selection: .constant([PhotosPickerItem]()), maxSelectionCount: 3, matching: .any(of: [.images])
      ) {
        Image(systemName: "camera").accessibilityLabel("Add photos")
      }
    } _: { screen in
      #expect(screen.heard() == ["Add photos, button"])
    }
    try await withFiles(["beagle.png", "notes.txt"]) { environment in
      try await hosting(Choosing(), environment: environment) { screen in
        try await screen.activate("Change the picture")
        let heard = try await screen.tour().stops.map(\.utterance.text)
        #expect(heard.prefix(3) == ["Cancel, button", "Photos, heading", "beagle, button, image"])
        #expect(!heard.contains { $0.hasPrefix("notes") })
        try await screen.activate("beagle")
        try await screen.advance(by: .seconds(1))
        #expect(try screen.element(named: "10 bytes").label == "10 bytes")
      }
    }
  }

  @Test("Photos are shown while a value is true, as many as may be chosen")
  func presented() async throws {
    try await withFiles(["a.png", "b.png", "c.png"]) { environment in
      try await hosting(Presenting(), environment: environment) { screen in
        try await screen.activate("Choose")
        for name in ["a", "b", "c"] { try await screen.activate(name) }
        #expect(try screen.element(named: "c").traits.contains(.selected) == false)
        try await screen.activate("Add")
        #expect(try screen.element(named: "a.png, b.png").label == "a.png, b.png")
      }
    }
  }

  private final class Desk: UIViewController, PHPickerViewControllerDelegate {
    let button = UIButton(type: .system)
    var results: [[String?]] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      button.setTitle("Choose", for: .normal)
      button.frame = CGRect(x: 0, y: 100, width: 200, height: 44)
      button.addAction(UIAction { [weak self] _ in self?.choose() }, for: .touchUpInside)
      view.addSubview(button)
    }

    private func choose() {
      var configuration = PHPickerConfiguration()
      configuration.filter = .images
      configuration.selectionLimit = 2
      let picker = PHPickerViewController(configuration: configuration)
      picker.delegate = self
      present(picker, animated: false)
    }

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      self.results.append(results.map(\.assetIdentifier))
      picker.dismiss(animated: false)
    }
  }

  @Test("A picker of the UIKit kind tells as many photos as may be chosen, and none where the person leaves")
  func controller() async throws {
    try await withFiles(["a.png", "b.png", "notes.txt"]) { environment in
      let desk = Desk()
      try await hosting(desk, environment: environment) { screen in
        try await screen.activate("Choose")
        let heard = try await screen.tour().stops.map(\.utterance.text)
        #expect(heard.prefix(2) == ["Cancel, button", "Photos, heading"])
        #expect(!heard.contains { $0.hasPrefix("notes") })
        try await screen.activate("b")
        try await screen.activate("a")
        try await screen.activate("Add")
        #expect(desk.results == [["b.png", "a.png"]])
        #expect(desk.presentedViewController == nil)
        try await screen.activate("Choose")
        try await screen.activate("Cancel")
        #expect(desk.results == [["b.png", "a.png"], []])
      }
    }
  }

  @Test("An item of a library that is not there cannot be had")
  func items() async {
    let item = PhotosPickerItem(itemIdentifier: "bailey")
    #expect(item.itemIdentifier == "bailey")
    await #expect(throws: CocoaError.self) { try await item.loadTransferable(type: Data.self) }
  }

  @Test("Asking to be rated shows nothing, and the developer is told")
  func reviews() {
    let screen = Screen { Rating() }
    screen.activate("Rate")
    #expect(screen.labels == ["Rate"])
    #expect(screen.told == ["The app asks to be rated. There is no shop here; nothing is shown."])
  }

  @Test("A grid as a layout lines rows up as the view does")
  func gridLayout() {
    let screen = Screen {
      AnyLayout(GridLayout(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0)) {
        GridRow {
          Text("Age").frame(width: 60, height: 20, alignment: .leading)
          Text("3").frame(width: 20, height: 20, alignment: .leading)
        }
        GridRow {
          Text("Name").frame(width: 40, height: 20, alignment: .leading)
          Text("Bailey").frame(width: 50, height: 20, alignment: .leading)
        }
      }
    }
    let lefts = ["Age", "3", "Name", "Bailey"].compactMap { screen.element($0)?.frame.minX }
    #expect(lefts.count == 4 && lefts[0] == lefts[2] && lefts[1] == lefts[3])
    #expect(lefts.count == 4 && lefts[1] - lefts[0] == 70)
  }
}

extension Screen {
  /// What the developer was told, in words.
  fileprivate var told: [String] { host.takeDiagnostics().map(\.message) }
}

private struct Choosing: View {
  @State private var item: PhotosPickerItem?
  @State private var size: Int?

  var body: some View {
    PhotosPicker("Change the picture", selection: $item, matching: .images)
    Text(size.map { "\($0) bytes" } ?? "none")
      .task(id: item) { size = try? await item?.loadTransferable(type: Data.self)?.count }
  }
}

private struct Presenting: View {
  @State private var isPresented = false
  @State private var items: [PhotosPickerItem] = []

  var body: some View {
    Text(items.compactMap(\.itemIdentifier).joined(separator: ", "))
      .photosPicker(isPresented: $isPresented, selection: $items, maxSelectionCount: 2)
    Button("Choose") { isPresented = true }
  }
}

private struct Rating: View {
  @Environment(\.requestReview) private var requestReview

  var body: some View { Button("Rate") { requestReview() } }
}

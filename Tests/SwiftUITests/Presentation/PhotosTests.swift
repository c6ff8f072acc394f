import SwiftUI
import Testing

@MainActor
@Suite("Photos, ratings and other layouts")
struct PhotosTests {
  @Test("A picker of photos is a button; nothing is chosen, and the developer is told")
  func picker() throws {
    try HeardScreen.showing {
      Choosing()
      PhotosPicker(
        selection: .constant([PhotosPickerItem]()), maxSelectionCount: 3, matching: .any(of: [.images])
      ) {
        Image(systemName: "camera").accessibilityLabel("Add photos")
      }
    } _: { screen in
      #expect(screen.heard() == ["Change the picture, button", "none", "Add photos, button"])
    }
    let screen = Screen { Choosing() }
    screen.activate("Change the picture")
    #expect(screen.labels == ["Change the picture", "none"])
    #expect(screen.told == ["The app asks for photos. There is no library here; nothing is chosen."])
  }

  @Test("A library that is shown while a value is true is left again")
  func presented() {
    let screen = Screen { Presenting() }
    screen.activate("Choose")
    #expect(screen.labels == ["closed", "Choose"])
    #expect(screen.told.count == 1)
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

  var body: some View {
    PhotosPicker("Change the picture", selection: $item, matching: .images)
    Text(item == nil ? "none" : "one")
  }
}

private struct Presenting: View {
  @State private var isPresented = false
  @State private var items: [PhotosPickerItem] = []

  var body: some View {
    Text(isPresented ? "open" : "closed").photosPicker(isPresented: $isPresented, selection: $items)
    Button("Choose") { isPresented = true }
  }
}

private struct Rating: View {
  @Environment(\.requestReview) private var requestReview

  var body: some View { Button("Rate") { requestReview() } }
}

import AccessibilityModel
import Drawing
import EarshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("The room that the keyboard leaves in pictures", .timeLimit(.minutes(10)))
struct KeyboardRoomTests {
  /// Where the keys begin on a screen of 852 points: 4 rows of 54, a bar of 44 and 76 below them.
  private static let keys = 852 - 336

  /// The rows of a picture in which something is red.
  private func redRows(in picture: Picture) -> [Int] {
    let bitmap = Bitmap(png: picture.png, width: picture.width, height: picture.height)
    return (0..<picture.height).filter { y in
      (0..<picture.width / 4).contains { x in
        let color = bitmap.color(x: x * 4, y: y)
        return color.red > 0.8 && color.green < 0.2 && color.blue < 0.2
      }
    }
  }

  private struct Letter: View {
    @State private var name = ""

    var body: some View {
      VStack {
        Spacer()
        TextField("Name", text: $name).frame(height: 30).background(Color(red: 1, green: 0, blue: 0))
      }
    }
  }

  private struct Barred: View {
    @State private var name = ""

    var body: some View {
      VStack {
        TextField("Name", text: $name)
        Spacer()
      }
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Color(red: 1, green: 0, blue: 0).frame(width: 60, height: 20)
        }
      }
    }
  }

  @Test("A field at the lower edge is drawn above the keys while somebody types, and heard where it was")
  func field() async throws {
    try await hosting(Letter()) { screen in
      let request = PictureRequest(scale: 1)
      let atRest = redRows(in: try await screen.picture(request))
      #expect(try #require(atRest.last) > 790)
      try await screen.activate("Name")
      let heard = try screen.element(named: "Name").frame
      let rows = redRows(in: try await screen.picture(request))
      let (first, last) = (try #require(rows.first), try #require(rows.last))
      #expect(last < Self.keys && last > Self.keys - 20)
      #expect(last - first >= 28)
      #expect(try screen.element(named: "Name").frame == heard)
      #expect(heard.minY > 700)
    }
  }

  @Test("A bar for the keyboard is drawn right above the keys, and only while somebody types")
  func bar() async throws {
    try await hosting(Barred()) { screen in
      let request = PictureRequest(scale: 1)
      #expect(redRows(in: try await screen.picture(request)).isEmpty)
      try await screen.activate("Name")
      let rows = redRows(in: try await screen.picture(request))
      #expect(rows.count >= 19 && rows.count <= 21)
      #expect(try #require(rows.last) < Self.keys)
      #expect(try #require(rows.first) >= Self.keys - 44)
    }
  }

  /// A field at the lower edge, with a bar for the keyboard.
  private struct BarredLetter: View {
    var body: some View {
      Letter().toolbar { ToolbarItem(placement: .keyboard) { Button("Done") {} } }
    }
  }

  @Test("A field at the lower edge is drawn above the bar for the keyboard as well")
  func fieldAboveBar() async throws {
    try await hosting(BarredLetter()) { screen in
      try await screen.activate("Name")
      let rows = redRows(in: try await screen.picture(PictureRequest(scale: 1)))
      #expect(try #require(rows.last) <= Self.keys - 44)
      #expect(try #require(rows.last) > Self.keys - 64)
      #expect(rows.count >= 29)
    }
  }
}

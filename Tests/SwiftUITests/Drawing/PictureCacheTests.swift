import Drawing
import EarshotTesting
import SwiftUI
import Testing

/// Something to feed, whose label and place change.
private struct Meals: View {
  @State private var meals = 0

  var body: some View {
    VStack(spacing: 40) {
      Text("Meals").font(.title)
      Button("Feed Juno, \(meals) meals") { meals += 1 }
      if meals > 0 { Text("Fed").padding(12).background(.yellow.opacity(0.4)) }
    }
  }
}

@MainActor
@Suite("Pictures of which only what is otherwise is drawn and told", .timeLimit(.minutes(10)))
struct PictureCacheTests {
  /// A part put on a picture.
  private func put(_ png: [UInt8], _ part: Picture.Part, on bitmap: Bitmap) -> Bitmap {
    let piece = Bitmap(png: png, width: part.width, height: part.height)
    var pixels = bitmap.pixels
    for row in 0..<part.height {
      for column in 0..<part.width {
        pixels[(part.y + row) * bitmap.width + part.x + column] = piece.pixels[row * part.width + column]
      }
    }
    return Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels)
  }

  @Test("B9: the parts put on each other are after each step the picture that is drawn by itself")
  func parts() async throws {
    try await hosting(Meals()) { screen in
      let first = try await screen.picture(PictureRequest(scale: 1, former: 0), overlays: [.cursor])
      #expect(first.part == nil)
      var seen = Bitmap(png: first.png, width: first.width, height: first.height)
      var number = first.number
      for step in [
        "right", "left", "right", "double tap", "double tap", "zoom on", "three-finger double tap", "right",
        "three-finger double tap", "text size accessibility1", "appearance dark", "left",
      ] {
        try await screen.drive(step)
        let whole = try await screen.picture(PictureRequest(scale: 1), overlays: [.cursor])
        let next = try await screen.picture(PictureRequest(scale: 1, former: number), overlays: [.cursor])
        let part = try #require(next.part, "\(step)")
        #expect((next.width, next.height) == (seen.width, seen.height))
        if !part.isEmpty { seen = put(next.png, part, on: seen) }
        #expect(seen == Bitmap(png: whole.png, width: whole.width, height: whole.height), "\(step)")
        number = next.number
      }
    }
  }

  @Test(
    "B9: a cursor that moves is a part; what is the same has none, and who has another picture is told all")
  func sizes() async throws {
    try await hosting(Meals()) { screen in
      let first = try await screen.picture(PictureRequest(scale: 2, former: 0), overlays: [.cursor])
      try await screen.drive("right")
      let next = try await screen.picture(PictureRequest(scale: 2, former: first.number), overlays: [.cursor])
      let part = try #require(next.part)
      #expect(part.width * part.height * 4 < next.width * next.height)
      let same = try await screen.picture(PictureRequest(scale: 2, former: next.number), overlays: [.cursor])
      #expect(same.part?.isEmpty == true)
      #expect(same.png.isEmpty)
      let other = try await screen.picture(
        PictureRequest(scale: 2, former: first.number), overlays: [.cursor])
      #expect(other.part == nil)
      let sharper = try await screen.picture(PictureRequest(scale: 3, former: other.number))
      #expect(sharper.part == nil)
      #expect(sharper.width == 3 * 393)
    }
  }
}

import EarshotTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@Suite("Pictures in tests", .timeLimit(.minutes(10)))
@MainActor
struct PictureTests {
  /// Width and height as they stand in the head of a PNG file.
  private func extent(of png: [UInt8]) -> [Int] {
    guard png.prefix(4) == [0x89, 0x50, 0x4E, 0x47], png.count > 24 else { return [] }
    return [16, 20].map { start in png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test("L8: a picture has the pixels of the screen at the scale that was asked for", arguments: [1.0, 2, 3])
  func extent(scale: Double) async throws {
    try await hosting(Counter()) { screen in
      let picture = try await screen.picture(PictureRequest(scale: scale))
      #expect(picture.width == Int(393 * scale))
      #expect(picture.height == Int(852 * scale))
      #expect(extent(of: picture.png) == [picture.width, picture.height])
    }
  }

  @Test("L8: a sheet of two text sizes is wider than the screen, and the app stays as it was")
  func sheet() async throws {
    try await hosting(Counter()) { screen in
      let heard = screen.heard
      let tree = screen.tree
      let picture = try await screen.picture(
        PictureRequest(scale: 1, textSizes: ["large", "accessibility5"]))
      #expect(picture.width > 2 * 393)
      #expect(screen.heard == heard)
      #expect(tree.diff(to: screen.tree).isEmpty)
    }
  }

  @Test(
    "What is drawn over the screen changes the picture and not what is heard",
    arguments: ScreenOverlay.allCases)
  func overlays(kind: ScreenOverlay) async throws {
    try await hosting(Counter()) { screen in
      let plain = try await screen.picture()
      let heard = screen.heard
      let drawn = try await screen.picture(overlays: [kind])
      #expect(drawn.png != plain.png)
      #expect(screen.heard == heard)
      #expect(try await screen.picture() == plain)
    }
  }

  @Test("UIKit's views and SwiftUI's are drawn, and what is seen of them differs with their colours")
  func modules() async throws {
    var pictures: [Picture] = []
    for color in [UIColor.red, .blue, .red] {
      let view = UIView()
      view.backgroundColor = color
      try await hosting(view) { screen in
        pictures.append(try await screen.picture(PictureRequest(scale: 1)))
      }
    }
    #expect(pictures[0] != pictures[1])
    #expect(pictures[0] == pictures[2])
    try await hosting(Counter()) { screen in
      let light = try await screen.picture(PictureRequest(scale: 1))
      let dark = try await screen.picture(PictureRequest(scale: 1, colorScheme: .dark))
      #expect(light.png != dark.png)
    }
  }

  @Test("A stop that is not there is one line")
  func noSuchStop() async throws {
    try await hosting(Counter()) { screen in
      let error = await #expect(throws: ScreenError.self) {
        try await screen.picture(overlays: [.cursor], stop: 9)
      }
      #expect(
        error?.message == "Nothing to draw for cursor on this screen. Leave it out, or ask for another stop.")
    }
  }

  @Test("A script writes a picture into the file it names")
  func script() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "earshot-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.png")
    try await hosting(Counter()) { screen in
      try await screen.drive("right\nlook \"\(file.path)\"\nexpect \"Add, button\"")
      #expect(screen.lastHeard == ["Add, button"])
    }
    #expect(extent(of: Array(try Data(contentsOf: file))) == [786, 1704])
  }

  @Test("A picture that names no findings looks for all of them")
  func findings() async throws {
    let pale = Text("Pale").foregroundStyle(Color(white: 0.9))
    try await hosting(pale) { screen in
      let usual = try await screen.picture().findings
      let small = try await screen.picture(PictureRequest(scale: 1)).findings
      #expect(usual.map(\.kind) == [.contrast])
      #expect(small.map(\.kind) == [.contrast])
    }
  }
}

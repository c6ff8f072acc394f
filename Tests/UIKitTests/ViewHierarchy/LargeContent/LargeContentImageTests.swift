import AccessibilityModel
import AppHost
import Drawing
import EarshotTesting
import Foundation
import Testing
import UIKit

@Suite("Images of large content", .timeLimit(.minutes(10)))
@MainActor
struct LargeContentImageTests {
  private static let contents = #"{"images": [{"filename": "%@", "idiom": "universal"}], "properties": {%@}}"#

  /// A catalog with a picture of dots, one of outlines, and one whose outlines are not kept.
  private func catalog() throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "large-\(UUID().uuidString)")
    let kept = #""preserves-vector-representation": true"#
    let pictures = [
      ("dots", "dots.png", ""), ("outlines", "outlines.svg", kept), ("flat", "flat.pdf", ""),
      ("marked", "marked.png", kept),
    ]
    for (name, file, properties) in pictures {
      let set = folder.appending(path: "Assets.xcassets/\(name).imageset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      let json = String(format: Self.contents, file, properties)
      try Data(json.utf8).write(to: set.appending(path: "Contents.json"))
      try Data().write(to: set.appending(path: file))
    }
    return folder.path
  }

  @Test(
    "L3: an image that keeps its outlines grows sharply; one of dots would be blurred, and that is said",
    arguments: [("dots", true), ("outlines", false), ("flat", true), ("marked", true)])
  func bars(_ name: String, _ isBlurred: Bool) async throws {
    let folder = try catalog()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let options = LaunchOptions(textSize: "accessibility1", resourceFolders: [folder])
    try await hosting(bar(name, larger: nil), environment: options) { screen in
      try await screen.largeContentViewer.press(on: "Map", for: .seconds(0.6))
      #expect(screen.largeContentViewer.overlay?.picture?.name == name)
      #expect(screen.largeContentViewer.overlay?.picture?.sharpness == (isBlurred ? .blurred : .sharp))
      let found = await screen.takeDiagnostics().map(\.message)
      #expect(found.count == (isBlurred ? 1 : 0))
      #expect(
        found.allSatisfy {
          $0.hasPrefix("The image \"\(name)\" of \"Map\" is made of dots and looks blurred")
        })
      try await screen.largeContentViewer.lift()
    }
  }

  @Test("L3: the larger image of a bar item is shown as it is, and keeps from the edges as its insets say")
  func larger() async throws {
    try await hosting(bar("dots", larger: "star"), environment: LargeContentBarTests.large) { screen in
      try await screen.largeContentViewer.press(on: "Map", for: .seconds(0.6))
      let first = try #require(screen.largeContentViewer.overlay)
      #expect(first.picture?.name == "star")
      #expect(first.picture?.sharpness == .natural)
      #expect(await screen.takeDiagnostics().isEmpty)
      try await screen.largeContentViewer.lift()
    }
  }

  @Test("L3: the viewer draws the app's own picture, and leaves symbols to be drawn as such")
  func drawn() async throws {
    let folder = try catalog()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let options = LaunchOptions(textSize: "accessibility1", resourceFolders: [folder])
    try await hosting(bar("outlines", larger: nil), environment: options) { screen in
      try await screen.largeContentViewer.press(on: "Map", for: .seconds(0.6))
      let pictures = RunningApp.current[LargePictures.self]
      let availableSpace = Rect(x: 100, y: 100, width: 90, height: 90)
      var list = DisplayList()
      #expect(pictures.draw("outlines", in: availableSpace, into: &list))
      let images = list.commands.compactMap { command -> DrawnImage? in
        guard case .image(let image) = command else { return nil }
        return image
      }
      #expect(images.map(\.rect) == [availableSpace])
      #expect(images.map(\.source) == [.file("\(folder)/Assets.xcassets/outlines.imageset/outlines.svg")])
      #expect(
        !pictures.draw("star", in: availableSpace, into: &list)
          && !pictures.draw("nowhere", in: availableSpace, into: &list))
      try await screen.largeContentViewer.lift()
    }
  }

  @Test("L3: of an image whose file is not at hand nobody claims that it is blurred")
  func unknown() async throws {
    try await hosting(bar("nowhere", larger: nil), environment: LargeContentBarTests.large) { screen in
      try await screen.largeContentViewer.press(on: "Map", for: .seconds(0.6))
      #expect(screen.largeContentViewer.overlay?.picture?.sharpness == .enlarged)
      #expect(await screen.takeDiagnostics().isEmpty)
      try await screen.largeContentViewer.lift()
    }
  }

  @Test("L3: insets move the image in the viewer")
  func insets() async throws {
    var frames: [Rect] = []
    for left in [0, 60] as [CGFloat] {
      let toolbar = bar("dots", larger: "star")
      try await hosting(toolbar, environment: LargeContentBarTests.large) { screen in
        toolbar.items?.first?.largeContentSizeImageInsets.left = left
        try await screen.largeContentViewer.press(on: "Map", for: .seconds(0.6))
        frames.append(try #require(screen.largeContentViewer.overlay?.picture).frame)
        try await screen.largeContentViewer.lift()
      }
    }
    #expect(frames.map(\.minX)[1] - frames.map(\.minX)[0] == 30)
  }

  private func bar(_ name: String, larger: String?) -> UIToolbar {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 393, height: 44))
    let item = UIBarButtonItem(title: "Map", image: UIImage(named: name), primaryAction: UIAction { _ in })
    item.title = "Map"
    item.largeContentSizeImage = larger.flatMap { UIImage(systemName: $0) }
    toolbar.items = [item]
    return toolbar
  }
}

import AccessibilityModel
import SwiftUI
import Testing
import TreeFormat

@MainActor
@Suite("Pictures")
struct ImageTests {
  @Test("A picture of Core Graphics is heard by its label, or not at all")
  func coreGraphics() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10))
    let picture = try #require(renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5)) }.cgImage)
    try HeardScreen.showing {
      Image(picture, scale: 2, label: Text("Bailey"))
      Image(decorative: picture, scale: 2, orientation: .down)
    } _: { screen in
      #expect(screen.heard() == ["Bailey, image"])
    }
  }

  @Test("A picture is heard by its name, by its label, or not at all")
  func names() throws {
    try HeardScreen.showing {
      Image("bailey")
      Image("Dogs/bailey")
      Image("bailey", label: Text("A beagle"))
      Image(decorative: "bailey")
      Image("wave", variableValue: 0.5)
      Image(ImageResource(name: "Dogs/layla", bundle: .main))
      Image(decorative: ImageResource(name: "layla", bundle: .main))
      Image(uiImage: UIImage()).accessibilityLabel("Drawn")
      Image("bailey").resizable().renderingMode(.template).interpolation(.high).antialiased(false)
        .scaledToFit().frame(width: 40, height: 40)
    } _: { screen in
      #expect(
        screen.heard() == [
          "bailey, image", "bailey, image", "A beagle, image", "wave, image", "layla, image", "Drawn, image",
          "bailey, image",
        ])
      #expect(screen.stops[1].fileNames == ["bailey"])
    }
  }

  @Test("Pictures of a catalog have the size of their files, in points")
  func sizes() throws {
    let folder = try ResourceFolder(
      [
        "Assets.xcassets/Contents.json": "{}",
        "Assets.xcassets/bailey.imageset/Contents.json": """
        {"images": [{"idiom": "universal", "scale": "1x"},
          {"idiom": "universal", "scale": "2x", "filename": "b@2x.png"}]}
        """,
        "Assets.xcassets/Dogs/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
        "Assets.xcassets/Dogs/layla.imageset/Contents.json":
          "{\"images\": [{\"scale\": \"1x\", \"filename\": \"layla.svg\"}]}",
        "Assets.xcassets/Dogs/layla.imageset/layla.svg":
          "<svg xmlns=\"x\" viewBox=\"0 0 30 20\"><path d=\"\"/></svg>",
        "Assets.xcassets/paw.symbolset/Contents.json": "{\"symbols\": [{\"filename\": \"paw.svg\"}]}",
      ], pictures: ["Assets.xcassets/bailey.imageset/b@2x.png": (100, 60), "photo@3x.png": (90, 30)])
    try HeardScreen.showing(environment: LaunchOptions(resourceFolders: [folder.path])) {
      Image("bailey")
      Image("Dogs/layla")
      Image("photo")
      Image("missing")
      Image("paw").imageScale(.large)
      Image(uiImage: UIImage(named: "bailey") ?? UIImage()).accessibilityLabel("UIKit")
    } _: { screen in
      #expect(screen.labels == ["bailey", "layla", "photo", "missing", "paw", "UIKit"])
      let sizes = screen.stops.map { [$0.frame.size.width, $0.frame.size.height] }
      #expect(sizes == [[50, 30], [30, 20], [30, 10], [44, 44], [26, 26], [50, 30]])
    }
  }

  @Test("Colours of a catalog follow the appearance")
  func colors() throws {
    let folder = try ResourceFolder([
      "A.xcassets/brand.colorset/Contents.json": """
      {"colors": [
        {"color": {"components": {"red": "0xFF", "green": "0.5", "blue": "0", "alpha": "1.000"}}},
        {"appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"components": {"white": "0.25", "alpha": "0.5"}}}]}
      """
    ])
    func parts(_ color: UIColor?, _ style: UIUserInterfaceStyle) -> [Double] {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      let traits = UITraitCollection(userInterfaceStyle: style)
      color?.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return [red, green, blue, alpha].map { (Double($0) * 100).rounded() / 100 }
    }
    try HeardScreen.showing(environment: LaunchOptions(resourceFolders: [folder.path])) {
      Text("a").onAppear {
        #expect(parts(UIColor(named: "brand"), .light) == [1, 0.5, 0, 1])
        #expect(parts(UIColor(named: "brand"), .dark) == [0.25, 0.25, 0.25, 0.5])
        #expect(parts(Color("brand").uiColor, .light) == [1, 0.5, 0, 1])
        let resource = ColorResource(name: "brand", bundle: .main)
        #expect(parts(Color(resource).uiColor, .light) == [1, 0.5, 0, 1])
        #expect(UIColor(named: "other") == nil)
      }
    } _: { screen in
      #expect(screen.labels == ["a"])
    }
    #expect(UIColor(named: "anything") != nil)
  }

  @Test("A picture from an address is there at once as a file, and fails without a network")
  func loading() throws {
    let folder = try ResourceFolder([:], pictures: ["dog.png": (40, 20)])
    let file = URL(filePath: "\(folder.path)/dog.png")
    let remote = URL(string: "https://dogs.example/bailey.png")
    try HeardScreen.showing {
      AsyncImage(url: remote) { image in
        image.accessibilityLabel("Bailey")
      } placeholder: {
        Text("Waiting")
      }
      AsyncImage(url: remote) { phase in
        if phase.image != nil {
          Text("Loaded")
        } else if phase.error != nil {
          Text("No picture")
        } else {
          Text("Loading")
        }
      }
      AsyncImage(url: file) { image in
        image.accessibilityLabel("From a file")
      } placeholder: {
        ProgressView()
      }
      AsyncImage(url: nil) { _ in Text("Never") }
      AsyncImage(url: remote, scale: 2)
    } _: { screen in
      #expect(screen.labels == ["Waiting", "No picture", "From a file", "Never"])
      let size = screen.stops[2].frame.size
      #expect(size == Size(width: 40, height: 20))
    }
  }

  @Test("3.4: a symbol without a name is no picture, and takes no room")
  func emptySymbol() throws {
    try HeardScreen.showing {
      HStack(spacing: 0) {
        Text("Task")
        Image(systemName: "")
      }
      Label("Pinned", systemImage: "")
    } _: { screen in
      #expect(screen.heard() == ["Task", "Pinned"])
    }
  }
}

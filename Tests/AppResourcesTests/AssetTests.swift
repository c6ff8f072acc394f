import AppResources
import Foundation
import TestSupport
import Testing

@Suite("Asset catalogs")
struct AssetTests {
  @Test("Pictures are found by their names, with the folders that make a namespace")
  func images() throws {
    let folder = try TemporaryFolder([
      "A.xcassets/dog.imageset/Contents.json": """
      {"images": [{"filename": "dog.svg", "scale": "1x"}], "properties": {
        "template-rendering-intent": "template", "preserves-vector-representation": true}}
      """,
      "A.xcassets/dog.imageset/dog.svg":
        "<?xml version=\"1.0\"?>\n<svg width=\"24pt\" height=\"12pt\"></svg>",
      "A.xcassets/Plain/cat.imageset/Contents.json": "{}",
      "A.xcassets/Own/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
      "A.xcassets/Own/bird.imageset/Contents.json": "{}",
      "A.xcassets/paw.symbolset/Contents.json": "{}", "Resources/loose~ipad.gif": "GIF89a",
    ])
    let library = ResourceLibrary(folders: [folder.path])
    let dog = try #require(library.image("dog"))
    #expect(dog.isTemplate && dog.isVector && !dog.isSymbol)
    #expect(dog.size?.width == 24 && dog.size?.height == 12)
    #expect(library.image("cat")?.size == nil && library.image("cat") != nil)
    #expect(library.image("Own/bird") != nil && library.image("bird") == nil)
    #expect(library.image("paw")?.isSymbol == true)
    #expect(library.image("loose")?.name == "loose" && library.image("loose~ipad.gif") != nil)
    #expect(library.hasAssets)
    #expect(!ResourceLibrary(folders: []).hasAssets)
  }

  @Test("Colours are read in every way that catalogs write them")
  func colors() throws {
    func set(_ parts: String, _ appearance: String? = nil) -> String {
      let look = appearance.map {
        "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"\($0)\"}],"
      }
      return "{\(look ?? "") \"color\": {\"components\": {\(parts)}}}"
    }
    let bytes = set("\"red\": \"255\", \"green\": \"51\", \"blue\": \"0\", \"alpha\": \"0.500\"")
    let light = set("\"white\": \"1.0\"", "light")
    let dark = set("\"red\": \"0x33\", \"green\": \"0x00\", \"blue\": \"0xFF\"", "dark")
    let folder = try TemporaryFolder([
      "A.xcassets/a.colorset/Contents.json": "{\"colors\": [\(bytes)]}",
      "A.xcassets/b.colorset/Contents.json": "{\"colors\": [\(bytes), \(light), \(dark)]}",
      "A.xcassets/c.colorset/Contents.json": "{\"colors\": [{\"idiom\": \"universal\"}]}",
    ])
    let library = ResourceLibrary(folders: [folder.path])
    let (usual, inDark) = (ColorAsset.Appearance(), ColorAsset.Appearance(isDark: true))
    let first = try #require(library.color("a"))
    let half = ColorAsset.Value.components(.init(red: 1, green: 0.2, blue: 0, alpha: 0.5))
    #expect(first[usual] == half)
    #expect(first[inDark] == half)
    let second = try #require(library.color("b"))
    #expect(second[usual] == .components(.init(red: 1, green: 1, blue: 1, alpha: 1)))
    #expect(second[inDark] == .components(.init(red: 0.2, green: 0, blue: 1, alpha: 1)))
    #expect(library.color("c") == nil)
  }

  @Test("Colours of other spaces, for more contrast, for a telephone and of the system's are read")
  func colorSets() throws {
    func entry(_ color: String, _ appearances: String = "", idiom: String = "universal") -> String {
      "{\"idiom\": \"\(idiom)\", \"appearances\": [\(appearances)], \"color\": {\(color)}}"
    }
    func parts(_ red: String, _ green: String, _ blue: String, _ space: String = "srgb") -> String {
      "\"color-space\": \"\(space)\", \"components\": {\"red\": \"\(red)\", \"green\": \"\(green)\", "
        + "\"blue\": \"\(blue)\", \"alpha\": \"1\"}"
    }
    let dark = "{\"appearance\": \"luminosity\", \"value\": \"dark\"}"
    let high = "{\"appearance\": \"contrast\", \"value\": \"high\"}"
    let grey =
      "\"color-space\": \"gray-gamma-22\", \"components\": {\"white\": \"128\", \"alpha\": \"1.000\"}"
    let sets = [
      "wide": [entry(parts("1.000", "0.000", "0.000", "display-p3"))],
      "linear": [entry(parts("0.214", "0.214", "0.214", "extended-linear-srgb"))],
      "grey": [entry(grey)],
      "system": [entry("\"platform\": \"ios\", \"reference\": \"systemRedColor\"")],
      "contrast": [
        entry(parts("0x10", "0x10", "0x10")), entry(parts("0x20", "0x20", "0x20"), dark),
        entry(parts("0x30", "0x30", "0x30"), high), entry(parts("0x40", "0x40", "0x40"), "\(dark), \(high)"),
      ],
      "device": [entry(parts("1", "1", "1"), idiom: "mac"), entry(parts("255", "0", "0"), idiom: "iphone")],
    ]
    let folder = try TemporaryFolder(
      Dictionary(
        uniqueKeysWithValues: sets.map { name, entries in
          let colors = entries.joined(separator: ", ")
          return ("A.xcassets/\(name).colorset/Contents.json", "{\"colors\": [\(colors)]}")
        }))
    let library = ResourceLibrary(folders: [folder.path])
    func bytes(_ name: String, isDark: Bool = false, isHigh: Bool = false) -> [Int]? {
      let appearance = ColorAsset.Appearance(isDark: isDark, hasHighContrast: isHigh)
      guard case .components(let color) = library.color(name)?[appearance] else { return nil }
      return [color.red, color.green, color.blue, color.alpha].map { Int(($0 * 255).rounded()) }
    }
    // What Display P3 has beyond sRGB lies beyond its ends.
    #expect(bytes("wide") == [279, -58, -38, 255])
    #expect(bytes("linear") == [127, 127, 127, 255])
    #expect(bytes("grey") == [128, 128, 128, 255])
    #expect(library.color("system")?[.init()] == .system("systemRedColor"))
    #expect(bytes("contrast") == [16, 16, 16, 255])
    #expect(bytes("contrast", isDark: true) == [32, 32, 32, 255])
    #expect(bytes("contrast", isHigh: true) == [48, 48, 48, 255])
    #expect(bytes("contrast", isDark: true, isHigh: true) == [64, 64, 64, 255])
    #expect(bytes("device") == [255, 0, 0, 255])
  }

  @Test("An accent colour is that of the first set of its name: where that one is empty, there is none")
  func accentColors() throws {
    let parts = "{\"red\": \"1.0\", \"green\": \"0.0\", \"blue\": \"0.0\"}"
    let red = "{\"colors\": [{\"color\": {\"components\": \(parts)}}]}"
    let empty = "{\"colors\": [{\"idiom\": \"universal\"}]}"
    let folder = try TemporaryFolder([
      "App/A.xcassets/first.colorset/Contents.json": empty,
      "App/A.xcassets/second.colorset/Contents.json": red,
      "Kit/A.xcassets/first.colorset/Contents.json": red,
      "Kit/A.xcassets/second.colorset/Contents.json": empty,
    ])
    let library = ResourceLibrary(folders: ["\(folder.path)/App", "\(folder.path)/Kit"])
    #expect(library.accentColor("first") == nil)
    #expect(library.color("first") != nil)
    let second = try #require(library.accentColor("second"))
    #expect(second[.init()] == .components(.init(red: 1, green: 0, blue: 0, alpha: 1)))
    #expect(library.accentColor("third") == nil)
  }

  @Test("The extent of a picture is read from the first bytes of its file")
  func sizes() throws {
    let folder = try TemporaryFolder([
      "a.svg": "<svg viewBox=\"0,0,3,4\">", "b.svg": "<svg>", "c.txt": "text",
    ])
    func size(_ name: String, _ bytes: [UInt8]) throws -> [Double]? {
      let path = "\(folder.path)/\(name)"
      try Data(bytes).write(to: URL(filePath: path))
      return PictureSize(at: path).map { [$0.width, $0.height] }
    }
    let png: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 1, 0, 0, 0, 0, 9,
    ]
    #expect(try size("a.png", png) == [256, 9])
    #expect(try size("b.png", Array(png.prefix(20))) == nil)
    #expect(try size("a.gif", Array("GIF89a".utf8) + [2, 1, 3, 0]) == [258, 3])
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0, 5, 0, 7, 3, 0, 0]
    #expect(try size("a.jpg", jpeg) == [7, 5])
    #expect(PictureSize(at: "\(folder.path)/a.svg").map { [$0.width, $0.height] } == [3, 4])
    #expect(PictureSize(at: "\(folder.path)/b.svg") == nil)
    #expect(PictureSize(at: "\(folder.path)/c.txt") == nil)
    #expect(PictureSize(at: "\(folder.path)/none.png") == nil)
  }
}

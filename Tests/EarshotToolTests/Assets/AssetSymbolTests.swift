import Foundation
import Testing

@testable import AppBuilding

@Suite("Names for code that are made of asset catalogs")
struct AssetSymbolTests {
  @Test(
    "A name becomes words of a member; the kind of asset at its end is left out",
    arguments: [
      ("Dog", "dog"), ("dog-photo", "dogPhoto"), ("Dog Photo", "dogPhoto"), ("HeroImage", "hero"),
      ("URLIcon", "urlIcon"), ("ABC", "abc"), ("2x bone", "_2xBone"), ("default", "`default`"),
      ("Image", "image"), ("dog_face", "dog_face"),
    ])
  func members(name: String, member: String) {
    #expect(AssetIdentifier.member(of: name, dropping: "Image") == member)
  }

  @Test("A catalog gives resources, folders that are a part of names give types, the app's own names stay")
  func code() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "Assets.xcassets/dog.imageset/Contents.json")
    try folder.write("{}", to: "Assets.xcassets/BrandColor.colorset/Contents.json")
    try folder.write("{}", to: "Assets.xcassets/own.colorset/Contents.json")
    try folder.write(
      "{\"properties\": {\"provides-namespace\": true}}", to: "Assets.xcassets/icons/Contents.json")
    try folder.write("{}", to: "Assets.xcassets/icons/bone.imageset/Contents.json")
    let declared: Set = ["brand", "UIColor.own", "Color.own", "ShapeStyle.own"]
    let code = try #require(AssetSymbols(in: [folder.path], declared: declared).code)
    let lines = code.split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "import SwiftUI", "import UIKit",
        "extension UIKit.ColorResource { nonisolated static var brand: UIKit.ColorResource { "
          + "UIKit.ColorResource(name: \"BrandColor\", bundle: .main) } }",
        "extension UIKit.UIColor { nonisolated static var brand: UIKit.UIColor { "
          + "UIKit.UIColor(resource: UIKit.ColorResource.brand) } }",
        "extension SwiftUI.Color { nonisolated static var brand: SwiftUI.Color { "
          + "SwiftUI.Color(UIKit.ColorResource.brand) } }",
        "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color { nonisolated static var brand: SwiftUI.Color { "
          + "SwiftUI.Color(UIKit.ColorResource.brand) } }",
        "extension UIKit.ImageResource { nonisolated static var dog: UIKit.ImageResource { "
          + "UIKit.ImageResource(name: \"dog\", bundle: .main) } }",
        "extension UIKit.UIImage { static var dog: UIKit.UIImage { "
          + "UIKit.UIImage(resource: UIKit.ImageResource.dog) } }",
        "extension UIKit.ImageResource { enum Icons {} }",
        "extension UIKit.ImageResource.Icons { nonisolated static var bone: UIKit.ImageResource { "
          + "UIKit.ImageResource(name: \"icons/bone\", bundle: .main) } }",
        "extension UIKit.UIImage { enum Icons {} }",
        "extension UIKit.UIImage.Icons { static var bone: UIKit.UIImage { "
          + "UIKit.UIImage(resource: UIKit.ImageResource.Icons.bone) } }",
        "extension UIKit.ColorResource { nonisolated static var own: UIKit.ColorResource { "
          + "UIKit.ColorResource(name: \"own\", bundle: .main) } }",
      ])
    #expect(AssetSymbols(in: [folder.path + "/Assets.xcassets"], declared: []).code == nil)
  }

  @Test(
    "A colour with the name of a style has a short name on the types that have none of that name",
    arguments: [
      ("background", ["UIKit.UIColor", "SwiftUI.Color"]), ("label", ["SwiftUI.Color", "SwiftUI.ShapeStyle"]),
      ("primary", ["UIKit.UIColor"]), ("red", []),
    ])
  func names(name: String, owners: [String]) throws {
    let folder = try TemporaryFolder(["Assets.xcassets/\(name).colorset/Contents.json": "{}"])
    let code = try #require(AssetSymbols(in: [folder.path], declared: []).code)
    for owner in ["UIKit.UIColor", "SwiftUI.Color", "SwiftUI.ShapeStyle"] {
      #expect(code.contains("extension \(owner) ") == owners.contains(owner), "\(owner)")
    }
  }

  @Test("The set that new projects have for their accent colour has a short name on every type of colours")
  func accent() throws {
    let folder = try TemporaryFolder(["Assets.xcassets/AccentColor.colorset/Contents.json": "{}"])
    let code = try #require(AssetSymbols(in: [folder.path], declared: []).code)
    for owner in ["UIKit.UIColor", "SwiftUI.Color", "SwiftUI.ShapeStyle where Self == SwiftUI.Color"] {
      #expect(code.contains("extension \(owner) { nonisolated static var accent: "), "\(code)")
    }
  }

  @Test("A catalog that is linked into a folder is read; a link inside it, which may lead back to it, is not")
  func links() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "App/Assets.xcassets/dog.imageset/Contents.json")
    try folder.write("", to: "Bundle/Info.plist")
    let catalog = "\(folder.path)/App/Assets.xcassets"
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/Bundle/Assets.xcassets", withDestinationPath: catalog)
    try FileManager.default.createSymbolicLink(atPath: "\(catalog)/more", withDestinationPath: catalog)
    let names = AssetCatalogNames(in: ["\(folder.path)/Bundle"]).assets.map(\.name)
    #expect(names == ["dog"])
  }
}

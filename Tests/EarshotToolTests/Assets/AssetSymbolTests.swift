import Testing

@testable import LooseFiles

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
    let code = try #require(AssetSymbols(in: [folder.path], declared: ["own"]).code)
    let lines = code.split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "import SwiftUI", "import UIKit",
        "extension ColorResource { nonisolated static var brand: ColorResource { "
          + "ColorResource(name: \"BrandColor\", bundle: .main) } }",
        "extension UIColor { nonisolated static var brand: UIColor { UIColor(resource: .brand) } }",
        "extension Color { nonisolated static var brand: Color { Color(ColorResource.brand) } }",
        "extension ShapeStyle where Self == Color { nonisolated static var brand: Color { "
          + "Color(ColorResource.brand) } }",
        "extension ImageResource { nonisolated static var dog: ImageResource { "
          + "ImageResource(name: \"dog\", bundle: .main) } }",
        "extension UIImage { static var dog: UIImage { UIImage(resource: .dog) } }",
        "extension ImageResource { enum Icons {} }",
        "extension ImageResource.Icons { nonisolated static var bone: ImageResource { "
          + "ImageResource(name: \"icons/bone\", bundle: .main) } }",
        "extension ColorResource { nonisolated static var own: ColorResource { "
          + "ColorResource(name: \"own\", bundle: .main) } }",
      ])
    #expect(AssetSymbols(in: [folder.path + "/Assets.xcassets"], declared: []).code == nil)
  }
}

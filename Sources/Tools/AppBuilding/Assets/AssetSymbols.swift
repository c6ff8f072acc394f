/// The code that names the pictures and colours of asset catalogs, as a project has it generated.
///
/// Types are written with their modules: an app can have a type of the same name.
///
///     Image(.dog)
///     Text("Sold").foregroundStyle(.brand)
struct AssetSymbols {
  private let catalog: AssetCatalogNames
  /// Names that files of the app declare, members of `Color` and its like as `Color.name`; they stay the app's.
  private let declared: Set<String>

  /// Reads the catalogs that lie in folders.
  init(in folders: [String], declared: Set<String>) {
    catalog = AssetCatalogNames(in: folders)
    self.declared = declared
  }

  /// The code; `nil` where there is nothing to name.
  var code: String? {
    guard !catalog.assets.isEmpty else { return nil }
    var lines = ["import SwiftUI", "import UIKit"]
    var (known, types): (Set<String>, Set<String>) = ([], [])
    for asset in catalog.assets {
      let word = asset.kind == .image ? "Image" : "Color"
      guard let member = AssetIdentifier.member(of: asset.base, dropping: word) else { continue }
      let spaces = asset.folders.compactMap(AssetIdentifier.type)
      let path = (spaces + [member]).joined(separator: ".")
      guard known.insert("\(asset.kind.rawValue).\(path)").inserted else { continue }
      lines += resource(asset, member, spaces, &types)
      lines +=
        spaces.isEmpty ? shortcuts(asset.kind, member) : shortcuts(asset.kind, member, in: spaces, &types)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The name of an asset as a resource, in types for its folders.
  private func resource(
    _ asset: AssetCatalogNames.Asset, _ member: String, _ spaces: [String], _ types: inout Set<String>
  ) -> [String] {
    let kind = "UIKit.\(asset.kind.rawValue)"
    var lines = Self.spaces(spaces, in: kind, &types)
    let type = ([kind] + spaces).joined(separator: ".")
    let name = asset.name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    lines.append(
      "extension \(type) { nonisolated static var \(member): \(kind) { "
        + "\(kind)(name: \"\(name)\", bundle: .main) } }")
    return lines
  }

  /// The types for folders inside a type, as far as they were not written before.
  private static func spaces(_ spaces: [String], in type: String, _ types: inout Set<String>) -> [String] {
    var type = type
    var lines: [String] = []
    for space in spaces {
      if types.insert("\(type).\(space)").inserted { lines.append("extension \(type) { enum \(space) {} }") }
      type += ".\(space)"
    }
    return lines
  }

  /// The short ways to an asset in folders that are a part of its name.
  private func shortcuts(
    _ kind: AssetCatalogNames.Asset.Kind, _ member: String, in spaces: [String], _ types: inout Set<String>
  ) -> [String] {
    let path = (spaces + [member]).joined(separator: ".")
    let shortcuts: [(type: String, value: String)] =
      switch kind {
      case .image: [("UIKit.UIImage", "UIKit.UIImage(resource: UIKit.ImageResource.\(path))")]
      case .color:
        [
          ("UIKit.UIColor", "UIKit.UIColor(resource: UIKit.ColorResource.\(path))"),
          ("SwiftUI.Color", "SwiftUI.Color(UIKit.ColorResource.\(path))"),
        ]
      }
    return shortcuts.filter { isFree(spaces[0], of: $0.type) }.flatMap { shortcut in
      let type = ([shortcut.type] + spaces).joined(separator: ".")
      return Self.spaces(spaces, in: shortcut.type, &types) + [
        "extension \(type) { static var \(member): \(shortcut.type) { \(shortcut.value) } }"
      ]
    }
  }

  /// The short ways to an asset that types of the frameworks have; names that they have already stay theirs.
  private func shortcuts(_ kind: AssetCatalogNames.Asset.Kind, _ member: String) -> [String] {
    let value = "nonisolated static var \(member)"
    switch kind {
    case .image:
      guard !["add", "remove", "checkmark", "strokedCheckmark", "actions"].contains(member),
        isFree(member, of: "UIKit.UIImage")
      else { return [] }
      return [
        "extension UIKit.UIImage { static var \(member): UIKit.UIImage { "
          + "UIKit.UIImage(resource: UIKit.ImageResource.\(member)) } }"
      ]
    case .color:
      let (color, resource) = ("SwiftUI.Color", "UIKit.ColorResource.\(member)")
      let owners = ["UIKit.UIColor", color, "SwiftUI.ShapeStyle"].filter {
        isFree(member, of: $0) && !Self.frameworkColors.contains(member)
          && Self.frameworkNames[$0]?.contains(member) != true
      }
      return owners.map { owner in
        switch owner {
        case "UIKit.UIColor": "extension \(owner) { \(value): \(owner) { \(owner)(resource: \(resource)) } }"
        case color: "extension \(owner) { \(value): \(owner) { \(owner)(\(resource)) } }"
        default:
          "extension \(owner) where Self == \(color) { \(value): \(color) { \(color)(\(resource)) } }"
        }
      }
    }
  }

  /// True where no file of the app declares a member of a type.
  private func isFree(_ member: String, of type: String) -> Bool {
    let name = type.split(separator: ".").last ?? ""
    return !declared.contains("\(name).\(member.filter { $0 != "`" })")
  }

  /// Names of colours that all types of the frameworks have.
  private static let frameworkColors: Set = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
    "white", "gray", "black", "clear",
  ]

  /// Names that one of the types has besides.
  private static let frameworkNames: [String: Set<String>] = [
    "SwiftUI.Color": ["primary", "secondary", "accentColor"],
    "SwiftUI.ShapeStyle": [
      "primary", "secondary", "tertiary", "quaternary", "quinary", "tint", "foreground", "background",
      "separator",
      "placeholder", "link", "fill", "selection", "windowBackground",
    ],
    "UIKit.UIColor": [
      "lightGray", "darkGray", "magenta", "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel",
      "link",
      "separator", "opaqueSeparator", "placeholderText", "systemBackground", "secondarySystemBackground",
      "tertiarySystemBackground", "systemGroupedBackground", "systemFill", "darkText", "lightText",
      "tintColor",
    ],
  ]
}

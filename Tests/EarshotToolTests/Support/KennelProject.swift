/// An app with a widget, a framework, a local package, tests and resources, as a project in both forms.
enum KennelProject {
  /// The files beside the project.
  static let files = [
    "Kennel/KennelApp.swift": """
    import Bones
    import DogKit
    import SwiftUI

    @main struct KennelApp: App { var body: some Scene { WindowGroup { ContentView() } } }

    struct ContentView: View {
      private var names: String {
        let url = Bundle.main.url(forResource: "dogs", withExtension: "json")
        return url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "no file"
      }
      private func information(_ key: String) -> String {
        Bundle.main.object(forInfoDictionaryKey: key) as? String ?? "nothing"
      }
      var body: some View {
        VStack {
          Text(verbatim: Dog(name: "Bailey").name)
          Text(verbatim: Bone.kind)
          Text(verbatim: Place.name)
          Text(verbatim: names)
          Text("greeting")
          Text(verbatim: information("CFBundleShortVersionString"))
          Text(verbatim: information("Motto"))
          Text(verbatim: Bundle.main.bundleIdentifier ?? "nobody")
        }
      }
    }
    #Preview("App") { ContentView() }
    """,
    "Kennel/Place.swift": """
    enum Place {
      #if IN_APP
        static let name = "app"
      #else
        static let name = "widget"
      #endif
    }
    """,
    "Kennel/Old.swift": "struct ContentView {}\nnonsense",
    "Kennel/dogs.json": "Rex",
    "Kennel/stray.json": "Stray",
    "Kennel/en.lproj/Localizable.strings": "\"greeting\" = \"Hello\";",
    "Kennel/Info.plist": """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>CFBundleShortVersionString</key><string>$(MARKETING_VERSION)</string>
      <key>Motto</key><string>${PRODUCT_NAME:lower} of $(CONFIGURATION)</string>
    </dict></plist>
    """,
    "Widget/WidgetView.swift": """
    import SwiftUI
    struct WidgetView: View {
      var body: some View { Text(verbatim: "Place: " + Place.name) }
    }
    #Preview("Widget") { WidgetView() }
    """,
    "DogKit/Dog.swift": """
    public struct Dog {
      public let name: String
      public init(name: String) { self.name = name }
    }
    """,
    "KennelTests/KennelTests.swift": "import XCTest\nnonsense",
    "Packages/Bones/Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Bones", products: [.library(name: "Bones", targets: ["Bones"])],
      targets: [.target(name: "Bones"), .target(name: "Unused")])
    """,
    "Packages/Bones/Sources/Bones/Bone.swift": "public enum Bone { public static let kind = \"chew\" }",
    "Packages/Bones/Sources/Unused/Unused.swift": "nonsense",
  ]

  private static let appSettings = """
    SWIFT_VERSION = 5.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) IN_APP"; \
    INFOPLIST_FILE = Kennel/Info.plist; MARKETING_VERSION = 2.5; \
    PRODUCT_BUNDLE_IDENTIFIER = "org.example.$(PRODUCT_NAME:lower)"; PRODUCT_NAME = "$(TARGET_NAME)";
    """

  private static let packages =
    "packageProductDependencies = (D_Bones, );"

  /// The project with groups, as every Xcode writes it.
  static var groups: String { project(format: "56") { text in addGroups(to: &text) } }

  /// The project with folders that mirror the disk, as Xcode writes it since version 16.
  static var folders: String { project(format: "77") { text in addFolders(to: &text) } }

  private static func project(format: String, _ fill: (inout ProjectText) -> Void) -> String {
    var text = ProjectText(format: format)
    text.add("L_Bones", "XCLocalSwiftPackageReference", "relativePath = Packages/Bones;")
    text.add("D_Bones", "XCSwiftPackageProductDependency", "package = L_Bones; productName = Bones;")
    fill(&text)
    return text.text("packageReferences = (L_Bones, );")
  }

  private static func addGroups(to text: inout ProjectText) {
    text.addGroup(
      "Kennel", files: ["KennelApp.swift", "Place.swift", "Old.swift", "dogs.json", "Info.plist"])
    text.addGroup("Widget", files: ["WidgetView.swift"])
    text.addGroup("DogKit", files: ["Dog.swift"])
    text.addGroup("KennelTests", files: ["KennelTests.swift"])
    text.add(
      "F_en", "PBXFileReference",
      "name = en; path = Kennel/en.lproj/Localizable.strings; sourceTree = SOURCE_ROOT;")
    text.add(
      "V", "PBXVariantGroup", "children = (F_en, ); name = Localizable.strings; sourceTree = \"<group>\";")
    text.add("B_V", "PBXBuildFile", "fileRef = V;")
    text.addToTop("V")
    text.addTarget("KennelTests", "bundle.unit-test", sources: ["B_KennelTests"])
    text.addTarget("Widget", "app-extension", sources: ["B_WidgetView", "B_Place"])
    text.addTarget("DogKit", "framework", sources: ["B_Dog"])
    text.addTarget(
      "Kennel", "application", sources: ["B_KennelApp", "B_Place"], resources: ["B_dogs", "B_V"],
      settings: appSettings, packages)
  }

  private static func addFolders(to text: inout ProjectText) {
    for name in ["Kennel", "Widget", "DogKit", "KennelTests"] {
      let exceptions = name == "Kennel" ? "exceptions = (E_Kennel, E_Widget, ); " : ""
      text.add(
        "Y_\(name)", "PBXFileSystemSynchronizedRootGroup",
        "\(exceptions)path = \(name); sourceTree = \"<group>\";")
      text.addToTop("Y_\(name)")
    }
    let kind = "PBXFileSystemSynchronizedBuildFileExceptionSet"
    text.add(
      "E_Kennel", kind, "membershipExceptions = (Info.plist, Old.swift, stray.json, ); target = T_Kennel;")
    text.add("E_Widget", kind, "membershipExceptions = (Place.swift, ); target = T_Widget;")
    func taken(_ name: String) -> String { "fileSystemSynchronizedGroups = (Y_\(name), ); " }
    text.addTarget("KennelTests", "bundle.unit-test", taken("KennelTests"))
    text.addTarget("Widget", "app-extension", taken("Widget"))
    text.addTarget("DogKit", "framework", taken("DogKit"))
    text.addTarget("Kennel", "application", settings: appSettings, taken("Kennel") + packages)
  }
}

import Foundation
import Testing

extension LiveTests {
  @Suite("Xcode projects")
  struct ProjectTests {
    private static let app = "Bailey\nchew\napp\nRex\nHello\n2.5\nkennel of Debug\norg.example.kennel\n"
    private static let note = "earshot: Kennel is heard; Widget is not. Choose with --target.\n"

    private func folder(_ project: String, _ more: [String: String] = [:]) throws -> TemporaryFolder {
      let files = KennelProject.files.merging(["Kennel.xcodeproj/project.pbxproj": project]) { $1 }
      return try TemporaryFolder(files.merging(more) { $1 })
    }

    @Test(
      "The app of a project is heard with its framework, its package, its resources and what it says of itself",
      arguments: [KennelProject.groups, KennelProject.folders])
    func app(project: String) throws {
      let run = try ToolRun("hear", "Kennel.xcodeproj", "--format", "captions", in: try folder(project))
      #expect(run.errors == Self.note)
      #expect(run.output == Self.app + Self.app)
      #expect(run.status == 0)
    }

    @Test(
      "A widget is heard by its name, with the conditions of its own target",
      arguments: [KennelProject.groups, KennelProject.folders])
    func widget(project: String) throws {
      let folder = try folder(project)
      let run = try ToolRun(
        "hear", "Kennel.xcodeproj/", "--target", "Widget", "--format", "captions", in: folder)
      #expect(run.errors == "")
      #expect(run.output == "Place: widget\n")
      #expect(run.status == 0)
    }

    @Test(
      "An app that is dark always, as it says of itself, is dark on a light device", arguments: ["Dark", ""])
    func interfaceStyle(style: String) throws {
      var text = ProjectText()
      text.addGroup("App", files: ["A.swift"])
      text.addTarget(
        "App", "application", sources: ["B_A"],
        settings: "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIUserInterfaceStyle = \"\(style)\";")
      let folder = try TemporaryFolder([
        "App.xcodeproj/project.pbxproj": text.text(),
        "App/A.swift": """
        import SwiftUI
        struct Sky: View {
          @Environment(\\.colorScheme) private var colorScheme
          var body: some View { Text(colorScheme == .dark ? "night" : "day") }
        }
        #Preview { Sky() }
        """,
      ])
      let run = try ToolRun("hear", "App.xcodeproj", "--format", "captions", in: folder)
      #expect(run.output == (style == "Dark" ? "night\n" : "day\n"), "\(run.errors)")
    }

    @Test("Pictures and colours of a project's catalogs have names in its code")
    func catalogs() throws {
      var text = ProjectText()
      text.addGroup("App", files: ["A.swift", "Assets.xcassets"])
      text.addTarget("App", "application", sources: ["B_A"], resources: ["B_Assets"])
      let folder = try TemporaryFolder([
        "App.xcodeproj/project.pbxproj": text.text(),
        "App/A.swift": """
        import SwiftUI
        final class Theme { var brand = "a property of another type" }
        extension Color { static let own = Color.red }
        #Preview {
          VStack {
            Image(.dog)
            Text("Own").foregroundStyle(Color.own)
            Text("Sold").foregroundStyle(.brand).background(Color(.Kennel.roof))
            Text("Red").foregroundStyle(Color.Kennel.roof)
          }
        }
        """,
        "App/Assets.xcassets/dog.imageset/Contents.json": "{\"images\": []}",
        "App/Assets.xcassets/BrandColor.colorset/Contents.json": "{\"colors\": []}",
        "App/Assets.xcassets/own.colorset/Contents.json": "{\"colors\": []}",
        "App/Assets.xcassets/Kennel/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
        "App/Assets.xcassets/Kennel/roof.colorset/Contents.json": "{\"colors\": []}",
      ])
      let run = try ToolRun("hear", "App.xcodeproj", "--format", "captions", in: folder)
      #expect(run.errors == "")
      #expect(run.output == "dog, image\nOwn\nSold\nRed\n")
    }

    @Test("The accent colour is the set that a project names, in a folder without one AccentColor")
    func accentColor() throws {
      var text = ProjectText()
      text.addGroup("App", files: ["A.swift", "Assets.xcassets"])
      text.addTarget(
        "App", "application", sources: ["B_A"], resources: ["B_Assets"],
        settings: "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Brand;")
      func set(_ red: String, _ green: String) -> String {
        let parts = "{\"red\": \"\(red)\", \"green\": \"\(green)\", \"blue\": \"0.0\"}"
        return "{\"colors\": [{\"color\": {\"components\": \(parts)}}]}"
      }
      let folder = try TemporaryFolder([
        "App.xcodeproj/project.pbxproj": text.text(),
        "App/A.swift": """
        import SwiftUI
        import UIKit
        #Preview {
          VStack {
            Text(verbatim: UIColor.tintColor.accessibilityName)
            Text(verbatim: UIColor(Color.accentColor).accessibilityName)
          }
        }
        """,
        "App/Assets.xcassets/Brand.colorset/Contents.json": set("1.0", "0.0"),
        "App/Assets.xcassets/AccentColor.colorset/Contents.json": set("0.0", "0.8"),
      ])
      for (name, color) in [("App.xcodeproj", "red"), ("App", "green"), ("App/A.swift", "blue")] {
        let run = try ToolRun("hear", name, "--format", "captions", in: folder)
        #expect(run.errors == "")
        #expect(run.output == "\(color)\n\(color)\n")
      }
    }

    @Test("B11: a folder with one project is heard through it, and with --all-files as it lies there")
    func folders() throws {
      let folder = try folder(KennelProject.groups)
      let run = try ToolRun("hear", ".", "--format", "captions", in: folder)
      #expect(run.errors == Self.note)
      #expect(run.output == Self.app + Self.app)
      let all = try ToolRun(
        "hear", ".", "--all-files", "--left-out", "--preview", "Widget", "--format", "captions", in: folder)
      #expect(all.errors.contains(" left out: invalid redeclaration of "))
      #expect(all.output == "Place: widget\n")
      #expect(all.status == 1)
    }

    @Test(
      "Of a workspace whose other projects are gone the rest is heard; tree, effort and drive take it too")
    func workspace() throws {
      let folder = try folder(
        KennelProject.folders,
        [
          "All.xcworkspace/contents.xcworkspacedata":
            "<Workspace version=\"1.0\"><FileRef location=\"group:Pods/Pods.xcodeproj\"></FileRef>"
            + "<Group location=\"container:\" name=\"Apps\"><FileRef location=\"group:Kennel.xcodeproj\"/></Group>"
            + "</Workspace>",
          "hello.drive": "right\n",
        ])
      let gone =
        "earshot: All.xcworkspace names what is not there: Pods/Pods.xcodeproj. "
        + "Fetch it, or take it out of the workspace.\n"
      let run = try ToolRun("hear", "All.xcworkspace", "--format", "captions", in: folder)
      #expect(run.errors == Self.note + gone)
      #expect(run.output == Self.app + Self.app)
      #expect(run.status == 1)
      let tree = try ToolRun("tree", "All.xcworkspace", "--target", "widget", in: folder)
      #expect(tree.output.contains("Place: widget"))
      let drive = try ToolRun("drive", "Kennel.xcodeproj", "hello.drive", in: folder)
      #expect(drive.output.contains("chew"))
    }

    @Test(
      "A package from elsewhere that is not here is told with what to do; once it is here, it is compiled")
    func foreignPackage() throws {
      var text = ProjectText()
      text.addGroup("App", files: ["A.swift", "B.swift"])
      text.add(
        "R", "XCRemoteSwiftPackageReference", "repositoryURL = \"https://example.org/dogs/Barking.git\";")
      text.add("D", "XCSwiftPackageProductDependency", "package = R; productName = Barking;")
      text.addTarget(
        "App", "application", sources: ["B_A", "B_B"], "packageProductDependencies = (D, );")
      let folder = try TemporaryFolder([
        "App.xcodeproj/project.pbxproj": text.text(),
        "App/A.swift": "import SwiftUI\n#Preview { Text(\"one\") }\n",
        "App/B.swift": "import Barking\nimport SwiftUI\n#Preview { Text(verbatim: Bark.loud) }\n",
        "Fetched/Barking/Package.swift": "let package = Package(targets: [.target(name: \"Barking\")])",
        "Fetched/Barking/Sources/Barking/Bark.swift":
          "import SwiftUI\npublic enum Bark { public static let loud = \"Woof\" }\n"
          + "#Preview { Text(\"not the app's\") }\n",
      ])
      let missing =
        "earshot: Barking is not here. Run git clone https://example.org/dogs/Barking.git FOLDER/Barking "
        + "and add --packages FOLDER.\n"
      let run = try ToolRun("hear", "App.xcodeproj", "--format", "captions", in: folder)
      #expect(run.errors.hasPrefix(missing))
      #expect(run.errors.contains("earshot: B.swift:3: value left out: cannot find 'Bark' in scope\n"))
      #expect(run.output == "one\nleft out\n")
      #expect(run.status == 1)
      let fetched = try ToolRun(
        "hear", "App.xcodeproj", "--packages", "Fetched", "--format", "captions", in: folder)
      #expect(fetched.errors == "")
      #expect(fetched.output == "one\nWoof\n")
    }

    @Test(
      "What is wrong with a project or its choice is one line with status 2",
      arguments: [
        (
          ["Cut.xcodeproj"],
          "Cut.xcodeproj/project.pbxproj:5 cannot be read: it ends too early. Get a whole copy"
        ),
        (["Gone.xcodeproj"], "No such file: Gone.xcodeproj. Nearest: Cut.xcodeproj, Kennel.xcodeproj."),
        (["Kennel.xcodeproj", "--target", "Kenel"], "No target named \"Kenel\". Nearest: Kennel"),
        (["Kennel.xcodeproj", "A.swift"], "Kennel.xcodeproj is heard by itself."),
        (["A.swift", "--target", "Kennel"], "No target named \"Kennel\". Name a project,"),
        (["Kennel.xcodeproj", "--packages", "nowhere"], "No folder nowhere."),
      ])
    func wrong(arguments: [String], message: String) throws {
      let text = KennelProject.groups
      let folder = try folder(
        text,
        [
          "Cut.xcodeproj/project.pbxproj": text.split(separator: "\n").prefix(5).joined(separator: "\n"),
          "A.swift": "",
        ])
      let run = try ToolRun(arguments: ["hear"] + arguments, in: folder)
      #expect(run.errors.contains(message), "\(run.errors)")
      #expect(run.output == "")
      #expect(run.status == 2)
    }
  }
}

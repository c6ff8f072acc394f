import Foundation
import Testing

extension LiveTests {
  @Suite("Recovery at the smallest unit")
  struct RecoveryTests {
    private static let other = "import SwiftUI\n#Preview(\"Other\") { Text(\"other\") }\n"

    private func hear(_ text: String, _ options: String...) throws -> ToolRun {
      let folder = try TemporaryFolder(["App/Kennel.swift": text, "App/Other.swift": Self.other])
      return try ToolRun(
        arguments: ["hear", "App", "--format", "captions", "--no-cache"] + options, in: folder)
    }

    @Test("B11: a file with a modifier and a type that are not here is heard, and each repair is told")
    func modifierAndType() throws {
      let run = try hear(
        """
        import SwiftUI
        struct Kennel: View {
          var scene: SKScene?
          var body: some View {
            VStack {
              Text("Bailey").glowing(radius: 3).bold()
              Text("Rex")
            }
          }
        }
        #Preview("Kennel") { Kennel() }
        """)
      #expect(run.output == "Bailey\nRex\nother\n")
      #expect(
        run.errors == """
          earshot: Kennel.swift:3: type SKScene left out: cannot find type 'SKScene' in scope
          earshot: Kennel.swift:6: modifier .glowing left out: value of type 'Text' has no member 'glowing'
          earshot: Heard: 2 of 2 screens, 3 stops. None comes past what is left out.

          """)
      #expect(run.status == 1)
    }

    @Test("B11: a made-up value in a text is heard as left out, and the screen that comes past it is told")
    func values() throws {
      let run = try hear(
        """
        import SwiftUI
        struct Kennel: View {
          var body: some View {
            Text("\\(Shop.count) dogs")
            Text(Shop.title)
            Text("Rex")
          }
        }
        #Preview("Kennel") { Kennel() }
        """)
      #expect(run.output == "left out dogs\nleft out\nRex\nother\n")
      #expect(
        run.errors.contains("earshot: Kennel comes past what is left out: Kennel.swift:4, Kennel.swift:5\n"))
      #expect(
        run.lastError
          == "earshot: Heard: 2 of 2 screens, 4 stops. 1 of them comes past something that is left out.")
    }

    @Test("B11: a view that is left out leaves a marked place")
    func places() throws {
      let run = try hear(
        """
        import SwiftUI
        struct Kennel: View {
          var body: some View {
            VStack {
              ShopView(id: 3)
              Image(Shop.code)
              if Shop.isOpen { Text("open") }
              Text("Rex")
            }
          }
        }
        #Preview("Kennel") { Kennel() }
        """)
      #expect(
        run.output == """
          something is left out here, Kennel.swift:5
          something is left out here, Kennel.swift:6
          something is left out here, Kennel.swift:7
          Rex
          other

          """)
    }

    @Test("A modifier for assistive technologies that is left out is told by name, at its stop as well")
    func accessibility() throws {
      let run = try hear(
        "import SwiftUI\n#Preview(\"Kennel\") { Text(\"Rex\").accessibilityGlow(3) }\n")
      #expect(run.output.hasPrefix("Rex, left out"), "\(run.output)")
      #expect(run.output.contains("accessibilityGlow, Kennel.swift:2"))
      #expect(
        run.errors.contains(
          "Kennel.swift:2: modifier .accessibilityGlow left out, which assistive technologies need: "))
      let label = try hear(
        "import SwiftUI\n#Preview(\"Kennel\") { Button(\"x\") {}.accessibilityLabel(Shop.title) }\n")
      #expect(label.output.hasPrefix("left out, button\n"))
    }

    @Test("B11: a guard that cannot be judged voids its function, which is told when it is called")
    func guards() throws {
      let run = try hear(
        """
        import SwiftUI
        struct Kennel: View {
          @State private var name = "Bailey"
          var body: some View { Text(name).onAppear { sell() } }
          func sell() {
            guard Shop.isOpen else { return }
            name = "sold"
          }
        }
        #Preview("Kennel") { Kennel() }
        """)
      #expect(run.output == "Bailey\nother\n")
      #expect(run.errors.contains("Kennel.swift:6: body sell left out: cannot find 'Shop' in scope"))
      #expect(run.errors.contains("earshot: Kennel comes past what is left out: Kennel.swift:6\n"))
    }

    @Test("The unknown type of an untyped property spreads through no other file")
    func untyped() throws {
      let run = try hear(
        """
        import SwiftUI
        struct Dog {
          let name = "Rex"
          let shop = Shop.shared
        }
        struct Kennel: View {
          let dog = Dog()
          var body: some View {
            Text(dog.name)
            Text(dog.shop.title)
          }
        }
        #Preview("Kennel") { Kennel() }
        """)
      #expect(run.output == "Rex\nleft out\nother\n")
    }

    @Test("B11: a line in an observer of an observed property is left out, and the rest of the model stays")
    func observers() throws {
      let folder = try TemporaryFolder([
        "Editor.swift": """
        import SwiftUI
        @Observable final class Editor {
          var text = "Bailey" {
            didSet {
              UITextView().glowDelegate = self
            }
          }
        }
        """,
        "List.swift": """
        import SwiftUI
        struct Words: View {
          @State var editor = Editor()
          var body: some View { Text(editor.text) }
        }
        #Preview { Words() }
        """,
      ])
      let run = try ToolRun("hear", "--left-out", "--format", "captions", folder.path, in: folder)
      #expect(run.output == "Bailey\n")
      #expect(
        run.errors.contains(
          "Editor.swift:5: statement left out: value of type 'UITextView' has no member 'glowDelegate'"))
    }

    @Test("UIKit's screens are repaired as well: a text that cannot be had says so")
    func controllers() throws {
      let run = try hear(
        """
        import UIKit
        final class Kennel: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel()
            label.text = Shop.title
            label.glowRadius = 3
            label.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
            view.addSubview(label)
          }
        }
        #Preview("Kennel") { Kennel() }
        """)
      #expect(run.output == "left out\nother\n")
    }

    @Test("A controller whose view is left out has one that says so, and code can ask for it meanwhile")
    func viewsOfControllers() throws {
      let run = try hear(
        """
        import UIKit
        protocol MapUser: AnyObject { func mapIsReady() }
        final class MapController: UIViewController {
          weak var user: (any MapUser)?
          override func loadView() {
            super.loadView()
            let map = TileMap.map(zoom: 3)
            view = map
            user?.mapIsReady()
          }
        }
        final class Walk: UIViewController, MapUser {
          let map = MapController()
          override func viewDidLoad() {
            super.viewDidLoad()
            map.user = self
            view.addSubview(map.view)
          }
          func mapIsReady() { map.view.isHidden = false }
        }
        #Preview("Kennel") { Walk() }
        """)
      #expect(run.output == "something is left out here, Kennel.swift:8\nother\n", "\(run.errors)")
      #expect(!run.errors.contains("signal"))
    }

    @Test("Two modules that miss a type of one name are heard together")
    func stubsOfOneName() throws {
      let view = { (name: String) in
        "import SwiftUI\npublic struct \(name): View {\n  let shop: Store?\n  public init(shop: Store? = nil) "
          + "{ self.shop = shop }\n  public var body: some View { Text(\"\(name)\") }\n}\n"
      }
      let folder = try TemporaryFolder([
        "Kit/Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Kit", targets: [.target(name: "Dogs"), .target(name: "Cats")])
        """,
        "Kit/Sources/Dogs/DogRow.swift": view("DogRow"), "Kit/Sources/Cats/CatRow.swift": view("CatRow"),
        "App.swift": """
        import Cats
        import Dogs
        import SwiftUI
        struct Both: View {
          var shop: Store?
          var body: some View {
            DogRow()
            CatRow()
          }
        }
        #Preview("Both") { Both() }
        """,
      ])
      let run = try ToolRun(
        "hear", ".", "--format", "captions", "--no-cache", "--preview", "Both", in: folder)
      #expect(run.output == "DogRow\nCatRow\n", "\(run.errors)")
    }

    @Test(
      "After a file is saved, the repairs of the others are taken from the cache; what is mended is heard")
    func savedRepairs() throws {
      let kennel = "import SwiftUI\n#Preview(\"Kennel\") { Text(\"Rex\").glowing() }\n"
      let folder = try TemporaryFolder(["App/Kennel.swift": kennel, "App/Other.swift": Self.other])
      func hear() throws -> ToolRun {
        try ToolRun(
          arguments: ["hear", "App", "--format", "captions"], in: folder,
          environment: ["XDG_CACHE_HOME": "\(folder.path)/cache"])
      }
      let first = try hear()
      #expect(first.output == "Rex\nother\n")
      try folder.write(Self.other.replacing("\"other\"", with: "\"changed\""), to: "App/Other.swift")
      let second = try hear()
      #expect(second.output == "Rex\nchanged\n")
      #expect(second.errors == first.errors)
      try folder.write(
        "import SwiftUI\nextension View { func glowing() -> some View { accessibilityLabel(\"glows\") } }\n",
        to: "App/Glow.swift")
      let third = try hear()
      #expect(third.output == "glows\nchanged\n")
      #expect(third.errors == "")
      #expect(third.status == 0)
    }

    @Test("What is left out of the body of a preview is no more than the statement, at its own line")
    func bodies() throws {
      let run = try hear(
        """
        import SwiftUI
        #Preview("Kennel") {
          Text("Bailey")
          ShopView(id: 3)
          Text("Rex")
        }
        #Preview("Gone", traits: .unheardOf) { Text("Gone") }
        """)
      #expect(
        run.output == "Bailey\nsomething is left out here, Kennel.swift:4\nRex\nother\n", "\(run.errors)")
      #expect(
        run.errors.contains("Kennel.swift:7: declaration #Preview left out: type "), "\(run.errors)")
      // Two are heard of the three that the files have.
      #expect(run.lastError.hasPrefix("earshot: Heard: 2 of 3 screens, 4 stops."), "\(run.errors)")
    }

    @Test("A file that does not even parse is left out as a whole")
    func unparsed() throws {
      let run = try hear("import SwiftUI\n#Preview(\"Kennel\") { Text(\"Rex\"\n")
      #expect(run.output == "other\n")
      #expect(run.errors.contains("earshot: Left out: Kennel.swift (does not compile). The rest is heard.\n"))
      #expect(run.lastError.hasPrefix("earshot: Heard: 1 of 2 screens, 1 stop."), "\(run.errors)")
      #expect(run.status == 1)
    }
  }
}

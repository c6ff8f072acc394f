import Foundation
import Testing

extension LiveTests {
  @Suite("Folders of real code")
  struct FolderTests {
    private static let kit = [
      "Kit/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Kit", targets: [
        .target(name: "Kennel", dependencies: ["DogCore"]), .target(name: "DogCore"),
        .testTarget(name: "KennelTests", dependencies: ["Kennel"]),
      ])
      """,
      "Kit/Sources/DogCore/Dog.swift": """
      import CoreGraphics
      public struct Dog: Identifiable {
        public let id: Int
        public var name: String
        public var height: CGFloat = 14
        public init(id: Int, name: String) { (self.id, self.name) = (id, name) }
      }
      """,
      "Kit/Sources/Kennel/KennelView.swift": """
      import DogCore
      import SwiftUI
      public struct KennelView: View {
        let dogs: [Dog]
        public init(dogs: [Dog]) { self.dogs = dogs }
        public var body: some View { VStack { ForEach(dogs) { Text($0.name) } } }
      }
      #Preview("Kennel") { KennelView(dogs: [Dog(id: 1, name: "Bailey"), Dog(id: 2, name: "Rex")]) }
      """,
      "Kit/Tests/KennelTests/KennelTests.swift": "import XCTest\nnonsense",
    ]

    private static let app = """
      import DogCore
      import Kennel
      import SwiftUI
      @main struct KennelApp: App {
        var body: some Scene { WindowGroup { ContentView() } }
      }
      struct ContentView: View {
        var body: some View { KennelView(dogs: [Dog(id: 1, name: "Luna")]) }
      }
      #Preview("Content") { ContentView() }
      """

    private func folder(_ files: [String: String]) throws -> TemporaryFolder {
      let folder = try TemporaryFolder()
      for (name, text) in files { try folder.write(text, to: name) }
      return folder
    }

    @Test(
      "B1: a folder of an app with a package is heard, preview by preview, and nothing is written into it")
    func app() throws {
      let watch = "import SwiftUI\n#Preview(\"Watch\") { Text(\"Watch\") }\n"
      let files = Self.kit.merging(["App/KennelApp.swift": Self.app, "Watch/KennelApp.swift": watch]) { $1 }
      let folder = try folder(files)
      let run = try ToolRun("hear", ".", "--format", "captions", in: folder)
      #expect(run.errors == "")
      #expect(run.output == "Luna\nLuna\nWatch\nBailey\nRex\n")
      #expect(run.status == 0)
      let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
      #expect(found.filter { $0.contains(".swift") }.count == files.count)
      #expect(found.allSatisfy { !$0.contains(".build") && !$0.hasSuffix(".o") })
    }

    @Test("A package alone is heard, by the name of a preview too")
    func package() throws {
      let folder = try folder(Self.kit)
      let run = try ToolRun("hear", "Kit", "--preview", "Kennel", "--format", "captions", in: folder)
      #expect(run.errors == "")
      #expect(run.output == "Bailey\nRex\n")
    }

    @Test("What imports a module that is not here is heard but for what it needs of it")
    func absentModules() throws {
      let folder = try folder([
        "Shop.swift":
          "import KennelShopKit\nimport SwiftUI\nstruct Shop: View {\n  let product: ShopProduct?\n"
          + "  var body: some View { Text(product.displayName) }\n}\n",
        "Button.swift":
          "import SwiftUI\nstruct ShopButton: View { var body: some View { Shop(product: nil) } }\n"
          + "#Preview { ShopButton() }\n",
        "Unused.swift": "import KennelShopKit\nimport SwiftUI\n#Preview { Text(\"heard\") }\n",
      ])
      let run = try ToolRun("hear", ".", "--format", "captions", in: folder)
      #expect(run.output == "left out\nheard\n")
      let line = "Shop.swift:4: type ShopProduct left out: cannot find type 'ShopProduct' in scope\n"
      #expect(run.errors.contains(line))
      #expect(run.errors.contains("Shop.swift:5: value left out: "))
      #expect(run.status == 1)
    }

    @Test("Errors of control flow and in expansions of macros cost no other file anything")
    func lateErrors() throws {
      let folder = try folder([
        "Number.swift": "func number(_ flag: Bool) -> Int {\n  if flag { return 1 }\n}\n",
        "Model.swift":
          "import Foundation\nstruct Token: ~Copyable {}\n"
          + "@Observable final class Model { var token = Token() }\n",
        "Dogs.swift": "import Foundation\n@Observable final class Dogs { var names = [\"Bailey\"] }\n",
        "Board.swift": "import SceneKit\nfinal class Board: UIView {}\n",
        "Kennel.swift": "import SwiftUI\nstruct Kennel: View {\n  let dogs = Dogs()\n"
          + "  var body: some View { Text(dogs.names[0]) }\n}\n"
          + "struct Kennel_Previews: PreviewProvider { static var previews: some View { Kennel() } }\n",
      ])
      let run = try ToolRun("hear", ".", "--format", "captions", in: folder)
      #expect(run.output == "Bailey\n")
      #expect(run.errors.contains("Number.swift:3: "))
      #expect(run.errors.contains("Model.swift"))
      #expect(!run.errors.contains("Dogs.swift") && !run.errors.contains("Kennel.swift"))
      #expect(run.status == 1)
    }

    @Test("A modifier that is not here is left out alone; of one file alone the compiler's words are told")
    func lacks() throws {
      let folder = try folder([
        "A.swift": "import SwiftUI\n#Preview { Text(\"a\").glowing(radius: 3) }\n",
        "B.swift": "import SwiftUI\n#Preview { Text(\"b\") }\n",
      ])
      let run = try ToolRun("hear", ".", "--format", "captions", in: folder)
      #expect(
        run.errors.hasPrefix(
          "earshot: A.swift:2: modifier .glowing left out: value of type 'Text' has no member 'glowing'\n"))
      #expect(run.output == "a\nb\n")
      #expect(run.status == 1)
      let alone = try ToolRun("hear", "A.swift", in: folder)
      #expect(alone.errors.contains("nor in SwiftUI here: .glowing(radius:) (A.swift:2)."))
      #expect(alone.lastError.hasPrefix("earshot: A.swift does not compile."))
      #expect(alone.status == 2)
    }

    @Test("A file that imports what stands beside SwiftUI is heard")
    func neighbours() throws {
      let folder = try folder([
        "Weights.swift": """
        import Charts
        import CoreMotion
        import MapKit
        import SwiftUI

        struct Weights: View {
          let dogs = [("Bailey", 25.0), ("Rex", 12.5)]
          var body: some View {
            VStack {
              Chart(dogs, id: \\.0) { dog in
                BarMark(x: .value("Dog", dog.0), y: .value("Weight", dog.1))
              }
              Map { Marker("Kennel", coordinate: CLLocationCoordinate2D(latitude: 52, longitude: 13)) }
            }
          }
        }
        #Preview { Weights() }
        """
      ])
      let run = try ToolRun("hear", "Weights.swift", "--format", "captions", in: folder)
      #expect(run.errors == "")
      #expect(run.output == "Bailey, 25\nRex, 12.5\nKennel, button\nLegal, link\n")
    }

    @Test("The files that come with an app are found, in whatever folder they lie")
    func resources() throws {
      let folder = try folder([
        "App/Dogs.swift": """
        import SwiftUI
        struct Dogs: View {
          private let names: [String] = {
            guard let url = Bundle.main.url(forResource: "dogs", withExtension: "json"),
              let data = try? Data(contentsOf: url)
            else { return [] }
            return (try? JSONDecoder().decode([String].self, from: data)) ?? []
          }()
          var body: some View { ForEach(names, id: \\.self) { Text($0) } }
        }
        #Preview { Dogs() }
        """,
        "App/Data/dogs.json": "[\"Bailey\", \"Rex\"]",
      ])
      let run = try ToolRun("hear", ".", "--format", "captions", in: folder)
      #expect(run.errors == "")
      #expect(run.output == "Bailey\nRex\n")
    }

    @Test("The names that a project makes of its asset catalogs are there")
    func assetNames() throws {
      let folder = try folder([
        "App/Dogs.swift": """
        import SwiftUI
        struct Dogs: View {
          var body: some View {
            VStack {
              Image(.dog)
              Label("Bone", image: .Icons.bone)
              Text("Sold").foregroundStyle(.brand).background(Color(.brand))
              Image(uiImage: UIImage(resource: .dog)).accessibilityLabel("Dog again")
            }
          }
        }
        #Preview { Dogs() }
        """,
        "App/Assets.xcassets/dog.imageset/Contents.json": "{\"images\": []}",
        "App/Assets.xcassets/Icons/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
        "App/Assets.xcassets/Icons/bone.imageset/Contents.json": "{\"images\": []}",
        "App/Assets.xcassets/BrandColor.colorset/Contents.json": "{\"colors\": []}",
      ])
      let run = try ToolRun("hear", ".", "--format", "captions", in: folder)
      #expect(run.errors == "")
      #expect(run.output == "dog, image\nBone\nSold\nDog again, image\n")
    }

    @Test("Code that calls methods by selectors, and asks where it runs, is heard as in a simulator")
    func selectors() throws {
      let folder = try folder([
        "Dogs.swift": """
        import UIKit
        import os

        @objc protocol DogsDelegate { func dogsDidSave(_ sender: AnyObject) }

        final class DogsController: UIViewController {
          weak var delegate: DogsDelegate?
          @IBOutlet weak var label: UILabel!
          private let logger = Logger(subsystem: "dogs", category: "saving")
          private lazy var button: UIButton = {
            let button = UIButton(type: .system)
            button.setTitle("Save", for: .normal)
            button.addTarget(self, action: #selector(save), for: .touchUpInside)
            return button
          }()

          override func viewDidLoad() {
            super.viewDidLoad()
            button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
            view.addSubview(button)
            NotificationCenter.default.addObserver(
              self, selector: #selector(DogsController.changed(_:)), name: Notification.Name("changed"),
              object: nil)
            #if targetEnvironment(simulator)
              NotificationCenter.default.post(name: Notification.Name("changed"), object: nil)
            #endif
          }

          @objc private func save() { button.setTitle("Saved", for: .normal) }
          @objc func changed(_ notification: Notification) {
            if #available(iOS 26, *) { perform(#selector(save)) }
            logger.info("changed \\(notification.name.rawValue, privacy: .public)")
          }
        }
        """
      ])
      let run = try ToolRun("hear", "Dogs.swift", "--format", "captions", in: folder)
      #expect(run.errors == "app: [dogs:saving] changed changed\n")
      #expect(run.output == "Saved, button\n")
    }
  }
}

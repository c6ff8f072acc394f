import Foundation
import Testing

extension LiveTests {
  @Suite("Guide: what is not supported")
  struct NotSupportedTests {
    @Test("Code for shaders and in other languages is not here, and what needs it is left out, and listed")
    func otherLanguages() throws {
      let folder = try TemporaryFolder([
        "Shaded.swift": """
        import Metal
        import SwiftUI

        struct Shaded: View {
          private let device = MTLCreateSystemDefaultDevice()
          var body: some View { Text(device == nil ? "no device" : "a device") }
        }

        """,
        "Pay.swift": """
        import SwiftUI

        #Preview("Pay") {
          VStack {
            Text("Total")
            Shaded()
          }
        }

        """,
        "Old.m": "@import Foundation;\n", "Fast.cpp": "int fast() { return 1; }\n",
        "Shades.metal": "kernel void shade() {}\n",
      ])
      let run = try ToolRun("hear", ".", "--left-out", "--format", "captions", in: folder)
      #expect(run.output == "Total\nleft out\n")
      #expect(run.errors.contains("Shaded.swift:5: member device left out: cannot find 'MTLCreate"))
      #expect(run.errors.contains("Pay comes past what is left out: Shaded.swift:6\n"))
      #expect(run.status == 1)
    }

    @Test("A package that is not on the disk is left out, until --packages names where it is")
    func absentPackages() throws {
      let folder = try TemporaryFolder([
        "Kit/Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Kit", dependencies: [.package(url: "https://example.com/Shop", from: "1.0.0")],
          targets: [.target(name: "Pay", dependencies: ["Shop"])])

        """,
        "Kit/Sources/Pay/Pay.swift": """
        import Shop
        import SwiftUI

        #Preview("Pay") { Text(shop) }

        """,
        "Kit/Sources/Pay/Total.swift": "import SwiftUI\n#Preview(\"Total\") { Text(\"Total\") }\n",
        "Elsewhere/Shop/Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Shop", products: [.library(name: "Shop", targets: ["Shop"])],
          targets: [.target(name: "Shop")])

        """,
        "Elsewhere/Shop/Sources/Shop/Shop.swift": "public let shop = \"Open today\"\n",
      ])
      let without = try ToolRun("hear", "Kit", "--format", "captions", in: folder)
      #expect(without.output == "left out\nTotal\n")
      #expect(without.errors.contains("Pay.swift:4: value left out: cannot find 'shop' in scope\n"))
      #expect(without.status == 1)
      let with = try ToolRun("hear", "Kit", "--packages", "Elsewhere", "--format", "captions", in: folder)
      #expect(with.output == "Open today\nTotal\n", "\(with.errors)")
      #expect(with.status == 0)
    }

    @Test("No request is answered, and pictures have no status bar where the app takes it away")
    func surroundings() throws {
      let folder = try TemporaryFolder([
        "Bar.swift": """
        import SwiftUI

        private struct Sky: View {
          @State private var words = "asking"
          var body: some View {
            Text(words).task {
              do {
                let url = URL(string: "https://example.com/sky")
                if let url { _ = try await URLSession.shared.data(from: url) }
                words = "answered"
              } catch {
                words = "refused"
              }
            }
          }
        }

        #Preview("Sky") { Sky() }
        #Preview("Shown") { Text("Sky") }
        #Preview("Hidden") { Text("Sky").statusBarHidden() }

        """
      ])
      let heard = try ToolRun("hear", "Bar.swift", "--preview", "Sky", "--format", "captions", in: folder)
      #expect(heard.output == "refused\n", "\(heard.output)\(heard.errors)")
      func picture(_ preview: String, _ more: String...) throws -> Data {
        let look = ["look", "Bar.swift", "--preview", preview, "-o", "a.png"]
        let drawn = try ToolRun(arguments: look + more, in: folder)
        #expect(drawn.status == 0, "\(drawn.errors)")
        return try Data(contentsOf: URL(filePath: folder.path).appending(path: "a.png"))
      }
      let hidden = try picture("Hidden", "--status-bar")
      #expect(try picture("Shown", "--status-bar") != hidden)
      // The home indicator stays.
      #expect(try picture("Hidden") != hidden)
      #expect(try picture("Hidden") == picture("Shown"))
    }
  }
}

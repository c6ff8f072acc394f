import Testing

extension LiveTests {
  @Suite("Packages that other tools have fetched")
  struct FetchedPackageTests {
    private static func manifest(_ name: String) -> String {
      "let package = Package(targets: [.target(name: \"\(name)\")])\n"
    }

    @Test("A project finds packages where Xcode puts them and where the package manager does")
    func project() throws {
      var text = ProjectText()
      text.addGroup("App", files: ["A.swift"])
      for name in ["Barking", "Growling"] {
        text.add(
          "R_\(name)", "XCRemoteSwiftPackageReference",
          "repositoryURL = \"https://example.org/dogs/\(name).git\";")
        text.add(
          "D_\(name)", "XCSwiftPackageProductDependency", "package = R_\(name); productName = \(name);")
      }
      text.addTarget(
        "App", "application", sources: ["B_A"], "packageProductDependencies = (D_Barking, D_Growling, );")
      let folder = try TemporaryFolder([
        "App.xcodeproj/project.pbxproj": text.text(),
        "App/A.swift":
          "import Barking\nimport Growling\nimport SwiftUI\n#Preview { Text(verbatim: bark + growl) }\n",
        "SourcePackages/checkouts/Barking/Package.swift": Self.manifest("Barking"),
        "SourcePackages/checkouts/Barking/Sources/Barking/Bark.swift":
          "import SwiftUI\npublic let bark = \"woof, \"\n#Preview { Text(\"not the app's\") }\n",
        ".build/checkouts/Growling/Package.swift": Self.manifest("Growling"),
        ".build/checkouts/Growling/Sources/Growling/Growl.swift": "public let growl = \"grr\"\n",
      ])
      let run = try ToolRun("hear", "App.xcodeproj", "--format", "captions", in: folder)
      #expect(run.errors == "")
      #expect(run.output == "woof, grr\n")
      #expect(run.status == 0)
    }

    @Test("A target of a package finds the packages that were fetched for it")
    func package() throws {
      let folder = try TemporaryFolder([
        "Kennel/Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Kennel", dependencies: [.package(url: "https://example.org/dogs/Growling", from: "1.0.0")],
          targets: [.target(name: "Kennel", dependencies: [.product(name: "Growling", package: "Growling")])])
        """,
        "Kennel/Sources/Kennel/Kennel.swift":
          "import Growling\nimport SwiftUI\n#Preview { Text(verbatim: growl) }\n",
        "Kennel/.build/checkouts/Growling/Package.swift": Self.manifest("Growling"),
        "Kennel/.build/checkouts/Growling/Sources/Growling/Growl.swift": "public let growl = \"grr\"\n",
      ])
      let run = try ToolRun("hear", "Kennel", "--target", "Kennel", "--format", "captions", in: folder)
      #expect(run.errors == "")
      #expect(run.output == "grr\n")
      #expect(run.status == 0)
    }
  }
}

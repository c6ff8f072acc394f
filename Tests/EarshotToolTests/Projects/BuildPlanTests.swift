import Testing

@testable import AppBuilding

@Suite("What is compiled of a project", .timeLimit(.minutes(10)))
struct BuildPlanTests {
  private func plan(
    _ folder: TemporaryFolder, _ path: String, target: String? = nil
  ) throws -> BuildPlan {
    let installation = try Installation(prefix: DevelopmentPrefix.path())
    let toolchain = try Toolchain.find(in: Toolbox.find("swiftc").map(SourcePath.folder) ?? "")
    let selection = try SourceSelection(paths: ["\(folder.path)/\(path)"], target: target)
    return try BuildPlan(selection, scan: SyntaxScan(installation: installation, toolchain: toolchain))
  }

  private func names(_ paths: [String]) -> [String] { paths.map(SourcePath.name) }

  @Test(
    "Each target is a module of its own files, with its conditions; packages and frameworks come along",
    arguments: [KennelProject.groups, KennelProject.folders])
  func modules(project: String) throws {
    let folder = try TemporaryFolder(KennelProject.files)
    try folder.write(project, to: "Kennel.xcodeproj/project.pbxproj")
    let plan = try plan(folder, "Kennel.xcodeproj")
    #expect(plan.problems == [])
    #expect(plan.modules.modules.map(\.name) == ["Kennel", "Bones", "DogKit"])
    #expect(plan.modules.last == "Kennel")
    #expect(names(plan.files) == ["KennelApp.swift", "Place.swift", "Bone.swift", "Dog.swift"])
    #expect(plan.modules.modules.map(\.settings.conditions) == [["IN_APP"], ["SWIFT_PACKAGE"], []])
    #expect(plan.modules.modules.first?.settings.swiftVersion == "5")
    #expect(names(plan.resources?.first?.paths ?? []) == ["dogs.json", "Localizable.strings"])
    #expect(plan.information?["CFBundleShortVersionString"] == "2.5")
    let widget = try self.plan(folder, "Kennel.xcodeproj", target: "Widget")
    #expect(Set(names(widget.files)) == ["WidgetView.swift", "Place.swift"])
    #expect(widget.notes == [])
  }

  @Test("A package inside a folder that the project mirrors is a package of the project")
  func mirroredPackage() throws {
    var text = ProjectText(format: "77")
    text.add(
      "E_App", "PBXFileSystemSynchronizedBuildFileExceptionSet",
      "membershipExceptions = (Libraries/Bones, ); target = T_App;")
    text.add(
      "G_App", "PBXFileSystemSynchronizedRootGroup",
      "exceptions = (E_App, ); path = App; sourceTree = \"<group>\";")
    text.addToTop("G_App")
    text.add("D_Bones", "XCSwiftPackageProductDependency", "productName = Bones;")
    text.addTarget(
      "App", "application",
      "fileSystemSynchronizedGroups = (G_App, ); packageProductDependencies = (D_Bones, );")
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": text.text(), "App/A.swift": "import Bones",
      "App/Libraries/Bones/Package.swift":
        "let package = Package(name: \"Bones\", products: [.library(name: \"Bones\", targets: [\"Bones\"])], "
        + "targets: [.target(name: \"Bones\")])",
      "App/Libraries/Bones/Sources/Bones/Bone.swift": "public enum Bone {}",
    ])
    let plan = try plan(folder, "App.xcodeproj")
    #expect(plan.problems == [])
    #expect(names(plan.files) == ["A.swift", "Bone.swift"])
    #expect(plan.modules.modules.map(\.name) == ["App", "Bones"])
  }

  @Test("An exception of a localized file stands for the file of every language", arguments: [true, false])
  func localizedException(isMember: Bool) throws {
    var text = ProjectText(format: "77")
    let swift = isMember ? "" : "A.swift, "
    text.add(
      "E_App", "PBXFileSystemSynchronizedBuildFileExceptionSet",
      "membershipExceptions = (\(swift)\"/Localized: Words/Localizable.strings\", ); target = T_App;")
    text.add(
      "G_App", "PBXFileSystemSynchronizedRootGroup",
      "exceptions = (E_App, ); path = App; sourceTree = \"<group>\";")
    text.addToTop("G_App")
    text.addTarget("App", "application", isMember ? "fileSystemSynchronizedGroups = (G_App, );" : "")
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": text.text(), "App/A.swift": "",
      "App/Words/en.lproj/Localizable.strings": "", "App/Words/de.lproj/Localizable.strings": "",
    ])
    let plan = try plan(folder, "App.xcodeproj")
    #expect(names(plan.files) == ["A.swift"])
    #expect((plan.resources?.first?.paths ?? []).count == (isMember ? 0 : 2))
  }

  @Test("Keys of settings make the list of what an app says of itself")
  func generatedInformation() throws {
    var text = ProjectText()
    text.addGroup("App", files: ["A.swift"])
    text.addTarget(
      "My App", "application", sources: ["B_A"],
      settings: "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIMainStoryboardFile = Main; "
        + "INFOPLIST_KEY_CFBundleDisplayName = \"$(TARGET_NAME)!\"; CURRENT_PROJECT_VERSION = 7;")
    let folder = try TemporaryFolder(["App/A.swift": "", "App.xcodeproj/project.pbxproj": text.text()])
    let plan = try plan(folder, "App.xcodeproj")
    #expect(plan.modules.last == "My_App")
    let information = try #require(plan.information)
    #expect(information["UIMainStoryboardFile"] == "Main")
    #expect(information["CFBundleDisplayName"] == "My App!")
    #expect(information["CFBundleVersion"] == "7")
    #expect(information["CFBundleName"] == "My App")
  }

  private static let accents: [(String, String, String?)] = [
    ("", "", nil), ("AccentColor", "", "AccentColor"), ("AccentColor", "\"\"", nil),
    ("AccentColor", "\"$(PRODUCT_NAME) Red\"", "App Red"),
  ]

  @Test(
    "The accent colour is the set that a target names, else the one of its project; an empty name is none",
    arguments: accents)
  func accentColor(project: String, target: String, name: String?) throws {
    func setting(_ value: String) -> String {
      value.isEmpty ? "" : "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = \(value);"
    }
    var text = ProjectText()
    text.addGroup("App", files: ["A.swift"])
    text.addTarget("App", "application", sources: ["B_A"], settings: setting(target))
    let file = text.text().replacing("SDKROOT = iphoneos;", with: "SDKROOT = iphoneos; \(setting(project))")
    let folder = try TemporaryFolder(["App/A.swift": "", "App.xcodeproj/project.pbxproj": file])
    let plan = try plan(folder, "App.xcodeproj")
    #expect(plan.accentColorName == name)
    #expect(plan.information?["NSAccentColorName"] == name)
  }

  @Test("An app's folder without a project has the accent colour of new projects, packages and files none")
  func accentColorOfFolders() throws {
    let folder = try TemporaryFolder([
      "App/A.swift": "", "Kit/Sources/Kit/B.swift": "",
      "Kit/Package.swift": "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])",
    ])
    #expect(try plan(folder, "App").accentColorName == "AccentColor")
    #expect(try plan(folder, "App/A.swift").accentColorName == nil)
    #expect(try plan(folder, "Kit").accentColorName == nil)
  }

  @Test("A target is compiled as its settings and its words for the compiler say")
  func moduleSettings() throws {
    var text = ProjectText()
    text.addGroup("App", files: ["A.swift"])
    text.addTarget(
      "App", "application", sources: ["B_A"],
      settings: "SWIFT_VERSION = 5.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; "
        + "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"DEBUG ALPHA\"; "
        + "OTHER_SWIFT_FLAGS = \"-D BETA -DGAMMA -enable-upcoming-feature ExistentialAny -Onone -D 9\";")
    let folder = try TemporaryFolder(["App/A.swift": "", "App.xcodeproj/project.pbxproj": text.text()])
    let settings = try #require(try plan(folder, "App.xcodeproj").modules.modules.first?.settings)
    #expect(settings.conditions == ["ALPHA", "BETA", "DEBUG", "GAMMA"])
    #expect(settings.swiftVersion == "5")
    #expect(settings.defaultsToMainActor == true)
    #expect(settings.features == ["ExistentialAny"])
  }

  @Test("A target of a package is of the package whose manifest lies above its folder")
  func packageNames() throws {
    let folder = try TemporaryFolder([
      "Kit/Package.swift": "", "Kit/Sources/Dogs/A.swift": "", "Other-Kit/Package.swift": "",
      "Other-Kit/Sources/Cats/B.swift": "",
    ])
    let names = ["Kit/Sources/Dogs", "Kit/Sources/Dogs/Inner", "Other-Kit/Sources/Cats"].map { path in
      BuildTarget(
        name: "A", moduleName: "A", origin: .package(folder: "\(folder.path)/\(path)", ModuleSettings()),
        isShown: true
      ).packageName
    }
    #expect(names == ["package_Kit", "package_Kit", "package_Other_Kit"])
  }

  @Test("Files are found whose project spells upper and lower case otherwise than the disk")
  func spelling() throws {
    var text = ProjectText()
    text.addGroup("Views", files: ["Start.swift"])
    text.addTarget("App", "application", sources: ["B_Start"], settings: "INFOPLIST_FILE = app/info.plist;")
    let folder = try TemporaryFolder([
      "views/start.swift": "",
      "App/Info.plist": "<plist><dict><key>CFBundleVersion</key><string>7</string></dict></plist>",
      "App.xcodeproj/project.pbxproj": text.text(),
    ])
    let plan = try plan(folder, "App.xcodeproj")
    #expect(names(plan.files) == ["start.swift"])
    #expect(plan.information?["CFBundleVersion"] == "7")
    #expect(plan.problems.isEmpty)
  }

  @Test("Files that are gone, groups and targets in a circle and an unknown format are a line each")
  func problems() throws {
    var text = ProjectText(format: "4711")
    text.addGroup("App", files: ["A.swift", "Gone.swift"])
    text.add("G_1", "PBXGroup", "children = (G_2, ); path = One; sourceTree = \"<group>\";")
    text.add("G_2", "PBXGroup", "children = (G_1, G_0, ); name = Two; sourceTree = \"<group>\";")
    text.addToTop("G_1")
    text.add("D_Kit", "PBXTargetDependency", "target = T_Kit;")
    text.add("D_App", "PBXTargetDependency", "target = T_App;")
    text.addTarget("App", "application", sources: ["B_A", "B_Gone", "B_0"], "dependencies = (D_Kit, );")
    text.addTarget("Kit", "framework", "dependencies = (D_App, D_0, );")
    let folder = try TemporaryFolder(["App/A.swift": "", "App.xcodeproj/project.pbxproj": text.text()])
    let project = "\(folder.path)/App.xcodeproj"
    let plan = try plan(folder, "App.xcodeproj")
    #expect(names(plan.files) == ["A.swift"])
    #expect(
      plan.problems == [
        "\(project) has the format 4711, which is not known here. What is known of it is read; "
          + "save it in an older format where something is missing.",
        "\(project): the group One contains itself. It is read once; take it out of itself.",
        "\(project) names files of App that are not there: \(folder.path)/App/Gone.swift. "
          + "Put them back, or take them out of the project.",
        "\(project): App needs Kit needs App. They are compiled in the order of their imports; "
          + "take one of these dependencies out.",
      ])
  }

  @Test("Of several applications, that one is compiled which has the project's name, however it is spelled")
  func nameOfProject() throws {
    var text = ProjectText()
    text.addGroup("App", files: ["A.swift"])
    for name in ["PartPreview", "My Part"] { text.addTarget(name, "application", sources: ["B_A"]) }
    let scheme =
      "<Scheme><LaunchAction><BuildableReference BlueprintIdentifier = \"T_PartPreview\"/></LaunchAction></Scheme>"
    let folder = try TemporaryFolder([
      "App/A.swift": "", "MyPart.xcodeproj/project.pbxproj": text.text(),
      "MyPart.xcodeproj/xcshareddata/xcschemes/Part.xcscheme": scheme,
    ])
    #expect(try plan(folder, "MyPart.xcodeproj").modules.last == "My_Part")
  }

  @Test("Of a thousand targets, that one is compiled which the scheme of the project's name runs")
  func manyTargets() throws {
    var text = ProjectText()
    text.addGroup("App", files: ["A.swift"])
    for number in 0..<1_000 {
      text.addTarget(
        "App\(number)", "application", sources: ["B_A"], "dependencies = (D_\((number + 1) % 1_000), );")
      text.add("D_\(number)", "PBXTargetDependency", "target = T_App\(number);")
    }
    let scheme =
      "<Scheme><LaunchAction><BuildableReference BlueprintIdentifier = \"T_App%\"/></LaunchAction></Scheme>"
    let folder = try TemporaryFolder([
      "App/A.swift": "", "Many.xcodeproj/project.pbxproj": text.text(),
      "Many.xcodeproj/xcshareddata/xcschemes/A.xcscheme": scheme.replacing("%", with: "3"),
      "Many.xcodeproj/xcshareddata/xcschemes/Many.xcscheme": scheme.replacing("%", with: "500"),
    ])
    let plan = try plan(folder, "Many.xcodeproj")
    #expect(plan.modules.modules.map(\.name) == ["App500"])
    #expect(
      plan.notes == [
        "App500 is heard; App0, App1, App2, App3, App4 and 994 more are not. Choose with --target."
      ])
    #expect(plan.problems.count == 1)
  }

  @Test("A project without Swift files, one that describes none, and a workspace of nothing are refused")
  func refused() throws {
    var text = ProjectText()
    text.addTarget("App", "application")
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": text.text(), "None.xcodeproj/project.pbxproj": "{ objects = {}; }",
      "All.xcworkspace/contents.xcworkspacedata":
        "<Workspace><FileRef location = \"group:Gone.xcodeproj\"></FileRef></Workspace>",
      "Cut.xcworkspace/contents.xcworkspacedata": "<Workspace><FileRef location = \"group:Go",
    ])
    let place = folder.path
    #expect(throws: TargetError(.emptyTarget, "\(place)/App.xcodeproj", details: ["App"])) {
      try plan(folder, "App.xcodeproj")
    }
    let file = "\(place)/None.xcodeproj/project.pbxproj"
    #expect(throws: TargetError(.unreadableProject, file, details: ["it describes no project"])) {
      try plan(folder, "None.xcodeproj")
    }
    let none = ["none of the projects that it names is there"]
    #expect(throws: TargetError(.unreadableProject, "\(place)/All.xcworkspace", details: none)) {
      try plan(folder, "All.xcworkspace")
    }
    let cut = "\(place)/Cut.xcworkspace/contents.xcworkspacedata"
    #expect(throws: TargetError(.unreadableProject, cut, details: ["it ends too early"])) {
      try plan(folder, "Cut.xcworkspace")
    }
  }
}

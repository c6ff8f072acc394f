import Testing

@testable import AppBuilding

@Suite("The modules that a folder makes")
struct SourceModuleTests {
  @Test("Tests, hidden folders and what other tools leave are passed over")
  func passedOver() throws {
    let folder = try TemporaryFolder()
    let left = [
      "AppTests/A.swift", "App/UITests/B.swift", "Tests/C.swift", "Pods/D.swift", ".build/E.swift",
      "Guide.docc/F.swift",
      "Package@swift-5.9.swift", "App/main.swift",
    ]
    for name in left + ["App/Contest.swift", "App/DogTests.swift"] { try folder.write("", to: name) }
    let selection = try SourceSelection(paths: [folder.path])
    #expect(selection.files == ["\(folder.path)/App/Contest.swift", "\(folder.path)/App/DogTests.swift"])
    #expect(selection.manifests.isEmpty)
  }

  @Test("The targets of a package are modules, those first that others import; what is in none is the app")
  func modules() throws {
    let folder = try TemporaryFolder()
    for name in ["Kit/Package.swift", "Kit/Sources/Kennel/K.swift", "Kit/Core/D.swift", "App/A.swift"] {
      try folder.write("", to: name)
    }
    let selection = try SourceSelection(paths: [folder.path])
    #expect(selection.manifests == ["\(folder.path)/Kit/Package.swift"])
    let targets = ScanFindings(lines: [
      "target\t0\t2\tKennel\ttarget\t", "setting\t0\t2\tKennel\tdefine\tBARKS",
      "setting\t0\t2\tKennel\tlanguage\t6.2", "setting\t0\t2\tKennel\tflag\t-D",
      "setting\t0\t2\tKennel\tflag\tRUNS", "setting\t0\t2\tKennel\tflag\t-DSITS",
      "target\t0\t3\tDog-Core\ttarget\tCore",
      "setting\t0\t3\tDog-Core\tisolation\tMainActor", "setting\t0\t3\tDog-Core\tfeature\tExistentialAny",
      "target\t0\t4\tX\tmacro\tMacros",
    ]).targets
    var modules = SourceModules(selection, targets: targets)
    #expect(modules.names.sorted() == ["Dog_Core", "Kennel"])
    let file = try #require(selection.files.firstIndex { $0.hasSuffix("K.swift") })
    modules.order(
      by: ScanFindings(lines: ["import\t\(file)\t1\tDog_Core", "import\t\(file)\t2\tSwiftUI"]).imports)
    #expect(modules.modules.map(\.name) == ["Dog_Core", "Kennel", "HeardFiles"])
    #expect(modules.needs["Kennel"] == ["Dog_Core"])
    let names = modules.modules.flatMap(\.files).map { selection.files[$0].split(separator: "/").last }
    #expect(names == ["D.swift", "K.swift", "A.swift"])
    let settings = modules.modules.map(\.settings)
    #expect(
      settings.map(\.conditions) == [["SWIFT_PACKAGE"], ["SWIFT_PACKAGE", "BARKS", "RUNS", "SITS"], []])
    #expect(settings.map(\.swiftVersion) == [nil, "6", nil])
    #expect(settings.map(\.defaultsToMainActor) == [true, nil, nil])
    #expect(settings.map(\.features) == [["ExistentialAny"], [], []])
  }

  @Test("Files of targets that no app is made of belong to no module")
  func foreignTargets() throws {
    let folder = try TemporaryFolder()
    for name in ["Package.swift", "Sources/Kennel/K.swift", "Sources/Macro/M.swift"] {
      try folder.write("", to: name)
    }
    let selection = try SourceSelection(paths: [folder.path])
    let targets = ScanFindings(lines: [
      "target\t0\t2\tKennel\ttarget\t", "target\t0\t3\tMacro\tmacro\t",
    ]).targets
    let modules = SourceModules(selection, targets: targets).modules
    #expect(modules.map(\.name) == ["Kennel"])
    #expect(modules.flatMap(\.files).count == 1)
  }

  @Test(
    "A version has the language mode of its first number",
    arguments: [
      ("5.9", "5"), ("5.10", "5"), ("4.2", "4.2"), ("4", "4"), ("3.0", "4"), ("6.2", "6"), ("7", "6"),
    ])
  func languageModes(version: String, mode: String) {
    #expect(ModuleSettings.languageMode(of: version) == mode)
    #expect(ModuleSettings.languageMode(of: "later") == nil)
  }
}

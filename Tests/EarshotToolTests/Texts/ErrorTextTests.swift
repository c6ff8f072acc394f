import Testing

@testable import AppBuilding

@Suite("What the tool says when a target is wrong")
struct ErrorTextTests {
  private static let texts: [(TargetError, String)] = [
    (
      TargetError(.noSuchFile, "DogCel.swift", details: ["DogCell.swift"]),
      "No such file: DogCel.swift. Nearest: DogCell.swift."
    ),
    (
      TargetError(.noSuchFile, "a/b.swift"),
      "No such file: a/b.swift. Check the path; it is taken from the current folder."
    ),
    (
      TargetError(.notSwift, "README.md"),
      "README.md is not a Swift file. Name files that end in .swift, or a folder of them."
    ),
    (
      TargetError(.unreadable, "A.swift"),
      "A.swift may not be read. Change its permissions, or copy it to a folder of yours."
    ),
    (
      TargetError(.emptyFolder, "Documentation"),
      "No Swift file in Documentation. Name a folder that holds files that end in .swift."
    ),
    (
      TargetError(.unreadableProject, "A.xcodeproj/project.pbxproj:7", details: ["\";\" is missing"]),
      "A.xcodeproj/project.pbxproj:7 cannot be read: \";\" is missing. "
        + "Get a whole copy of it, or name a folder with --all-files to hear its Swift files."
    ),
    (
      TargetError(.noApp, "A.swift"),
      "No app in A.swift: no type with @main. Leave --app out to hear the previews."
    ),
    (
      TargetError(.noPreview, "A.swift"),
      "No preview in A.swift. Leave --previews out to hear the app."
    ),
    (
      TargetError(.unknownTarget, "Kenel", details: ["Kennel"]),
      "No target named \"Kenel\". Nearest: Kennel."
    ),
    (
      TargetError(.unknownTarget, "Kennel"),
      "No target named \"Kennel\". Name a project, a workspace or a package that has it."
    ),
    (
      TargetError(.emptyTarget, "A.xcodeproj", details: ["Kennel", "Widget"]),
      "No Swift file in what is built of A.xcodeproj. Choose another target with --target: Kennel, Widget."
    ),
    (
      TargetError(.projectAmongFiles, "A.xcodeproj"),
      "A.xcodeproj is heard by itself. Leave out what else is named."
    ),
    (
      TargetError(.noTarget, details: ["Kennel"]),
      "Nothing to hear. Name Swift files, a folder of them, or --example with one of: Kennel."
    ),
    (
      TargetError(.unknownExample, "kenel", details: ["Kennel", "Survey"]),
      "No example named \"kenel\". There are: Kennel, Survey."
    ),
    (
      TargetError(.unknownPreview, "Baily", details: ["Bailey"]),
      "No preview named \"Baily\". Nearest: Bailey."
    ),
    (
      TargetError(.unknownPreview, "Rex"),
      "No preview named \"Rex\". Leave --preview out to hear all of them."
    ),
    (
      TargetError(.severalPreviews, "JSON", details: ["Bailey", "Rex"]),
      "JSON holds one screen, but there are 2 previews. Choose with --preview: Bailey, Rex."
    ),
    (
      TargetError(.nothingToDraw, "Kennel"),
      "Kennel cannot be drawn. Show a view, a view controller or an app."
    ),
    (
      TargetError(.nothingShown, "cursor", details: ["3"]),
      "No such stop: VoiceOver stops 3 times on this screen. --stop is 1 to 3."
    ),
    (
      TargetError(.nothingShown, "ring"),
      "Nothing to draw for --overlay ring on this screen. Leave it out, or choose another preview."
    ),
    (
      TargetError(.unwritable, "nowhere/a.png"),
      "Cannot write nowhere/a.png. Name a file in a folder that exists and that is yours."
    ),
    (
      TargetError(.doesNotCompile, "DogCell.swift"),
      "DogCell.swift does not compile. Correct what the compiler says above and run this again."
    ),
    (
      TargetError(
        .nothingToShow, "DogCell.swift",
        details: ["#Preview { DogCell(dog: <#Dog#>) }", "DogCell needs dog: Dog"]),
      "No preview in DogCell.swift, and DogCell needs dog: Dog. Add one: #Preview { DogCell(dog: <#Dog#>) }"
    ),
    (
      TargetError(.nothingToShow, "Dog.swift"),
      "No preview in Dog.swift, and no view. Add one: #Preview { Text(\"Hello\") }"
    ),
    (
      TargetError(.doesNotStart, "DogCell.swift", details: ["ended the process with status 3"]),
      "DogCell.swift does not start: ended the process with status 3. Look at what it runs before any view."
    ),
    (
      TargetError(.noCompiler),
      "No swiftc in PATH. Install Swift from https://www.swift.org/install, or add its bin folder to PATH."
    ),
    (
      TargetError(.otherCompiler, "Swift version 6.4", details: ["Swift version 6.3.1"]),
      "Built with Swift version 6.3.1, but swiftc in PATH is Swift version 6.4. "
        + "Put the former first in PATH, or run make install again."
    ),
    (
      TargetError(.incompleteInstallation, "/usr/local/lib/earshot/COMPILER"),
      "/usr/local/lib/earshot/COMPILER is missing. Run make install again; in a clone, make build."
    ),
    (
      TargetError(.notAFile, "A.swift"),
      "A.swift is no file that can be read to its end. Name a file, or copy what it holds into one."
    ),
    (
      TargetError(.tooLarge, ".", details: ["50000 files"]),
      ". holds more than 50000 files. Name the folder of the app."
    ),
    (
      BoundedFile.Problem.tooLarge(16 << 20).named("prices"),
      "prices holds more than 16 MB. Look whether it is the file that you mean."
    ),
    (
      TargetError(.noSandbox),
      "This kernel cannot confine an app: it lacks Landlock, seccomp and namespaces, or does not let you use them. "
        + "Leave --require-sandbox out to run it as you."
    ),
    (
      TargetError(.compilerHangs, "swiftc", details: ["10"]),
      "swiftc does not end within 10 s. Look whether it works by itself: swiftc -version."
    ),
    (
      TargetError(.system, "No pipe could be opened: Too many open files"),
      "No pipe could be opened: Too many open files. Try again."
    ),
  ]

  @Test("Each error is one line that ends with what to do next", arguments: texts)
  func text(error: TargetError, expected: String) {
    #expect(error.description == expected)
    #expect(!error.description.contains("\n"))
  }

  @Test("Every kind of error has its text tested")
  func coverage() {
    #expect(Set(Self.texts.map(\.0.code)) == Set(TargetError.Code.allCases))
  }
}

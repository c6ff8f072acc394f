import AppBuilding
import ArgumentParser
import Foundation

/// Which app is shown, and how it is compiled and run.
struct AppOptions: ParsableArguments {
  @Option(help: ArgumentHelp("An example that comes with the program.", valueName: "name"))
  var example: String?

  @Option(help: ArgumentHelp("Only the preview, or the app, of that name.", valueName: "name"))
  var preview: String?

  @Flag(
    name: .customLong("app"),
    help: "Only the app itself, as it starts; with the name or process of a running application, that one.")
  var onlyApp = false

  @Flag(name: .customLong("previews"), help: "Only the previews.")
  var onlyPreviews = false

  @Option(
    name: .customLong("target"),
    help: ArgumentHelp("The target of a project or package; else its first application.", valueName: "name"))
  var buildTarget: String?

  @Option(
    help: ArgumentHelp("A folder that holds packages from elsewhere; may be repeated.", valueName: "folder"),
    completion: .directory)
  var packages: [String] = []

  @Flag(help: "Compile all Swift files of a folder, whatever projects are in it.")
  var allFiles = false

  @Flag(help: "List everything that was left out of files that are heard otherwise.")
  var leftOut = false

  @Option(help: ArgumentHelp("Seconds a preview may take.", valueName: "seconds"))
  var timeout: Double = 10

  @Option(help: ArgumentHelp("Megabytes of data a preview may hold.", valueName: "megabytes"))
  var memory: Int = 1024

  @Option(help: ArgumentHelp("The language mode: 5 or 6; that of the project, or 5.", valueName: "mode"))
  var swiftVersion: String?

  @Option(help: ArgumentHelp("MainActor: what says nothing else belongs to it.", valueName: "actor"))
  var defaultIsolation: String?

  @Flag(help: "Compile everything anew, and keep nothing.")
  var noCache = false

  @OptionGroup(title: "Saved screens") var saved: SavedScreenOptions
  @OptionGroup(title: "App") var surroundings: SurroundingsOptions
  @OptionGroup(title: "Sandbox") var confinement: SandboxOptions

  private static let mostSeconds = 86_400.0
  private static let mostMegabytes = 1 << 20

  /// Which part of the target is shown.
  var part: ShownPart { onlyApp ? .app : onlyPreviews ? .previews : .everything }

  mutating func validate() throws {
    guard !onlyApp || !onlyPreviews else {
      throw ValidationError("Both --app and --previews. Leave both out to hear everything.")
    }
    guard timeout > 0, memory > 0 else {
      throw ValidationError("--timeout and --memory are more than 0.")
    }
    guard timeout <= Self.mostSeconds else {
      throw ValidationError("--timeout is at most \(Int(Self.mostSeconds)) s, which is a day.")
    }
    guard memory <= Self.mostMegabytes else {
      throw ValidationError("--memory is at most \(Self.mostMegabytes) megabytes.")
    }
    guard [nil, "5", "6"].contains(swiftVersion) else {
      throw ValidationError("No language mode \(swiftVersion ?? ""). --swift-version is 5 or 6.")
    }
    guard [nil, "MainActor", "nonisolated"].contains(defaultIsolation) else {
      throw ValidationError("--default-isolation is MainActor or nonisolated.")
    }
  }

  /// Throws unless either files or an example is named.
  func validate(_ files: [String]) throws {
    guard !files.isEmpty || example != nil else {
      throw ValidationError("Nothing to hear. Name Swift files, a folder of them, or --example NAME.")
    }
    guard files.isEmpty || example == nil else {
      throw ValidationError("Both files and --example. Name one of the two.")
    }
    if let missing = packages.first(where: { !FileManager.default.fileExists(atPath: $0) }) {
      throw ValidationError("No folder \(missing). --packages names one that holds packages.")
    }
  }
}

import AccessibilityModel
import AppBuilding
import ArgumentParser
import EarshotSession
import TreeFormat

/// What is drawn into which file.
struct PictureOptions: ParsableArguments {
  @Option(
    name: .shortAndLong, help: ArgumentHelp("The PNG file; - is the standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(help: ArgumentHelp("Pixels for each point: 1, 2 or 3; 2, of a sheet 1.", valueName: "number"))
  var scale: Int?

  @Option(
    help: ArgumentHelp(
      "order, names, numbers, grid, cursor, ring or spoken, drawn over the screen; may be given again.",
      valueName: "kind"))
  var overlay: [ScreenOverlay] = []

  @Option(
    help: ArgumentHelp(
      "The stop that the cursor is on, how often Tab was pressed, or which sentence is spoken.",
      valueName: "number"))
  var stop: Int?

  @Flag(help: "List what is heard at each stop beside the screen, by the numbers of --overlay order.")
  var legend = false

  @Flag(help: "Tell what cannot be read or hit.")
  var facts = false

  @Flag(help: "Draw the status bar and the home indicator, at the time of --date.")
  var statusBar = false

  private static let mostStops = 10_000

  mutating func validate() throws {
    guard (1...3).contains(scale ?? 1) else { throw ValidationError("--scale is 1, 2 or 3.") }
    guard (1...Self.mostStops).contains(stop ?? 1) else {
      throw ValidationError("--stop is 1 to \(Self.mostStops).")
    }
  }

  /// Throws unless a file is named that can be one of a picture.
  func validate(file: String?) throws {
    guard let file, !file.isEmpty else {
      throw ValidationError("No file for the picture. Name one: -o screen.png.")
    }
    guard file == "-" || file.lowercased().hasSuffix(".png") else {
      throw ValidationError("\(file) is no name of a PNG file. Name one that ends in .png.")
    }
  }

  /// What the app is asked for, with everything that technologies draw over it.
  ///
  /// - Throws: `TargetError` where there is no such stop, and what the source throws.
  func request(textSizes: [String], in session: Session) async throws -> PictureRequest {
    var overlays: [Overlay] = []
    for kind in legend && !overlay.contains(.order) ? overlay + [.order] : overlay {
      guard let shown = await session.overlay(kind, stop: stop) else {
        let count = Array(await session.tree.stops).count
        throw TargetError(.nothingShown, kind.rawValue, details: kind == .cursor ? ["\(count)"] : [])
      }
      overlays.append(shown)
    }
    return PictureRequest(
      scale: Double(scale ?? (textSizes.count > 1 ? 1 : 2)), textSizes: textSizes, overlays: overlays,
      showsLegend: legend, findings: facts ? Set(PictureFinding.Kind.allCases) : [],
      showsSystemBars: statusBar)
  }
}

extension ScreenOverlay: ExpressibleByArgument {}

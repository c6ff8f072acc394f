import ATSPIAdapter
import ATSPIProvider
import AccessibilityModel
import ArgumentParser
import DBus
import EarshotSession
import Foundation
import LiveApps
import LooseFiles
import TreeFormat

/// `earshot run`: an app that is used, in real time, with the assistive technologies of the desktop.
struct Run: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run an app for the screen reader of the desktop.",
    discussion: """
      Compiles the target, shows one of its previews, or the app itself, and gives its accessibility tree to the \
      accessibility bus, where Orca and other clients read and use it. Time is real. It ends with Control-C.

      For example:

        earshot run File.swift --atspi
        earshot run App.xcodeproj --atspi --content description
      """)

  @Argument(
    help: "An Xcode project or workspace, a package, a folder with one of them, or Swift files.",
    completion: .file())
  var target: [String] = []

  @OptionGroup(title: "Target") var app: AppOptions
  @OptionGroup(title: "Screen") var screen: ScreenOptions
  @OptionGroup(title: "Screen") var languages: LanguageOptions
  @OptionGroup(title: "Rules") var choices: RuleOptions
  @OptionGroup(title: "Settings") var settings: SettingsSource

  @Flag(help: "Give the accessibility tree to the accessibility bus (AT-SPI).")
  var atspi = false

  @Option(
    help: ArgumentHelp(
      "Where custom content is found: details, which waits until it is wanted, or description.",
      valueName: "place"))
  var content = ContentPlacement.details

  mutating func validate() throws {
    try app.validate(target)
    guard atspi else {
      throw ValidationError("Nobody is there to read it. Add --atspi for the screen reader of the desktop.")
    }
  }

  mutating func run() async throws {
    var launch = screen.launch
    launch.rules = try choices.choices(settings.person())
    languages.apply(to: &launch)
    if screen.device.date == nil { launch.date = LaunchOptions.presentDate }
    let (name, placement) = (appName, content)
    let bus = try DBusConnection.accessibilityBus()
    let (_, allWentWell) = try await app.visit(target, launch, onePreviewFor: "Running") { preview, shown in
      let live = LiveApp(shown, named: name, title: preview.title, placement: placement) {
        await shown.restartDeadline()
      }
      try await live.start()
      let adapter = await live.provide { ATSPIAdapter(bus, $0, perform: $1) }
      try await adapter.embed()
      Interruption.answer { Task { await live.stop() } }
      adapter.change { $0.activate(true) }
      Output.result("\(preview.title) is on the accessibility bus as \(bus.uniqueName). Control-C ends it.\n")
      try await live.run()
      adapter.unembed()
      for diagnostic in await shown.diagnostics { Output.error("app: \(diagnostic.message)") }
    }
    if !allWentWell { throw ExitCode(1) }
  }

  /// What clients call the app: the example, or the folder or the file that is shown.
  private var appName: String {
    let path = target.first ?? FileManager.default.currentDirectoryPath
    return app.example ?? URL(filePath: path).standardizedFileURL.deletingPathExtension().lastPathComponent
  }
}

extension ContentPlacement: ExpressibleByArgument {}

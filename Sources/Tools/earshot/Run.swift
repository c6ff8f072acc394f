import ATSPIAdapter
import ATSPIProvider
import AccessibilityModel
import AppBuilding
import ArgumentParser
import DBus
import DisplayWindow
import EarshotSession
import Foundation
import LiveApps
import TreeFormat

/// `earshot run`: an app that is used, in real time, with the assistive technologies of the desktop.
struct Run: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run an app for the screen reader of the desktop.",
    discussion: """
      Compiles the target, shows one of its previews, or the app itself, and gives its accessibility tree to the \
      accessibility bus, where Orca and other clients read and use it. Where there is a display of X11, a window shows \
      it and takes the pointer and keys. Time is real. It ends with Control-C, or when the window is closed.

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

  @Option(help: ArgumentHelp("Pixels of the window for each point: 1, 2 or 3.", valueName: "number"))
  var scale = 1

  @Flag(help: "Open no window, where there is a display.")
  var noWindow = false

  mutating func validate() throws {
    try app.validate(target)
    guard (1...3).contains(scale) else { throw ValidationError("--scale is 1, 2 or 3.") }
    guard atspi else {
      throw ValidationError("Nobody is there to read it. Add --atspi for the screen reader of the desktop.")
    }
  }

  mutating func run() async throws {
    var launch = screen.launch
    launch.rules = try choices.choices(settings.person())
    languages.apply(to: &launch)
    if screen.device.date == nil { launch.date = LaunchOptions.presentDate }
    let (name, placement, options) = (appName, content, self)
    let bus = try DBusConnection.accessibilityBus()
    let (_, allWentWell) = try await app.visit(target, launch, onePreviewFor: "Running") { preview, shown in
      let live = LiveApp(shown, named: name, title: preview.title, placement: placement) {
        await shown.restartDeadline()
      }
      try await live.start()
      let adapter = await live.provide { ATSPIAdapter(bus, $0, perform: $1) }
      Interruption.answer { Task { await live.stop() } }
      let window = options.window(preview.title, launch.screenSize)
      let showing = window.map { window in
        Task { await live.show(in: window, scale: Double(options.scale)) }
      }
      // Without a window keys come from clients alone, and always to this app.
      if window == nil { await live.activate(true) }
      await live.waitUntilActive(atMost: .seconds(1))
      try await adapter.embed()
      adapter.change { $0.introduction }
      Output.result("\(preview.title) is on the accessibility bus as \(bus.uniqueName). Control-C ends it.\n")
      defer { window?.close() }
      try await live.run()
      window?.close()
      await showing?.value
      adapter.unembed()
      for diagnostic in await shown.diagnostics { Output.error("app: \(diagnostic.message)") }
    }
    if !allWentWell { throw ExitCode(1) }
  }

  /// The window that shows the app; `nil` where there is no display, or none is wanted.
  private func window(_ title: String, _ size: Size) -> DisplayWindow? {
    guard !noWindow, let display = ProcessInfo.processInfo.environment["DISPLAY"], !display.isEmpty else {
      return nil
    }
    do {
      return try DisplayWindow(
        title: title, width: Int(size.width) * scale, height: Int(size.height) * scale)
    } catch {
      Output.error("earshot: No window: \(error). The app is on the accessibility bus alone.")
      return nil
    }
  }

  /// What clients call the app: the example, or the folder or the file that is shown.
  private var appName: String {
    let path = target.first ?? FileManager.default.currentDirectoryPath
    return app.example ?? URL(filePath: path).standardizedFileURL.deletingPathExtension().lastPathComponent
  }
}

extension ContentPlacement: ExpressibleByArgument {}

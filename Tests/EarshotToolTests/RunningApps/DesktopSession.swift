import DesktopSupport
import Foundation

/// A desktop of a test's own on which `earshot` runs beside applications.
final class DesktopSession: Sendable {
  private let desktop: PrivateDesktop

  /// Starts a display and a bus, and lets applications know that somebody listens.
  init() async throws {
    desktop = try await PrivateDesktop(withDisplay: true)
    // Browsers tell nothing of themselves before this.
    _ = try earshot("apps")
  }

  /// Where scripts and pages are put.
  var folder: TemporaryFolder { desktop.folder }

  /// Runs `earshot` on the desktop.
  func earshot(_ arguments: String...) throws -> ToolRun {
    try ToolRun(arguments: arguments, in: folder, environment: desktop.environment)
  }

  /// Starts an application, which ends with what is returned.
  func start(_ command: [String]) throws -> RunningProgram {
    try desktop.start(
      command,
      [
        "GSK_RENDERER": "cairo", "MOZ_DISABLE_CONTENT_SANDBOX": "1", "QT_QPA_PLATFORMTHEME": "qt6ct",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
      ])
  }

  /// Starts a browser of the Chromium family without anything around the page.
  func startChromium(_ page: String) throws -> RunningProgram {
    try start([
      "chromium", "--no-sandbox", "--test-type", "--no-first-run", "--disable-gpu",
      "--force-renderer-accessibility", "--user-data-dir=\(folder.path)/chromium",
      "--disable-background-networking", "--disable-sync", "--disable-component-update",
      "--no-default-browser-check", "--app=file://\(page)",
    ])
  }

  /// Hears an application as soon as it is there and is heard with some words.
  func hear(_ name: String, with words: String) throws -> ToolRun {
    var run = try earshot("hear", "--app", name, "--format", "captions")
    let end = ContinuousClock.now + .seconds(60)
    while !run.output.contains(words), ContinuousClock.now < end {
      Thread.sleep(forTimeInterval: 0.3)
      run = try earshot("hear", "--app", name, "--format", "captions")
    }
    return run
  }
}

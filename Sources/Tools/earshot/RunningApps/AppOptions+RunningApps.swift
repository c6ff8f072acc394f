import ATSPIBridge
import AppBuilding
import ArgumentParser
import Foundation
import TreeFormat

extension AppOptions {
  /// The running application that is meant: `--app` with a name or a process, and no file of that name.
  ///
  /// - Returns: its name or process; `nil` where files are meant.
  func runningApp(_ files: [String]) -> String? {
    guard onlyApp, example == nil, files.count == 1, let name = files.first, name != "-",
      !FileManager.default.fileExists(atPath: name)
    else { return nil }
    return name
  }

  /// Does something with the screen of a running application.
  func visit<Outcome>(
    runningApp name: String, keepsTime: Bool, body: (ShownPreview, any ShownApp) async throws -> Outcome
  ) async throws -> [Outcome] {
    let bus = try await AccessibilityBus.connect()
    let application = try await bus.application(name)
    let title = application.name.isEmpty ? name : application.name
    let app = RunningApp(RunningScreen(application, on: bus), title: title, pace: keepsTime ? .real : .none)
    let preview = ShownPreview(PreviewInfo(name: title, file: name, line: 1, kind: .app), keptName: title)
    return [try await body(preview, app)]
  }
}

import Foundation

/// A display, a bus and applications of a test's own; all of it ends with the test.
final class DesktopSession: @unchecked Sendable {
  /// What keeps a session from beginning.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  // Written by the initialiser, and by one test after the other.
  private var processes: [Process] = []
  let folder: TemporaryFolder
  private(set) var environment: [String: String] = [:]

  init() throws {
    folder = try TemporaryFolder()
    for name in ["home", "run"] { try folder.write("", to: "\(name)/.keep") }
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: "\(folder.path)/run")
    environment = [
      "HOME": "\(folder.path)/home", "XDG_RUNTIME_DIR": "\(folder.path)/run",
      "XDG_CONFIG_HOME": "\(folder.path)/home",
      "XDG_DATA_HOME": "\(folder.path)/home", "GSETTINGS_BACKEND": "memory", "LANG": "C.UTF-8",
      "LC_ALL": "C.UTF-8",
      "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "MOZ_DISABLE_CONTENT_SANDBOX": "1", "NO_AT_BRIDGE": "",
    ]
    let display = try firstLine(of: [
      "Xvfb", "-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp",
    ])
    environment["DISPLAY"] = ":\(display)"
    environment["DBUS_SESSION_BUS_ADDRESS"] = try firstLine(
      of: ["dbus-daemon", "--session", "--nofork", "--print-address=1"])
    // Browsers tell nothing of themselves before this.
    _ = try earshot("apps")
  }

  deinit {
    for process in processes.reversed() {
      // The group of timeout, so that nothing is left.
      kill(-process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
  }

  /// Runs `earshot` in the session.
  func earshot(_ arguments: String...) throws -> ToolRun {
    try ToolRun(arguments: arguments, in: folder, environment: environment)
  }

  /// Starts an application.
  @discardableResult
  func start(_ command: [String]) throws -> Process {
    let process = self.process(command)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    processes.append(process)
    return process
  }

  /// Starts a browser of the Chromium family without anything around the page.
  @discardableResult
  func startChromium(_ page: String) throws -> Process {
    try start([
      "chromium", "--no-sandbox", "--test-type", "--no-first-run", "--disable-gpu",
      "--force-renderer-accessibility",
      "--user-data-dir=\(folder.path)/chromium", "--disable-background-networking", "--disable-sync",
      "--disable-component-update", "--no-default-browser-check", "--app=file://\(page)",
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

  /// A command that is ended where a test does not end it.
  private func process(_ command: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    // Threads of a test block signals, and browsers do not work where they inherit that.
    let unblocking = ["perl", "-MPOSIX", "-e", "sigprocmask(SIG_SETMASK, POSIX::SigSet->new); exec @ARGV"]
    process.arguments = unblocking + ["timeout", "--kill-after=5", "240"] + command
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.environment?["NO_AT_BRIDGE"] = nil
    process.environment?["WAYLAND_DISPLAY"] = nil
    process.environment?["AT_SPI_BUS_ADDRESS"] = nil
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    return process
  }

  private func firstLine(of command: [String]) throws -> String {
    let process = self.process(command)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    processes.append(process)
    var line = Data()
    while let byte = try pipe.fileHandleForReading.read(upToCount: 1), let first = byte.first, first != 10 {
      line.append(first)
    }
    guard !line.isEmpty else {
      throw Failure(description: "\(command[0]) did not begin. Run Scripts/setup --for-tests.")
    }
    return String(decoding: line, as: UTF8.self)
  }
}

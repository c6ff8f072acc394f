import Foundation
import Testing
import TreeFormat

@testable import AppHost

/// The host executable, showing a library that is compiled from a fixture.
final class HostProcess {
  private let process = Process()
  private let output = Pipe()
  private var connection: HostConnection
  private let descriptor: Int32
  let first: SessionMessage?

  /// The folder in which the package was built.
  static let products = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent()

  /// Copies the host and the app modules into a folder, compiles a fixture there and starts the host with it.
  init(_ fixture: String, in folder: URL) throws {
    let library = folder.appendingPathComponent("lib\(fixture).so")
    let appModules = folder.appendingPathComponent("libEarshotUI.so")
    let host = folder.appendingPathComponent("host")
    for copy in [appModules, host] {
      let built = Self.products.appendingPathComponent(copy.lastPathComponent)
      try FileManager.default.copyItem(at: built, to: copy)
    }
    try Self.compile(fixture, to: library)
    var ends: [Int32] = [0, 0]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    descriptor = ends[0]
    process.executableURL = host
    process.arguments = [appModules.path, library.path, "0"]
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle(fileDescriptor: ends[1], closeOnDealloc: false)
    process.standardOutput = output
    process.environment = ["SWIFT_BACKTRACE": "enable=no"]
    try process.run()
    close(ends[1])
    connection = HostConnection(descriptor)
    first = try connection.next()
  }

  deinit {
    close(descriptor)
    process.waitUntilExit()
  }

  /// What the host ends with once its channel is closed; an app that ends by itself has another status.
  static let statusOfClosedChannel: Int32 = 86

  /// Sends a message and reads what comes up to `settled`; fewer where the host ends.
  func ask(_ message: SessionMessage) throws -> [SessionMessage] {
    connection.send([message])
    var answers: [SessionMessage] = []
    while let answer = try connection.next() {
      answers.append(answer)
      if case .settled = answer { break }
    }
    return answers
  }

  /// Ends the host and returns what the app printed.
  func end() throws -> (output: String, status: Int32) {
    connection.send([.quit])
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: printed, as: UTF8.self), process.terminationStatus)
  }

  private static func compile(_ fixture: String, to library: URL) throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let source = tests.appendingPathComponent("Fixtures/\(fixture).swift")
    // A package is called like its folder.
    let package = tests.deletingLastPathComponent().deletingLastPathComponent().lastPathComponent
    let compiler = Process()
    let diagnostics = Pipe()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let folder = library.deletingLastPathComponent().path
    let moduleMap = "\(products.path)/CVirtualTime.build/module.modulemap"
    compiler.arguments = [
      "swiftc", "-emit-library", "-parse-as-library", "-swift-version", "6", "-package-name",
      package.lowercased(),
      "-module-name", fixture, "-I", "\(products.path)/Modules", "-Xcc", "-fmodule-map-file=\(moduleMap)",
      "-L", folder, "-lEarshotUI", "-Xlinker", "-rpath=\(folder)", source.path, "-o", library.path,
    ]
    compiler.standardError = diagnostics
    try compiler.run()
    let text = try diagnostics.fileHandleForReading.readToEnd() ?? Data()
    compiler.waitUntilExit()
    try #require(compiler.terminationStatus == 0, "\(String(decoding: text, as: UTF8.self))")
  }
}

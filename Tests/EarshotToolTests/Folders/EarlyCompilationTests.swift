import Foundation
import Testing

@testable import AppBuilding

@Suite("Modules that are compiled side by side", .timeLimit(.minutes(10)))
struct EarlyCompilationTests {
  private let modules = ["Bones", "Dog", "Kennel", "Leash"].map { SourceModule(name: $0, files: [0]) }

  /// Compilations where the kennel needs bones and dog; each "compiler" prints the name of its module.
  private func compilations(width: Int) -> EarlyCompilations {
    EarlyCompilations(needs: ["Kennel": ["Bones", "Dog"]], width: width)
  }

  private func begin(
    _ early: inout EarlyCompilations, _ modules: some Sequence<SourceModule>
  ) throws -> [String] {
    var begun: [String] = []
    try early.begin(modules) { module throws(TargetError) in
      begun.append(module.name)
      return try Command("/bin/echo", module.name).start()
    }
    return begun
  }

  @Test("A module begins once what it imports is compiled, beside the others that there is room for")
  func order() throws {
    var early = compilations(width: 2)
    #expect(try begin(&early, modules) == ["Bones", "Dog"])
    #expect(early.take(modules[0])?.running.finish().output == "Bones\n")
    #expect(try begin(&early, modules) == ["Leash"])
    early.finish(modules[0])
    #expect(early.take(modules[1])?.running.finish().output == "Dog\n")
    early.finish(modules[1])
    #expect(try begin(&early, modules) == ["Kennel"])
    #expect(early.take(modules[2])?.running.finish().output == "Kennel\n")
    #expect(early.take(modules[3])?.running.finish().output == "Leash\n")
    #expect(early.take(modules[3]) == nil)
  }

  @Test("Modules that import each other wait for their place, and those without files are not begun")
  func circle() throws {
    var early = EarlyCompilations(needs: ["Bones": ["Dog"], "Dog": ["Bones"]], width: 8)
    let modules = modules.prefix(2) + [SourceModule(name: "Nothing", files: [])]
    #expect(try begin(&early, modules) == [])
    #expect(early.take(modules[0]) == nil)
    early.finish(modules[0])
    #expect(try begin(&early, modules) == ["Dog"])
    early.end()
  }

  /// Whether a program runs that was called with a word.
  private func isRunning(_ word: String) throws -> Bool {
    let numbers = try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { Int($0) != nil }
    return numbers.contains { number in
      let line = FileManager.default.contents(atPath: "/proc/\(number)/cmdline") ?? Data()
      return line.split(separator: 0).contains { String(decoding: $0, as: UTF8.self) == word }
    }
  }

  @Test("What is still under way when the compiling ends is ended")
  func end() async throws {
    var early = EarlyCompilations(needs: [:], width: 1)
    let seconds = "1000.\(UInt32.random(in: 1...9_999))\(getpid())"
    try early.begin(modules) { _ throws(TargetError) in try Command("/bin/sleep", seconds).start() }
    // A process that was started has the program's name only once it has become that program.
    for _ in 0..<1_000 where try !isRunning(seconds) { try await Task.sleep(for: .milliseconds(10)) }
    try #require(try isRunning(seconds))
    early.end()
    #expect(try !isRunning(seconds))
  }
}

import AccessibilityModel
import Foundation
import Testing
import TreeFormat

@testable import AppHost

@Suite("The host executable", .timeLimit(.minutes(10)), .serialized)
struct HostProcessTests {
  private func withHost(_ body: (HostProcess) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("apphost-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(HostProcess("TimedApp", in: folder))
  }

  @Test("B5: asyncAfter, Timer, Task.sleep and threads keep virtual time in a process of their own")
  func time() throws {
    try withHost { host in
      #expect(
        host.first
          == .hello([
            PreviewInfo(name: "Time", file: "TimedApp.swift", line: 1),
            PreviewInfo(name: "", file: "TimedApp.swift", line: 2, kind: .view),
          ]))
      let launched = try host.ask(.launch(previewIndex: 0, LaunchOptions()))
      #expect(launched.last == .settled(now: .start, nextDeadline: .start.advanced(by: .milliseconds(100))))
      let end = VirtualInstant.start.advanced(by: .seconds(5))
      let advanced = try host.ask(.advance(to: end))
      #expect(advanced.last == .settled(now: end, nextDeadline: nil))
      let request = Request(
        id: Request.ID(rawValue: 9), version: TreeVersion(rawValue: 1), kind: .magicTap(nil))
      let answered = try host.ask(.request(request))
      #expect(answered.contains(.event(.answered(request.id, .handled(by: nil)))))
      let changed = try host.ask(.change(EnvironmentChange(textSize: "accessibility3")))
      #expect(changed.last == .settled(now: end, nextDeadline: nil))
      #expect(
        try host.ask(.change(EnvironmentChange(textSize: "huge"))) == [.settled(now: end, nextDeadline: nil)])
      var tree = AccessibilityTree()
      for case .event(.changed(_, let diff)) in launched + advanced + answered + changed {
        try tree.apply(diff)
      }
      let names = [
        "0.0 begin", "100.0 nanoseconds", "300.0 timer", "500.0 asyncAfter", "600.0 timer", "900.0 timer",
        "1100.0 duration", "1200.0 timer", "1300.0 children 300", "1300.0 clock true",
        "2000.0 background, true", "5000.0 performed", "5000.0 text size accessibility3",
      ]
      let log = tree.firstStop.flatMap { tree[$0]?.value?.string }
      #expect(log == names.joined(separator: ", "))
      let result = try host.end()
      #expect(result.status == HostProcess.statusOfClosedChannel)
      #expect(result.output.split(separator: "\n").count == names.count)
    }
  }

  @Test("A preview that traps ends the process, and what it printed is there")
  func trap() throws {
    try withHost { host in
      #expect(try host.ask(.launch(previewIndex: 1, LaunchOptions())) == [])
      let result = try host.end()
      #expect(result.status != 0)
    }
  }

  @Test("A preview that is not there, and a request before any, are answered and change nothing")
  func wrongMessages() throws {
    try withHost { host in
      let settled = SessionMessage.settled(now: .start, nextDeadline: nil)
      let missing = try host.ask(.launch(previewIndex: 7, LaunchOptions()))
      #expect(
        missing == [
          .diagnostic(Diagnostic("No preview has the number 7. Numbers run from 0 to 1.")), settled,
        ])
      let request = Request(id: Request.ID(rawValue: 1), version: .initial, kind: .magicTap(nil))
      #expect(
        try host.ask(.request(request)) == [.event(.answered(request.id, .failed(.gone))), settled])
      let change = SessionMessage.change(EnvironmentChange(textSize: "large"))
      #expect(
        try host.ask(change)
          == [.diagnostic(Diagnostic("No app is running. Launch a preview first.")), settled])
      #expect(try host.end().status == HostProcess.statusOfClosedChannel)
    }
  }
}

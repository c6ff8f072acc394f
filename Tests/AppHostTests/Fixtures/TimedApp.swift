import AccessibilityModel
import AppHost
import Dispatch
import Foundation
import TreeFormat

/// Writes what happens, and when, into the value of its one element.
@MainActor
final class TimedApp: HostedContent {
  private let root = ElementIdentity()
  private let list = ElementIdentity()
  private var entries: [String] = []
  private let begin: @MainActor (TimedApp) -> Void

  nonisolated init(_ begin: @escaping @MainActor (TimedApp) -> Void) {
    self.begin = begin
  }

  func note(_ name: String) {
    let milliseconds = Double(RunningApp.current.clock.now.nanoseconds) / 1e6
    entries.append("\(milliseconds) \(name)")
    print(name)
    RunningApp.current.setNeedsUpdate()
  }

  func start(in host: RunningApp) { begin(self) }
  func environmentDidChange(in host: RunningApp) { note("text size \(host.environment.textSize)") }
  func stop() {}

  func perform(_ request: Request.Kind) -> Answer {
    note("performed")
    return .handled(by: nil)
  }

  func snapshot() -> AccessibilityNode {
    let host = RunningApp.current
    let value = SpokenText(entries.joined(separator: ", "))
    return .container(
      id: host.identities.id(for: root),
      [.stop("Log", value: value, id: host.identities.id(for: list))])
  }
}

private func child(_ milliseconds: Int) async -> Int {
  try? await Task.sleep(for: .milliseconds(milliseconds))
  return milliseconds
}

/// Uses everything that has to do with time.
@MainActor
private func useTime(_ app: TimedApp) {
  let begin = Date()
  let moment = ContinuousClock.now
  DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { app.note("asyncAfter") }
  _ = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { timer in
    MainActor.assumeIsolated { app.note("timer") }
    if Date().timeIntervalSince(begin) > 1 { timer.invalidate() }
  }
  Task {
    try await Task.sleep(nanoseconds: 100_000_000)
    app.note("nanoseconds")
    try await Task.sleep(for: .seconds(1))
    app.note("duration")
    async let first = child(200)
    async let second = child(100)
    let sum = await first + second
    app.note("children \(sum)")
    app.note("clock \(ContinuousClock.now - moment == .milliseconds(1300))")
  }
  DispatchQueue.global().async {
    Thread.sleep(forTimeInterval: 2)
    DispatchQueue.main.async { app.note("background, \(Thread.isMainThread)") }
  }
  app.note("begin")
}

enum Records {
  @section("earshot_previews") @used
  nonisolated static let timed: (UInt32, UInt32, @convention(c) (UnsafeMutableRawPointer) -> Void) = (
    1, 0,
    { place in
      PreviewDeclaration("Time", file: "TimedApp.swift", line: 1) { TimedApp(useTime) }.store(at: place)
    }
  )

  @section("earshot_previews") @used
  nonisolated static let trapping: (UInt32, UInt32, @convention(c) (UnsafeMutableRawPointer) -> Void) = (
    1, 0,
    { place in
      PreviewDeclaration(kind: .view, nil, file: "TimedApp.swift", line: 2) {
        TimedApp { _ in preconditionFailure("trapped") }
      }.store(at: place)
    }
  )

  @section("earshot_previews") @used
  nonisolated static let newer: (UInt32, UInt32, @convention(c) (UnsafeMutableRawPointer) -> Void) = (
    2, 0, { _ in preconditionFailure("a record of another version is not for this host") }
  )
}

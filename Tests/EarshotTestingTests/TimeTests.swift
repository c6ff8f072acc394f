import EarshotTesting
import Foundation
import SwiftUI
import Testing

/// A text that a clock of the app changes once, after two seconds.
private struct Changing: View {
  /// Which clock.
  enum Clock: CaseIterable, Sendable {
    case dispatch, timer, sleep, task
  }

  let clock: Clock
  @State private var word = "Waiting"

  var body: some View {
    VStack {
      Button(word) {}
      if clock == .task {
        Text("Task").task {
          try? await Task.sleep(for: .seconds(2))
          word = "Done"
        }
      }
    }
    .onAppear { begin() }
  }

  private func begin() {
    switch clock {
    case .dispatch: DispatchQueue.main.asyncAfter(deadline: .now() + 2) { word = "Done" }
    case .timer:
      _ = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in
        MainActor.assumeIsolated { word = "Done" }
      }
    case .sleep:
      Task {
        try? await Task.sleep(for: .seconds(2))
        word = "Done"
      }
    case .task: break
    }
  }
}

/// A count that goes up each second for as long as it is shown.
private struct Stopwatch: View {
  @State private var isShown = true
  @State private var seconds = 0

  var body: some View {
    VStack {
      Button("Toggle, \(seconds)") { isShown.toggle() }
      if isShown {
        Text("Running").task {
          while !Task.isCancelled {
            try? await Task.sleep(for: .seconds(1))
            if !Task.isCancelled { seconds += 1 }
          }
        }
      }
    }
  }
}

@Suite("Time on a hosted screen", .timeLimit(.minutes(10)))
struct TimeTests {
  @Test("B5: the app's own clocks run on virtual time", arguments: Changing.Clock.allCases)
  fileprivate func clocks(clock: Changing.Clock) async throws {
    try await hosting(Changing(clock: clock)) { screen in
      _ = try screen.element(named: "Waiting")
      try await screen.advance(by: .milliseconds(1_999))
      _ = try screen.element(named: "Waiting")
      try await screen.advance(by: .milliseconds(1))
      _ = try screen.element(named: "Done")
    }
  }

  @Test("B5: a task that belongs to a view ends when the view leaves the screen")
  func cancelled() async throws {
    try await hosting(Stopwatch()) { screen in
      try await screen.advance(by: .seconds(3))
      try await screen.activate("Toggle, 3")
      try await screen.advance(by: .seconds(60))
      _ = try screen.element(named: "Toggle, 3")
      try await screen.activate("Toggle, 3")
      try await screen.advance(by: .seconds(2))
      _ = try screen.element(named: "Toggle, 5")
    }
  }

  @Test("B5: ten minutes pass without waiting, second by second")
  func minutes() async throws {
    try await hosting(Stopwatch()) { screen in
      try await screen.advance(by: .seconds(600))
      _ = try screen.element(named: "Toggle, 600")
    }
  }

  @Test("Time that passed before a tour has passed for the app after it")
  func tour() async throws {
    try await hosting(Stopwatch()) { screen in
      try await screen.advance(by: .seconds(10))
      try await screen.tour()
      try await screen.advance(by: .seconds(5))
      _ = try screen.element(named: "Toggle, 15")
    }
  }
}

import SwiftUI
import Testing

@MainActor
@Suite("Coming, going and waiting")
struct LifecycleTests {
  @Test("onAppear runs once, and what it changes is heard")
  func appears() {
    let screen = Screen { Appearing() }
    #expect(screen.labels == ["appeared 1"])
  }

  @Test("onDisappear runs when a view leaves")
  func disappears() {
    let screen = Screen { Leaving() }
    screen.activate("Leave")
    #expect(screen.labels == ["gone 1", "Leave"])
  }

  @Test("onChange hears the former and the new value")
  func changes() {
    let screen = Screen { Watching() }
    screen.activate("Next")
    #expect(screen.labels == ["from 0 to 1", "Next"])
  }

  @Test("B5: task, Task.sleep, asyncAfter and Timer of a view run at their virtual instants")
  func waits() {
    let screen = Screen { Waiting() }
    #expect(screen.labels == [""] || screen.labels.isEmpty)
    screen.wait(.milliseconds(999))
    #expect(screen.labels == ["timer"])
    screen.wait(.milliseconds(1))
    #expect(screen.labels == ["timer task"])
    screen.wait(.seconds(1))
    #expect(screen.labels == ["timer task after"])
  }

  @Test("A task ends with its view, and starts anew with another id")
  func taskIdentity() {
    let screen = Screen { Restarting() }
    screen.wait(.milliseconds(600))
    screen.activate("Restart")
    screen.wait(.milliseconds(600))
    #expect(screen.labels == ["done 0", "Restart"])
    screen.wait(.milliseconds(400))
    #expect(screen.labels == ["done 1", "Restart"])
  }
}

private struct Appearing: View {
  @State private var count = 0

  var body: some View {
    Text("appeared \(count)").onAppear { count += 1 }
  }
}

private struct Leaving: View {
  @State private var isHere = true
  @State private var count = 0

  var body: some View {
    if isHere {
      Text("here").onDisappear { count += 1 }
    } else {
      Text("gone \(count)")
    }
    Button("Leave") { isHere = false }
  }
}

private struct Watching: View {
  @State private var number = 0
  @State private var report = "nothing"

  var body: some View {
    Text(report).onChange(of: number) { old, new in report = "from \(old) to \(new)" }
    Button("Next") { number += 1 }
  }
}

private struct Waiting: View {
  @State private var words: [String] = []

  var body: some View {
    Text(words.joined(separator: " "))
      .task {
        try? await Task.sleep(for: .seconds(1))
        words.append("task")
      }
      .onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { words.append("after") }
        _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
          MainActor.assumeIsolated { words.append("timer") }
        }
      }
  }
}

private struct Restarting: View {
  @State private var round = 0
  @State private var done = 0

  var body: some View {
    Text("done \(done)")
      .task(id: round) {
        do {
          try await Task.sleep(for: .seconds(1))
          done += 1
        } catch {
          return
        }
      }
    Button("Restart") { round += 1 }
  }
}

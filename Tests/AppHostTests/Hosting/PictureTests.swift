import AccessibilityModel
import Foundation
import Synchronization
import Testing
import TreeFormat

@testable import AppHost

@Suite("Pictures of what an app shows", .timeLimit(.minutes(10)))
@MainActor
struct PictureTests {
  /// A screen that is drawn at each text size that is asked for.
  private final class DrawnContent: HostedContent {
    var sizes: [String] = []
    let root = ElementIdentity()

    func start(in host: RunningApp) {}
    func environmentDidChange(in host: RunningApp) {}
    func stop() {}
    func perform(_ request: Request.Kind) -> Answer { .declined }

    func snapshot() -> AccessibilityNode {
      let host = RunningApp.current
      let size = SpokenText(host.environment.textSize)
      return .stop(
        size, frame: Rect(x: 0, y: 0, width: 9, height: 9), id: host.identities.id(for: root))
    }

    func picture(_ request: PictureRequest, in host: RunningApp) -> Picture? {
      for size in request.textSizes {
        var environment = host.environment
        environment.textSize = size
        host.change(to: environment)
        sizes.append(
          host.treeOfPicture().stops.compactMap { host.treeOfPicture()[$0]?.label?.string }.joined())
      }
      return Picture(png: [1], width: 1, height: 1)
    }
  }

  @Test("L8: an app shows itself at each text size for a picture, and nobody is told of it")
  func textSizes() {
    let host = RunningApp()
    let content = DrawnContent()
    host.start(content)
    defer { host.stop() }
    _ = host.takeEvents()
    let picture = host.picture(PictureRequest(textSizes: ["small", "accessibility5"]))
    #expect(picture?.png == [1])
    #expect(content.sizes == ["small", "accessibility5"])
    #expect(host.environment == LaunchOptions())
    #expect(host.takeEvents() == [])
    #expect(host.tree.stops.compactMap { host.tree[$0]?.label?.string } == ["large"])
  }

  @Test("Content that cannot be drawn, and a host without content, give no picture")
  func nothing() {
    let host = RunningApp()
    #expect(host.picture(PictureRequest()) == nil)
    host.start(CounterContent())
    defer { host.stop() }
    #expect(host.picture(PictureRequest()) == nil)
  }

  @Test("A session that asks for a picture gets it, or is told why there is none")
  func served() {
    let declaration = PreviewDeclaration("Drawn", file: "A.swift", line: 1) { DrawnContent() }
    let other = PreviewDeclaration("Counter", file: "A.swift", line: 2) { CounterContent() }
    var server = HostServer([declaration, other])
    let request = SessionMessage.draw(PictureRequest())
    guard case .diagnostic(let early)? = server.answers(to: request)?.first else {
      Issue.record("A picture before anything is shown")
      return
    }
    #expect(early.message == "No app is running. Launch a preview first.")
    _ = server.answers(to: .launch(previewIndex: 0, LaunchOptions()))
    let answers = server.answers(to: request) ?? []
    #expect(answers.first == .picture(Picture(png: [1], width: 1, height: 1)))
    #expect(answers.count == 2)
    _ = server.answers(to: .launch(previewIndex: 1, LaunchOptions()))
    guard case .diagnostic(let late)? = server.answers(to: request)?.first else {
      Issue.record("A picture of what cannot be drawn")
      return
    }
    #expect(late.message.hasPrefix("What is shown cannot be drawn."))
    _ = server.answers(to: .quit)
  }

  @Test("What other threads put on the main queue while apps are served and end is done, all of it")
  func beside() async {
    let declaration = PreviewDeclaration("Drawn", file: "A.swift", line: 1) { DrawnContent() }
    var server = HostServer([declaration])
    let thread = BusyThread()
    for _ in 0..<200 { _ = server.answers(to: .launch(previewIndex: 0, LaunchOptions())) }
    _ = server.answers(to: .quit)
    thread.end()
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    #expect(thread.done == thread.put)
  }
}

/// A thread that puts work on the main queue until it is ended.
private final class BusyThread: Sendable {
  private struct State {
    var put = 0
    var done = 0
    var isOver = false
  }

  private let state = Mutex(State())
  private let ended = DispatchSemaphore(value: 0)

  /// How much it put there, and how much of that was done.
  var put: Int { state.withLock { $0.put } }
  var done: Int { state.withLock { $0.done } }

  init() {
    Thread.detachNewThread { [self] in
      while !state.withLock({ $0.isOver }) {
        state.withLock { $0.put += 1 }
        DispatchQueue.main.async { [self] in state.withLock { $0.done += 1 } }
        usleep(5)
      }
      ended.signal()
    }
  }

  /// Waits until it puts nothing more there.
  func end() {
    state.withLock { $0.isOver = true }
    ended.wait()
  }
}

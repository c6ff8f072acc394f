import Combine
import SwiftUI
import Testing

@MainActor
@Suite("Publishers and timelines on virtual time")
struct PublisherTests {
  @Test("B5: a timer's publisher is received second by second")
  func timer() {
    let screen = Screen { Ticking() }
    #expect(screen.labels == ["0 ticks", "Stop"])
    screen.wait(.seconds(3))
    #expect(screen.labels == ["3 ticks", "Stop"])
    screen.activate("Stop")
    screen.wait(.seconds(3))
    #expect(screen.labels == ["3 times", "Stop"])
  }

  @Test("B5: debounce, delay and receive(on:) keep virtual time", arguments: Road.allCases)
  fileprivate func schedulers(road: Road) {
    let screen = Screen { Searching(road: road) }
    screen.activate("Type")
    screen.wait(.milliseconds(299))
    #expect(screen.labels == ["nothing", "Type"])
    screen.wait(.milliseconds(2))
    #expect(screen.labels == ["found a", "Type"])
  }

  @Test("A notification is received while the view is on the screen")
  func notifications() {
    let screen = Screen { Notified() }
    screen.activate("Post")
    #expect(screen.labels == ["heard 1", "Post"])
  }

  @Test("B5: a periodic timeline is shown anew at each of its instants")
  func timeline() {
    let screen = Screen { Clock() }
    #expect(screen.labels == ["0 seconds"])
    screen.wait(.seconds(4))
    #expect(screen.labels == ["4 seconds"])
  }

  @Test("An address that the app is asked to show comes to onOpenURL")
  func openURL() throws {
    let screen = Screen { Opening() }
    let url = try #require(URL(string: "kennel://dogs/1"))
    screen.inApp { screen.content.open(url) }
    #expect(screen.labels == ["kennel://dogs/1"])
  }

  @Test("What refreshes a view is in the environment of the views inside")
  func refresh() {
    let screen = Screen { Refreshing() }
    screen.activate("Refresh 0")
    #expect(screen.labels == ["Refresh 1"])
  }

  @Test("An unchanged environment value evaluates nobody who reads it")
  func environmentIsCompared() {
    let screen = Screen { Surroundings() }
    let before = screen.content.evaluationCount
    screen.activate("Grow")
    // The outer view and the reader of the size; the reader of the direction is left alone.
    #expect(screen.labels == ["xLarge", "leftToRight", "Grow"])
    #expect(screen.content.evaluationCount == before + 2)
  }
}

private struct Ticking: View {
  @State private var count = 0
  @State private var isRunning = true
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    if isRunning {
      Text("\(count) ticks").onReceive(timer) { _ in count += 1 }
    } else {
      Text("\(count) times")
    }
    Button("Stop") { isRunning = false }
  }
}

private enum Road: CaseIterable, Sendable {
  case queue, runLoop, operations, delay
}

private final class SearchModel: ObservableObject {
  @Published var term = ""
  @Published var result = "nothing"
  private var subscriptions: Set<AnyCancellable> = []

  init(_ road: Road) {
    let terms = $term.dropFirst()
    let settled: AnyPublisher<String, Never> =
      switch road {
      case .queue:
        terms.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).eraseToAnyPublisher()
      case .runLoop: terms.debounce(for: .seconds(0.3), scheduler: RunLoop.main).eraseToAnyPublisher()
      case .operations: terms.delay(for: 0.3, scheduler: OperationQueue.main).eraseToAnyPublisher()
      case .delay:
        terms.delay(for: .milliseconds(300), scheduler: DispatchQueue.main)
          .receive(on: RunLoop.main).eraseToAnyPublisher()
      }
    settled.map { "found \($0)" }.sink { [weak self] in self?.result = $0 }.store(in: &subscriptions)
  }
}

private struct Searching: View {
  @StateObject private var model: SearchModel

  init(road: Road) {
    _model = StateObject(wrappedValue: SearchModel(road))
  }

  var body: some View {
    Text(model.result)
    Button("Type") { model.term = "a" }
  }
}

private struct Notified: View {
  private static let name = Foundation.Notification.Name("dog.barked")
  @State private var count = 0

  var body: some View {
    Text("heard \(count)")
      .onReceive(NotificationCenter.default.publisher(for: Self.name)) { _ in count += 1 }
    Button("Post") { NotificationCenter.default.post(name: Self.name, object: nil) }
  }
}

private struct Clock: View {
  @State private var start = Date()

  var body: some View {
    TimelineView(.periodic(from: start, by: 1)) { context in
      Text("\(Int(context.date.timeIntervalSince(start).rounded())) seconds")
    }
  }
}

private struct Opening: View {
  @State private var address = "none"

  var body: some View {
    Text(address).onOpenURL { address = $0.absoluteString }
  }
}

private struct Refreshing: View {
  @State private var count = 0

  var body: some View {
    RefreshButton(count: count).refreshable { await more() }
  }

  private func more() async { count += 1 }
}

private struct RefreshButton: View {
  @Environment(\.refresh) private var refresh
  let count: Int

  var body: some View {
    Button("Refresh \(count)") {
      Task { await refresh?() }
    }
  }
}

private struct Surroundings: View {
  @State private var size = DynamicTypeSize.large

  var body: some View {
    VStack {
      SizeReader()
      DirectionReader()
    }
    .dynamicTypeSize(size)
    Button("Grow") { size = .xLarge }
  }
}

private struct SizeReader: View {
  @Environment(\.dynamicTypeSize) private var size

  var body: some View { Text(verbatim: "\(size)") }
}

private struct DirectionReader: View {
  @Environment(\.layoutDirection) private var direction

  var body: some View { Text(verbatim: "\(direction)") }
}

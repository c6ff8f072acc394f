import Combine
import SwiftUI
import Testing

@MainActor
@Suite("Publishers of several publishers")
struct JoiningTests {
  @Test("The newest values of all come together once each has sent one")
  func latest() {
    let (name, age) = (PassthroughSubject<String, Never>(), PassthroughSubject<Int, Never>())
    var (heard, isDone): ([String], Bool) = ([], false)
    let listening = Publishers.CombineLatest(name, age).sink { _ in
      isDone = true
    } receiveValue: {
      heard.append("\($0) \($1)")
    }
    defer { listening.cancel() }
    name.send("Rex")
    name.send("Bailey")
    age.send(3)
    age.send(4)
    name.send("Luna")
    #expect(heard == ["Bailey 3", "Bailey 4", "Luna 4"])
    name.send(completion: .finished)
    age.send(5)
    #expect(heard.last == "Luna 5")
    #expect(!isDone)
    age.send(completion: .finished)
    #expect(isDone)
  }

  @Test("Three and four come together as two do, and a closure makes one value of them")
  func more() {
    let counts = (1...4).map { CurrentValueSubject<Int, Never>($0) }
    var heard: [Int] = []
    let listening = [
      counts[0].combineLatest(counts[1], counts[2]) { $0 + $1 + $2 }.sink { heard.append($0) },
      counts[0].combineLatest(counts[1], counts[2], counts[3]) { $0 * $1 * $2 * $3 }
        .sink { heard.append($0) },
      Publishers.CombineLatest3(counts[0], counts[1], counts[2]).map { $0 - $1 - $2 }
        .sink { heard.append($0) },
    ]
    counts[2].send(5)
    #expect(heard.prefix(3) == [6, 24, -4])
    #expect(Set(heard.dropFirst(3)) == [8, 40, -6])
    for one in listening { one.cancel() }
    counts[0].send(9)
    #expect(heard.count == 6)
  }

  @Test("One that ends without a value ends all, and a failure does so at once")
  func endings() {
    let (one, other) = (PassthroughSubject<Int, Barking>(), PassthroughSubject<Int, Barking>())
    var ends: [String] = []
    let listening = [
      Empty<Int, Never>().combineLatest(Just(1)).sink { _ in
        ends.append("empty")
      } receiveValue: { _ in
      },
      one.merge(with: other).sink {
        if case .failure = $0 { ends.append("failed") }
      } receiveValue: {
        ends.append("\($0)")
      },
    ]
    defer { for each in listening { each.cancel() } }
    one.send(1)
    other.send(completion: .failure(Barking()))
    one.send(2)
    #expect(ends == ["empty", "1", "failed"])
  }

  @Test("Values of several publishers come in their order, and end when all have ended")
  func merging() {
    let dogs = (0..<3).map { _ in PassthroughSubject<String, Never>() }
    var heard: [String] = []
    let listening = Publishers.MergeMany(dogs).sink { _ in
      heard.append("end")
    } receiveValue: {
      heard.append($0)
    }
    defer { listening.cancel() }
    dogs[1].send("Rex")
    dogs[0].send("Bailey")
    dogs[2].send("Luna")
    for dog in dogs { dog.send(completion: .finished) }
    #expect(heard == ["Rex", "Bailey", "Luna", "end"])
    let three = Publishers.Merge3(Just(1), [2, 3].publisher, Just(4)).collect().sink { heard = ["\($0)"] }
    defer { three.cancel() }
    #expect(heard == ["[1, 2, 3, 4]"])
  }

  @Test("Values that are not asked for wait")
  func demand() {
    let dogs = PassthroughSubject<Int, Never>()
    let slow = Slow()
    dogs.merge(with: Just(0)).subscribe(slow)
    dogs.send(1)
    dogs.send(2)
    #expect(slow.heard.isEmpty)
    slow.subscription?.request(.max(2))
    #expect(slow.heard == [0, 1])
    slow.subscription?.request(.unlimited)
    #expect(slow.heard == [0, 1, 2])
  }

  @Test("A form's button follows two fields of a model")
  func form() {
    let screen = Screen { SignUp() }
    #expect(screen.labels == ["Not yet", "Name", "Password"])
    screen.activate("Name")
    #expect(screen.labels == ["Not yet", "Name", "Password"])
    screen.activate("Password")
    #expect(screen.labels == ["Ready", "Name", "Password"])
  }

  @Test("Notifications are waited for one after the other")
  func notifications() {
    let screen = Screen { Waiting() }
    screen.activate("Post")
    #expect(screen.labels == ["heard 1", "Post"])
    screen.activate("Post")
    #expect(screen.labels == ["heard 2", "Post"])
  }
}

private struct Barking: Error {}

/// Asks for nothing by itself.
private final class Slow: Subscriber {
  var heard: [Int] = []
  var subscription: (any Subscription)?

  func receive(subscription: any Subscription) { self.subscription = subscription }

  func receive(_ input: Int) -> Subscribers.Demand {
    heard.append(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {}
}

private final class SignUpModel: ObservableObject {
  @Published var name = ""
  @Published var password = ""
  @Published private(set) var isReady = false

  init() {
    Publishers.CombineLatest($name, $password)
      .map { !$0.isEmpty && !$1.isEmpty }
      .assign(to: &$isReady)
  }
}

private struct SignUp: View {
  @StateObject private var model = SignUpModel()

  var body: some View {
    Text(model.isReady ? "Ready" : "Not yet")
    Button("Name") { model.name = "Bailey" }
    Button("Password") { model.password = "bone" }
  }
}

private struct Waiting: View {
  private static let name = Notification.Name("JoiningTests.barked")
  @State private var count = 0

  var body: some View {
    Text("heard \(count)")
      .task {
        for await _ in NotificationCenter.default.notifications(named: Self.name) { count += 1 }
      }
    Button("Post") { NotificationCenter.default.post(name: Self.name, object: nil) }
  }
}

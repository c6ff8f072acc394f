import SwiftUI
import Testing

@MainActor
@Suite("Observable objects")
struct ObjectTests {
  @Test("@Published changes are heard in the views that observe the object, and evaluate no other")
  func published() {
    let kennel = Kennel()
    let screen = Screen { KennelView(kennel: kennel) }
    #expect(screen.labels == ["0 dogs", "Still", "Add"])
    let before = screen.content.evaluationCount
    screen.activate("Add")
    #expect(screen.labels == ["1 dogs", "Still", "Add"])
    #expect(screen.content.evaluationCount == before + 1)
  }

  @Test("A state object is made once and lasts as long as its view's identity")
  func stateObject() {
    Kennel.made = 0
    let screen = Screen { Owner() }
    screen.activate("Add 0")
    screen.activate("Rename")
    #expect(screen.labels == ["Rex", "Add 1", "Rename", "Renew"])
    #expect(Kennel.made == 1)
    screen.activate("Renew")
    #expect(screen.labels == ["Rex", "Add 0", "Rename", "Renew"])
    #expect(Kennel.made == 2)
  }

  @Test("An environment object is found by its type, however deep, and observed")
  func environmentObject() {
    let kennel = Kennel()
    let screen = Screen { VStack { DeepReader() }.environmentObject(kennel) }
    screen.activate("0 deep")
    #expect(screen.labels == ["1 deep"])
  }

  @Test("A binding to a property of an observed object changes the object")
  func projections() {
    let kennel = Kennel()
    let screen = Screen { Renaming(kennel: kennel) }
    screen.activate("Kennel")
    #expect(kennel.name == "Renamed")
    #expect(screen.labels == ["Renamed"])
  }

  @Test("Another object in the same place is observed, and the former one no more")
  func exchange() {
    let (first, second) = (Kennel(), Kennel())
    let screen = Screen { Exchange(first: first, second: second) }
    screen.activate("Exchange")
    screen.inApp { second.dogs = 5 }
    #expect(screen.labels == ["5 dogs", "Exchange"])
    let before = screen.content.evaluationCount
    screen.inApp { first.dogs = 7 }
    #expect(screen.content.evaluationCount == before)
  }

  @Test("An object that publishes by hand is heard too")
  func manual() {
    let object = Manual()
    let screen = Screen { ManualView(object: object) }
    screen.inApp { object.count = 3 }
    #expect(screen.labels == ["3"])
  }

  @Test("@Bindable gives bindings to an observable object; only what reads the property is evaluated")
  func bindable() {
    let dog = Pup()
    let screen = Screen { DogEditor(dog: dog) }
    let before = screen.content.evaluationCount
    screen.activate("Bailey")
    #expect(dog.name == "Rex")
    #expect(screen.labels == ["Rex", "3 years"])
    #expect(screen.content.evaluationCount == before + 1)
  }

  @Test("@State keeps an observable object, and @Environment finds it by its type")
  func observableInEnvironment() {
    let screen = Screen { DogOwner() }
    screen.activate("3 in the environment")
    #expect(screen.labels == ["4 in the environment"])
  }
}

@MainActor
private final class Kennel: ObservableObject {
  static var made = 0
  @Published var dogs = 0
  @Published var name = "Kennel"

  init() { Self.made += 1 }
}

private struct KennelView: View {
  let kennel: Kennel

  var body: some View {
    Count(kennel: kennel)
    Still()
    Button("Add") { kennel.dogs += 1 }
  }
}

private struct Count: View {
  @ObservedObject var kennel: Kennel

  var body: some View { Text("\(kennel.dogs) dogs") }
}

private struct Still: View {
  var body: some View { Text("Still") }
}

private struct Owner: View {
  @State private var name = "Bailey"
  @State private var generation = 0

  var body: some View {
    Keeper(name: name).id(generation)
    Button("Rename") { name = "Rex" }
    Button("Renew") { generation += 1 }
  }
}

private struct Keeper: View {
  let name: String
  @StateObject private var kennel = Kennel()

  var body: some View {
    Text(name)
    Button("Add \(kennel.dogs)") { kennel.dogs += 1 }
  }
}

private struct DeepReader: View {
  @EnvironmentObject private var kennel: Kennel

  var body: some View {
    Button("\(kennel.dogs) deep") { kennel.dogs += 1 }
  }
}

private struct Renaming: View {
  @ObservedObject var kennel: Kennel

  var body: some View { NameButton(name: $kennel.name, next: "Renamed") }
}

private struct NameButton: View {
  @Binding var name: String
  let next: String

  var body: some View {
    Button(name) { name = next }
  }
}

private struct Exchange: View {
  let first: Kennel
  let second: Kennel
  @State private var isSecond = false

  var body: some View {
    Count(kennel: isSecond ? second : first)
    Button("Exchange") { isSecond.toggle() }
  }
}

private final class Manual: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  var count = 0 {
    willSet { objectWillChange.send() }
  }
}

private struct ManualView: View {
  @ObservedObject var object: Manual

  var body: some View { Text("\(object.count)") }
}

@Observable
private final class Pup {
  var name = "Bailey"
  var age = 3
}

private struct DogEditor: View {
  @Bindable var dog: Pup

  var body: some View {
    NameButton(name: $dog.name, next: "Rex")
    AgeView(dog: dog)
  }
}

private struct AgeView: View {
  let dog: Pup

  var body: some View { Text("\(dog.age) years") }
}

private struct DogOwner: View {
  @State private var dog = Pup()

  var body: some View { DogReader().environment(dog) }
}

private struct DogReader: View {
  @Environment(Pup.self) private var dog

  var body: some View {
    Button("\(dog.age) in the environment") { dog.age += 1 }
  }
}

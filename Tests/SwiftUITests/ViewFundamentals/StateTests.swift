import AccessibilityModel
import AppHost
import SwiftUI
import Testing
import TreeFormat

@MainActor
@Suite("State and identity")
struct StateTests {
  @Test("A change of state is heard in what depends on it")
  func change() {
    let screen = Screen { Counter() }
    #expect(screen.labels == ["Count 0", "Add"])
    screen.activate("Add")
    screen.activate("Add")
    #expect(screen.labels == ["Count 2", "Add"])
  }

  @Test("Only the views that read a changed value are evaluated")
  func evaluatesReadersOnly() {
    let screen = Screen { Family() }
    let before = screen.content.evaluationCount
    screen.activate("Raise")
    #expect(screen.labels == ["Reader 1", "Bystander", "Raise"])
    #expect(screen.content.evaluationCount == before + 1)
  }

  @Test("A value that is set to itself evaluates nothing")
  func sameValue() {
    let screen = Screen { Family() }
    let before = screen.content.evaluationCount
    screen.activate("Raise")
    screen.activate("Raise")
    let after = screen.content.evaluationCount
    screen.activate("Raise")
    #expect(after == before + 1)
    #expect(screen.content.evaluationCount == after)
  }

  @Test("State follows the identity of an element of ForEach, not its place")
  func identityInForEach() {
    let screen = Screen { Rows() }
    screen.activate("a 0")
    #expect(screen.labels == ["a 1", "b 0", "Reverse"])
    screen.activate("Reverse")
    #expect(screen.labels == ["b 0", "a 1", "Reverse"])
  }

  @Test("An element of the tree keeps its identity through changes and moves")
  func elementIdentity() throws {
    let screen = Screen { Rows() }
    let before = try #require(screen.element("a 0")?.id)
    screen.activate("a 0")
    screen.activate("Reverse")
    #expect(screen.element("a 1")?.id == before)
  }

  @Test("The other branch of a choice begins with fresh state")
  func branches() {
    let screen = Screen { Choice() }
    screen.activate("left 0")
    #expect(screen.labels == ["left 1", "Switch"])
    screen.activate("Switch")
    #expect(screen.labels == ["right 0", "Switch"])
    screen.activate("Switch")
    #expect(screen.labels == ["left 0", "Switch"])
  }

  @Test("Another id begins with fresh state")
  func explicitIdentity() {
    let screen = Screen { Renewed() }
    screen.activate("tally 0")
    #expect(screen.labels == ["tally 1", "Renew"])
    screen.activate("Renew")
    #expect(screen.labels == ["tally 0", "Renew"])
  }

  @Test("A binding changes the state it was made of, through members too")
  func bindings() {
    let screen = Screen { Owner() }
    screen.activate("Rename Ada")
    #expect(screen.labels == ["Owner of Grace", "Rename Grace"])
  }

  @Test("An observable object evaluates those who read the changed property")
  func observation() {
    let model = Model()
    let screen = Screen { Observer(model: model) }
    let before = screen.content.evaluationCount
    screen.activate("Touch")
    #expect(screen.labels == ["Seen 1", "Touch"])
    #expect(screen.content.evaluationCount == before + 1)
  }

  @Test("Of 1,000 views, a change evaluates the one that reads it, and its element alone changes")
  func thousandViews() throws {
    let screen = Screen { Wall() }
    _ = screen.host.takeEvents()
    let before = screen.content.evaluationCount
    screen.inApp { _ = screen.content.perform(.activate(screen.element("Add")?.id ?? .unassigned)) }
    #expect(screen.content.evaluationCount == before + 1)
    let changes = screen.host.takeEvents().flatMap { event -> [TreeDiff.Change] in
      if case .changed(_, let diff) = event { diff.changes } else { [] }
    }
    #expect(changes.count == 1)
    guard case .update(let element)? = changes.first else { throw Missing() }
    #expect(element.label?.string == "View 1")
  }

  @Test("What changes inside joined, scrolled and combined views is heard", arguments: 0..<3)
  func changesInside(kind: Int) {
    let screen = Screen { Nested(kind: kind) }
    #expect(screen.labels.first == (kind == 2 ? "Count 0, still" : "Count 0"))
    for _ in 0..<3 { screen.activate("Add") }
    #expect(screen.labels.first == (kind == 2 ? "Count 3, still" : "Count 3"))
    screen.activate("More")
    screen.activate("Add")
    #expect(screen.labels.contains("extra"))
    #expect(screen.labels.first == (kind == 2 ? "Count 4, still" : "Count 4"))
    #expect(screen.host.tree.invariantViolations() == [])
    screen.activate("Widen")
    screen.activate("Add")
    #expect(screen.labels.first?.hasPrefix("Count 5") == true)
    let fresh = Screen { Nested(kind: kind, count: 5, isMore: true, isWide: true) }
    #expect(screen.frames == fresh.frames)
  }

  @Test("A body that contains itself without end is cut off, with a diagnostic")
  func endless() {
    let screen = Screen { ScrollView { Endless(level: 0) } }
    #expect(
      screen.host.takeDiagnostics().map(\.message) == [
        "The body of Endless contains itself without end; what is inside is left out. "
          + "Show it only where a condition holds that ends."
      ])
    #expect(screen.labels.first == "level 0")
  }

  @Test("A body that changes state is left with a diagnostic that names the view")
  func changeInBody() {
    let screen = Screen { Meddling() }
    let messages = screen.host.takeDiagnostics().map(\.message)
    #expect(messages.contains { $0.hasPrefix("The body of Meddling changes state while it is evaluated.") })
  }

  @Test("What is wrong in a view of the previewed file is told with the line that declares the view")
  func place() {
    let host = RunningApp(environment: LaunchOptions())
    let preview = PreviewDeclaration(file: #filePath, line: 1) { Meddling() }
    host.start(host.withApp(preview.makeContent))
    defer { host.stop() }
    let found = host.takeDiagnostics().compactMap(\.location).first
    #expect(found?.line == Meddling.declarationLine)
    #expect(found?.file == #filePath)
  }

  @Test("A screen that changes with every evaluation is left with a diagnostic")
  func runaway() {
    let screen = Screen { Restless() }
    #expect(screen.host.takeDiagnostics().count == 1)
    #expect(screen.labels.count == 1)
  }
}

private struct Endless: View {
  let level: Int

  var body: some View {
    Text("level \(level)")
    Endless(level: level + 1)
  }
}

private struct Meddling: View {
  static let declarationLine = #line - 1
  @State private var count = 0

  var body: some View {
    let _ = meddle()
    Text("Meddling \(count)")
  }

  private func meddle() { count += 1 }
}

private struct Missing: Error {}

private struct Wall: View {
  @State private var count = 0

  var body: some View {
    Button("Add") { count += 1 }
    ScrollView {
      VStack {
        ForEach(0..<1_000) { Brick(count: $0 == 500 ? $count : .constant(0)) }
      }
    }
  }
}

private struct Brick: View {
  @Binding var count: Int

  var body: some View { Text("View \(count)") }
}

private struct Nested: View {
  let kind: Int
  @State var count = 0
  @State var isMore = false
  @State var isWide = false

  var body: some View {
    switch kind {
    case 0: HStack { content }
    case 1: ScrollView { VStack { content }.padding() }
    default: HStack { content }.accessibilityElement(children: .combine)
    }
    if isMore { Text("extra") }
    Button("Add") { count += 1 }
    Button("More") { isMore = true }
    Button("Widen") { isWide = true }
  }

  @ViewBuilder private var content: some View {
    Text("Count \(count)").padding(isWide ? 40 : 0)
    Text("still")
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    Text("Count \(count)")
    Button("Add") { count += 1 }
  }
}

private struct Family: View {
  @State private var level = 0

  var body: some View {
    Reader(level: $level)
    Bystander()
    Button("Raise") { level = 1 }
  }
}

private struct Reader: View {
  @Binding var level: Int

  var body: some View { Text("Reader \(level)") }
}

private struct Bystander: View {
  var body: some View { Text("Bystander") }
}

private struct Tally: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}

private struct Rows: View {
  @State private var names = ["a", "b"]

  var body: some View {
    ForEach(names, id: \.self) { Tally(name: $0) }
    Button("Reverse") { names.reverse() }
  }
}

private struct Choice: View {
  @State private var isLeft = true

  var body: some View {
    if isLeft {
      Tally(name: "left")
    } else {
      Tally(name: "right")
    }
    Button("Switch") { isLeft.toggle() }
  }
}

private struct Renewed: View {
  @State private var generation = 0

  var body: some View {
    Tally(name: "tally").id(generation)
    Button("Renew") { generation += 1 }
  }
}

private struct Person {
  var name = "Ada"
}

private struct Owner: View {
  @State private var person = Person()

  var body: some View {
    Text("Owner of \(person.name)")
    Renamer(name: $person.name)
  }
}

private struct Renamer: View {
  @Binding var name: String

  var body: some View {
    Button("Rename \(name)") { name = "Grace" }
  }
}

@Observable
private final class Model {
  var count = 0
  var unread = 0
}

private struct Observer: View {
  let model: Model

  var body: some View {
    Text("Seen \(model.count)")
    Button("Touch") {
      model.unread += 1
      model.count += 1
    }
  }
}

private struct Restless: View {
  @State private var count = 0

  var body: some View {
    Text("Restless \(count)").onChange(of: count, initial: true) { count += 1 }
  }
}

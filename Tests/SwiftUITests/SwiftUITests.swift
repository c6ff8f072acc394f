import AccessibilityModel
import AppHost
import SwiftUI
import Testing

struct Dog {
  var name = "Bailey", type = "beagle"
  var image = Image(decorative: "bailey")
  var description = "Happy-go-lucky, excellent hunting dog, and loyal companion"
  var popularity = "Number one", age = "Three years", weight = "25 pounds", height = "14 inches"
}

struct DogCell: View {
    var dog: Dog
    var body: some View {
        VStack {
            HStack {
                dog.image
                    .resizable()
                VStack(alignment: .leading) {
                    Text(dog.name)
                        .font(.title)
                    Spacer()
                    Text(dog.type)
                        .font(.body)
                    Spacer()
                    Text(dog.description)
                        .fixedSize(horizontal: false, vertical: true)
                        .font(.subheadline)
                        .foregroundColor(Color(uiColor: UIColor.brown))
                        .accessibilityHidden(true)
                }
                Spacer()
            }
            .padding(.horizontal)
            HStack(alignment: .top) {
                VStack(alignment: .leading) {
                    HStack {
                        Text(dog.popularity)
                        Spacer()
                        Text(dog.age)
                        Spacer()
                        Text(dog.weight)
                        Spacer()
                        Text(dog.height)
                    }
                    .foregroundColor(Color(uiColor: UIColor.darkGray))
                    .accessibilityHidden(true)
                }
                Spacer()
            }
            .padding(.horizontal)
            Divider()
        }
        .accessibilityElement(children: .combine)
        .accessibilityCustomContent("Age", dog.age, importance: .high)
        .accessibilityCustomContent("Popularity", dog.popularity)
        .accessibilityCustomContent("Weight", dog.weight)
        .accessibilityCustomContent("Height", dog.height)
        .accessibilityCustomContent("Description", dog.description)
    }
}

struct Counter: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Text("Count \(count)")
      Button("Add") { count += 1 }
      Text("still")
    }
  }
}

@MainActor @Test func tryIt() {
  let host = AppHost()
  host.start(ViewHost { DogCell(dog: Dog()) })
  func dump(_ node: AccessibilityNode, _ i: Int = 0) {
    let e = node.element
    print(String(repeating: " ", count: i), e.isStop, e.label?.string ?? "-", e.traits, e.frame, e.customContent.map { "\($0.label.string)=\($0.value.string)" }, e.actions.map(\.name.string))
    node.children.forEach { dump($0, i + 2) }
  }
  func show(_ host: AppHost) { if let r = host.tree.root, let n = host.tree.node(of: r) { dump(n) } }
  show(host)
  host.stop()
  let second = AppHost()
  let view = ViewHost { Counter() }
  second.start(view)
  show(second)
  let button = second.tree.stops.first { second.tree[$0]?.traits.contains(.button) == true }
  if let button { second.perform(Request(id: .init(rawValue: 1), version: second.version, kind: .activate(button))) }
  show(second)
  print(second.takeEvents())
  print(view.evaluationCount)
  second.stop()
}

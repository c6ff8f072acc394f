import Foundation
import SwiftUI
import Testing

// Each initializer compiles only where the container itself says that its parts are views.

extension Button {
  fileprivate init(twice action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(action: action, label: label)
  }
}

extension Menu {
  fileprivate init(entries: () -> Content, name: () -> Label) { self.init(content: entries, label: name) }
}

extension Toggle {
  fileprivate init(state: Binding<Bool>, name: () -> Label) { self.init(isOn: state, label: name) }
}

extension Picker {
  fileprivate init(choice: Binding<SelectionValue>, choices: () -> Content, name: () -> Label) {
    self.init(selection: choice, content: choices, label: name)
  }
}

extension GroupBox {
  fileprivate init(parts: () -> Content, name: () -> Label) { self.init(content: parts, label: name) }
}

extension DisclosureGroup {
  fileprivate init(parts: @escaping () -> Content, name: () -> Label) {
    self.init(content: parts, label: name)
  }
}

extension VStack {
  fileprivate init(@ViewBuilder plain content: () -> Content) {
    self.init(alignment: .leading, spacing: 0, content: content)
  }
}

extension ScrollView {
  fileprivate init(plain content: () -> Content) { self.init(.vertical, content: content) }
}

extension Form {
  fileprivate init(plain content: () -> Content) { self.init(content: content) }
}

extension NavigationView {
  fileprivate init(plain content: () -> Content) { self.init(content: content) }
}

extension Link {
  fileprivate init(to url: URL, name: () -> Label) { self.init(destination: url, label: name) }
}

extension ControlGroup {
  fileprivate init(plain content: () -> Content) { self.init(content: content) }
}

extension ViewThatFits {
  fileprivate init(plain content: () -> Content) { self.init(in: .horizontal, content: content) }
}

extension LazyVGrid {
  fileprivate init(plain content: () -> Content) { self.init(columns: [], content: content) }
}

extension Stepper {
  fileprivate init(number: Binding<Int>, name: () -> Label) { self.init(value: number, label: name) }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  fileprivate init(name: () -> Label) { self.init(label: name) }
}

extension SwiftUI.Label {
  fileprivate init(words: () -> Title, picture: () -> Icon) { self.init(title: words, icon: picture) }
}

extension NavigationLink where Destination == Never {
  fileprivate init(page: Int, @ViewBuilder label: () -> Label) { self.init(value: page, label: label) }
}

@MainActor
@Suite("Extensions of containers by apps")
struct ConstrainedExtensionTests {
  @Test("An extension that names no view makes buttons, links and groups like the system's own initializers")
  func containers() throws {
    try HeardScreen.showing {
      NavigationStack {
        VStack(plain: {
          Button(twice: {}) { Text("Feed") }
          Toggle(state: .constant(true), name: { Text("Hungry") })
          NavigationLink(page: 1) { Text("Dog") }
          GroupBox(parts: { Text("Beagle") }, name: { Text("Breed") })
          Label(words: { Text("Walk") }, picture: { Image(systemName: "pawprint") })
        })
        .navigationDestination(for: Int.self) { Text("Dog \($0)") }
      }
    } _: { screen in
      #expect(screen.labels.prefix(3) == ["Feed", "Hungry", "Dog"])
      #expect(screen.labels.contains("Beagle"))
      #expect(screen.labels.contains("Walk"))
    }
  }
}

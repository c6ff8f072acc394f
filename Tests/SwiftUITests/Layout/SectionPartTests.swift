import AccessibilityModel
import SwiftUI
import Testing

@MainActor
@Suite("Containers of an app's own that put sections and values where they like")
struct SectionPartTests {
  @Test("A container meets the header, the content and the footer of each section, and views of none")
  func sections() {
    let screen = Screen {
      Board {
        Text("Loose")
        Section {
          ForEach(["Rex", "Bailey"], id: \.self) { Text($0) }
        } header: {
          Text("Dogs")
        } footer: {
          Text("That is all")
        }
        Section("Cats") { Text("Tom") }
      }
    }
    #expect(
      screen.labels == [
        "no header: 1", "Loose", "Dogs, : 2", "Rex", "Bailey", "That is all", "Cats, : 1", "Tom",
      ])
  }

  @Test("A view tells its container values, a section too; the outermost counts")
  func values() {
    let screen = Screen {
      Pinning {
        Text("Rex").containerValue(\.isPinned, true)
        Text("Bailey")
        Group { Text("Anna").containerValue(\.isPinned, true) }.containerValue(\.isPinned, false)
      }
    }
    #expect(screen.labels == ["pinned", "Rex", "Bailey", "Anna"])
  }

  @Test("A container finds the tags of its views")
  func tags() {
    let screen = Screen {
      Tagged {
        Text("Rex").tag(1)
        Text("Bailey").tag("b")
      }
    }
    #expect(screen.labels == ["1", "none"])
  }
}

private struct Board<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      ForEach(sections: content) { section in
        if section.header.isEmpty {
          Text("no header: \(section.content.count)")
        } else {
          HStack {
            section.header
            Text(": \(section.content.count)")
          }.accessibilityElement(children: .combine)
        }
        section.content
        section.footer
      }
    }
  }
}

private enum PinnedKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}

extension ContainerValues {
  fileprivate var isPinned: Bool {
    get { self[PinnedKey.self] }
    set { self[PinnedKey.self] = newValue }
  }
}

private struct Pinning<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      ForEach(subviews: content) { view in
        if view.containerValues.isPinned { Text("pinned") }
        view
      }
    }
  }
}

private struct Tagged<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      ForEach(subviews: content) { view in
        Text(view.containerValues.tag(for: Int.self).map { "\($0)" } ?? "none")
      }
    }
  }
}

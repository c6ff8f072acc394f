import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Older and rarer names that apps still use")
struct OlderNamesTests {
  @Test("The text size has an older name, which is read, compared and set")
  func sizeCategory() {
    let screen = Screen {
      Sized()
      Sized().environment(\.sizeCategory, .accessibilityLarge)
      Sized().dynamicTypeSize(.xSmall)
    }
    #expect(screen.labels == ["large", "accessibilityLarge, for accessibility", "extraSmall"])
    #expect(ContentSizeCategory(UIContentSizeCategory.extraLarge) == .extraLarge)
    #expect(UIContentSizeCategory(ContentSizeCategory.small) == .small)
    #expect(UIContentSizeCategory(DynamicTypeSize.accessibility1) == .accessibilityMedium)
    #expect(DynamicTypeSize(UIContentSizeCategory.unspecified) == nil)
    #expect(ContentSizeCategory.extraSmall < .small)
  }

  @Test("A view that is compared is evaluated again only where it differs")
  func equatable() {
    let screen = Screen { Comparing() }
    #expect(screen.labels == ["About 0", "More"])
    screen.activate("More")
    #expect(screen.labels == ["About 0", "More"])
    screen.activate("More")
    #expect(screen.labels == ["About 1", "More"])
  }

  @Test("Views are put together with others between them")
  func variadic() {
    let screen = Screen {
      _VariadicView.Tree(Between()) {
        Text("Bailey")
        Text("Rex")
        ForEach(["Luna"], id: \.self) { Text($0) }
      }
    }
    #expect(screen.labels == ["Bailey", "and", "Rex", "and", "Luna"])
  }

  @Test("A context menu that is a value gives actions, and none where it is missing")
  func contextMenu() {
    let screen = Screen {
      Text("Bailey").contextMenu(ContextMenu { Button("Feed") {} })
      Text("Rex").contextMenu(nil as ContextMenu<Button<Text>>?)
    }
    #expect(screen.element("Bailey")?.actions.map(\.name.string) == ["Feed"])
    #expect(screen.element("Rex")?.actions.isEmpty == true)
  }

  @Test("Things are shared with a preview; the button is named as the app says")
  func sharing() {
    let screen = Screen {
      ShareLink(item: "Bailey", preview: SharePreview("A dog"))
      ShareLink("Send", item: "Bailey", preview: SharePreview("A dog", image: Image(systemName: "dog")))
      ShareLink(items: ["Bailey", "Rex"]) {
        SharePreview($0)
      } label: {
        Text("Send both")
      }
    }
    #expect(screen.labels == ["Share…", "Send", "Send both"])
  }

  @Test("Choices about a value are offered under a title that is a text")
  func choices() {
    let screen = Screen {
      Text("Kennel")
        .confirmationDialog(
          Text("Which one?"), isPresented: .constant(true), titleVisibility: .visible, presenting: "Bailey"
        ) { dog in
          Button("Feed \(dog)") {}
        } message: { dog in
          Text("\(dog) is hungry.")
        }
    }
    #expect(screen.labels == ["Which one?", "Bailey is hungry.", "Feed Bailey", "Cancel"])
  }

  @Test("A colour is read in numbers, and mixed with another")
  func colors() {
    let red = Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.5).resolve(in: EnvironmentValues())
    #expect(red == Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0.5))
    let mixed = Color(.sRGB, red: 0, green: 0, blue: 0).mix(
      with: Color(.sRGB, red: 1, green: 0.5, blue: 0), by: 0.5)
    let parts = mixed.resolve(in: EnvironmentValues())
    #expect(abs(parts.red - 0.5) < 0.01 && abs(parts.green - 0.25) < 0.01 && parts.blue == 0)
  }

  @Test("A picture is made of a view, in its own extent or in the one it is offered")
  func pictures() {
    let screen = Screen { Text("Kennel") }
    var sizes: [CGSize?] = []
    screen.inApp {
      let renderer = ImageRenderer(content: Color.red.frame(width: 40, height: 20))
      sizes.append(renderer.uiImage?.size)
      let free = ImageRenderer(content: Color.red)
      sizes.append(free.uiImage?.size)
      free.proposedSize = ProposedViewSize(width: 30, height: 10)
      sizes.append(free.uiImage?.size)
    }
    #expect(
      sizes == [CGSize(width: 40, height: 20), CGSize(width: 10, height: 10), CGSize(width: 30, height: 10)])
  }

  @Test("Room, mirroring and what changes nothing keep what is heard")
  func silent() {
    let screen = Screen {
      Text("Bailey").scenePadding().modifier(EmptyModifier())
      Image(systemName: "arrow.right").flipsForRightToLeftLayoutDirection(true).accessibilityLabel("Next")
      Text("Rex").foregroundStyle(.red.shadow(.drop(radius: 2))).buttonRepeatBehavior(.enabled)
    }
    #expect(screen.labels == ["Bailey", "Next", "Rex"])
  }
}

private struct Sized: View {
  @Environment(\.sizeCategory) private var size

  var body: some View {
    Text("\(String(describing: size))\(size.isAccessibilityCategory ? ", for accessibility" : "")")
  }
}

private struct Comparing: View {
  @State private var count = 0

  var body: some View {
    Half(count: count).equatable()
    Button("More") { count += 1 }
  }
}

/// Differs from another only where every second step was taken.
private struct Half: View, Equatable {
  let count: Int

  nonisolated static func == (left: Half, right: Half) -> Bool { left.count / 2 == right.count / 2 }

  var body: some View {
    let _ = Self._printChanges()
    Text("About \(count / 2)")
  }
}

private struct Between: _VariadicView_MultiViewRoot {
  @ViewBuilder
  func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id
    ForEach(children) { child in
      child
      if child.id != last { Text("and") }
    }
  }
}

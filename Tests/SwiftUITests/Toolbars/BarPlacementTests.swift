import SwiftUI
import Testing

@MainActor
@Suite("Where items of bars stand")
struct BarPlacementTests {
  @Test(
    "An item stands where its placement says, beside the title or below the content",
    arguments: [
      (ToolbarItemPlacement.automatic, ["Dogs", "Item", "Content"]),
      (.primaryAction, ["Dogs", "Item", "Content"]), (.confirmationAction, ["Dogs", "Item", "Content"]),
      (.destructiveAction, ["Dogs", "Item", "Content"]), (.topBarTrailing, ["Dogs", "Item", "Content"]),
      (.navigationBarTrailing, ["Dogs", "Item", "Content"]), (.navigation, ["Item", "Dogs", "Content"]),
      (.topBarLeading, ["Item", "Dogs", "Content"]), (.navigationBarLeading, ["Item", "Dogs", "Content"]),
      (.cancellationAction, ["Item", "Dogs", "Content"]), (.principal, ["Item", "Content"]),
      (.bottomBar, ["Dogs", "Content", "Item"]), (.status, ["Dogs", "Content", "Item"]),
      (.secondaryAction, ["Dogs", "More", "Content"]), (.keyboard, ["Dogs", "Content"]),
    ])
  func placements(placement: ToolbarItemPlacement, labels: [String]) {
    let screen = Screen {
      NavigationStack {
        Text("Content").navigationTitle("Dogs").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: placement) { Button("Item") {} } }
      }
    }
    #expect(screen.labels == labels)
  }

  @Test(
    "A title is large below the items, or small between them",
    arguments: [
      (ToolbarTitleDisplayMode.inline, ["Dogs", "Item", "Content"]),
      (.large, ["Item", "Dogs", "Content"]), (.automatic, ["Item", "Dogs", "Content"]),
    ])
  func titleModes(mode: ToolbarTitleDisplayMode, labels: [String]) {
    let screen = Screen {
      NavigationStack {
        Text("Content").navigationTitle("Dogs").toolbarTitleDisplayMode(mode).toolbar { Button("Item") {} }
      }
    }
    #expect(screen.labels == labels)
    let older: NavigationBarItem.TitleDisplayMode = mode == .inline ? .inline : .large
    let named = Screen {
      NavigationStack {
        Text("Content").navigationBarTitle("Dogs", displayMode: older).toolbar { Button("Item") {} }
      }
    }
    #expect(named.labels == labels)
  }

  @Test("Space between two items keeps them apart, as far as there is space or by a little")
  func spacers() throws {
    func gap(_ sizing: SpacerSizing?) throws -> Double {
      let screen = Screen {
        NavigationStack {
          Text("Content").toolbar {
            ToolbarItem(placement: .bottomBar) { Button("First") {} }
            if let sizing { ToolbarSpacer(sizing, placement: .bottomBar) }
            ToolbarItem(placement: .bottomBar) { Button("Second") {} }
          }
        }
      }
      let (first, second) = (screen.element("First")?.frame, screen.element("Second")?.frame)
      return try #require(second).minX - #require(first).maxX
    }
    let (none, fixed, flexible) = (try gap(nil), try gap(.fixed), try gap(.flexible))
    #expect(none < fixed)
    #expect(fixed < flexible)
  }

  @Test("A bar that is hidden is gone with its title and its items")
  func hidden() {
    let screen = Screen {
      NavigationStack {
        Text("Content").navigationTitle("Dogs").toolbar { Button("Item") {} }.navigationBarHidden(true)
      }
    }
    #expect(screen.labels == ["Content"])
    let shown = Screen {
      NavigationStack { Text("Content").navigationTitle("Dogs").navigationBarHidden(false) }
    }
    #expect(shown.labels == ["Dogs", "Content"])
    let bars: ToolbarPlacement = .bottomBar
    let below = Screen {
      NavigationStack {
        Text("Content").navigationTitle("Dogs")
          .toolbar { ToolbarItem(placement: .bottomBar) { Button("Item") {} } }
          .toolbar(.hidden, for: bars)
      }
    }
    #expect(below.labels == ["Dogs", "Content"])
    let untitled: ToolbarDefaultItemKind = .title
    let removed = Screen {
      NavigationStack { Text("Content").navigationTitle("Dogs").toolbar(removing: untitled) }
    }
    #expect(removed.labels == ["Content"])
  }

  @Test("Items that a person may rearrange are there, and the title leads to a menu of its own")
  func customizable() {
    let screen = Screen {
      NavigationStack {
        Text("Content").navigationTitle("Dogs")
          .toolbar(id: "main") { Rearranged() }
          .toolbar { ToolbarTitleMenu { Button("Rename") {} } }
      }
    }
    #expect(screen.labels == ["Sort", "Dogs", "Content"])
    screen.activate("Dogs")
    #expect(screen.labels.first == "Rename")
  }

  @Test("A function puts items together that depend on a condition", arguments: [false, true])
  func builder(isEditing: Bool) {
    let screen = Screen {
      NavigationStack { Text("Content").toolbar { items(isEditing) } }
    }
    #expect(screen.labels == (isEditing ? ["Done", "All", "Content"] : ["Select", "Content"]))
  }

  @ToolbarContentBuilder private func items(_ isEditing: Bool) -> some ToolbarContent {
    if isEditing {
      ToolbarItem { Button("Done") {} }
    } else {
      ToolbarItem { Button("Select") {} }
    }
    if isEditing { ToolbarItem { Button("All") {} } }
  }
}

private struct Rearranged: CustomizableToolbarContent {
  var body: some CustomizableToolbarContent {
    ToolbarItem(id: "sort") { Button("Sort") {} }
    DefaultToolbarItem(kind: .search)
  }
}

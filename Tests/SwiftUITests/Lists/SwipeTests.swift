import AccessibilityModel
import SwiftUI
import Testing

@MainActor
@Suite("What a swipe across a row uncovers")
struct SwipeTests {
  @Test("Buttons of swipes come first among the actions, those of the leading edge before the others")
  func order() throws {
    try HeardScreen.showing {
      Mails()
    } _: { screen in
      let mail = try screen.stop("Anna")
      #expect(screen.heard().first == "Anna. Actions available.")
      #expect(screen.actions(mail) == ["Read", "Flag", "Trash", "Reply"])
      try screen.perform("Trash", of: mail)
      #expect(screen.labels == ["Bert", "Trash: Anna"])
    }
  }

  @Test("Each element of a row has the row's actions")
  func everyElement() throws {
    try HeardScreen.showing {
      List {
        HStack {
          Text("Anna")
          Button("Call") {}
        }
        .swipeActions { Button("Delete", role: .destructive) {} }
      }
    } _: { screen in
      #expect(screen.actions(of: "Anna") == ["Delete"])
      #expect(screen.actions(of: "Call") == ["Delete"])
    }
  }

  @Test("A5: an action of a swipe and one of the same name are both listed, that of the swipe first")
  func twice() throws {
    try HeardScreen.showing {
      List {
        Text("Anna").accessibilityAction(named: "Delete") {}.accessibilityAction(named: "Reply") {}
          .swipeActions { Button("Delete", role: .destructive) {} }
      }
    } _: { screen in
      #expect(screen.actions(of: "Anna") == ["Delete", "Delete", "Reply"])
    }
  }

  @Test("A row with swipe actions of its own offers to delete it only while the list is edited")
  func ownActions() throws {
    try HeardScreen.showing {
      EditButton()
      List {
        ForEach(Hound.all) { pet in Text(pet.name).swipeActions { Button("Pin") {} } }.onDelete { _ in }
      }
    } _: { screen in
      #expect(screen.actions(of: "Anna") == ["Pin"])
      screen.ask(.activate(try screen.stop("Edit").id))
      #expect(screen.actions(of: "Anna") == ["Pin", "Delete"])
    }
  }
}

private struct Mails: View {
  @State private var names = ["Anna", "Bert"]
  @State private var done = ""

  var body: some View {
    List(names, id: \.self) { name in
      Text(name)
        .accessibilityAction(named: "Reply") {}
        .swipeActions(edge: .trailing) {
          Button("Flag") {}
          Button(role: .destructive) {
            names.removeAll { $0 == name }
            done = "Trash: \(name)"
          } label: {
            Label("Trash", systemImage: "trash")
          }
        }
        .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Read") {} }
    }
    if !done.isEmpty { Text(done) }
  }
}

import AccessibilityModel
import SwiftUI
import Testing
import UniformTypeIdentifiers

@MainActor
@Suite("Dragging and dropping")
struct DragTests {
  @Test("What can be dragged says so among its actions, and then what it can be dropped on does")
  func dragging() throws {
    try HeardScreen.showing {
      Bowl()
    } _: { screen in
      #expect(screen.actions(of: "Bone") == ["Drag Bone"])
      #expect(screen.actions(of: "Bowl") == [])
      try screen.perform("Drag Bone", of: screen.stop("Bone"))
      #expect(screen.actions(of: "Bone") == [])
      #expect(screen.actions(of: "Bowl") == ["Drop Bowl"])
      #expect(screen.actions(of: "Numbers only") == [])
      try screen.perform("Drop Bowl", of: screen.stop("Bowl"))
      #expect(screen.labels.last == "Holds Bone, not targeted")
      #expect(screen.actions(of: "Bone") == ["Drag Bone"])
    }
  }

  @Test("Escape ends a drag without dropping")
  func escape() throws {
    try HeardScreen.showing {
      Bowl()
    } _: { screen in
      let bone = try screen.stop("Bone")
      try screen.perform("Drag Bone", of: bone)
      #expect(screen.ask(.escape(bone.id)) == .handled(by: nil))
      #expect(screen.actions(of: "Bone") == ["Drag Bone"])
      #expect(screen.ask(.escape(bone.id)) == .declined)
    }
  }

  @Test("One thing is lifted at a time, whether from views of SwiftUI or of UIKit, and escape puts it back")
  func kinds() throws {
    try HeardScreen.showing {
      Text("Bone").draggable("Bone")
      Text("Bowl").dropDestination(for: String.self) { _, _ in true }
      Kit(name: "Map")
    } _: { screen in
      #expect(screen.actions(of: "Bone") == ["Drag Bone"])
      #expect(screen.actions(of: "Map") == ["Drag pin"])
      try screen.perform("Drag Bone", of: screen.stop("Bone"))
      #expect(screen.actions(of: "Bowl") == ["Drop Bowl"])
      #expect(screen.actions(of: "Map") == [])
      #expect(try screen.ask(.escape(screen.stop("Map").id)) == .handled(by: nil))
      #expect(screen.actions(of: "Bowl") == [])
      try screen.perform("Drag pin", of: screen.stop("Map"))
      #expect(screen.actions(of: "Map") == ["Drop forest"])
      #expect(screen.actions(of: "Bone") == [])
      #expect(try screen.ask(.escape(screen.stop("Bone").id)) == .handled(by: nil))
      #expect(screen.actions(of: "Bone") == ["Drag Bone"])
      #expect(screen.actions(of: "Map") == ["Drag pin"])
      #expect(try screen.ask(.escape(screen.stop("Bone").id)) == .declined)
    }
  }

  @Test("Rows are put in another order by a delegate, as lists of the app's own do it")
  func delegate() throws {
    try HeardScreen.showing {
      Reordering()
    } _: { screen in
      #expect(screen.labels == ["Anna", "Bert", "Carl"])
      try screen.perform("Drag Anna", of: screen.stop("Anna"))
      #expect(screen.actions(of: "Carl") == ["Drop Carl"])
      try screen.perform("Drop Carl", of: screen.stop("Carl"))
      #expect(screen.labels == ["Bert", "Carl", "Anna"])
    }
  }

  @Test("Places that the app names stand in for what the system finds")
  func points() throws {
    try HeardScreen.showing {
      Text("Card").onDrag { NSItemProvider(object: "Card" as NSString) }
        .accessibilityDragPoint(.center, description: "whole card")
        .accessibilityDragPoint(.top, description: "picture")
        .accessibilityDragPoint(.bottom, description: "nothing", isEnabled: false)
      Text("Table").dropDestination(for: String.self) { _, _ in true }
        .accessibilityDropPoint(.leading, description: "left half")
    } _: { screen in
      #expect(screen.actions(of: "Card") == ["Drag whole card", "Drag picture"])
      try screen.perform("Drag picture", of: screen.stop("Card"))
      #expect(screen.actions(of: "Table") == ["Drop left half"])
      try screen.perform("Drop left half", of: screen.stop("Table"))
      #expect(screen.actions(of: "Table") == [])
    }
  }

  @Test("A delegate that refuses what is held leaves it held")
  func refusal() throws {
    try HeardScreen.showing {
      Text("Bone").draggable("Bone")
      Text("Shelf").onDrop(of: [.text], delegate: Refusing())
      Text("Bowl").dropDestination(for: String.self) { _, _ in true }
    } _: { screen in
      try screen.perform("Drag Bone", of: screen.stop("Bone"))
      try screen.perform("Drop Shelf", of: screen.stop("Shelf"))
      #expect(screen.actions(of: "Bowl") == ["Drop Bowl"])
    }
  }
}

private struct Bowl: View {
  @State private var held = "nothing"
  @State private var isTargeted = false

  var body: some View {
    Text("Bone").draggable("Bone")
    Text("Bowl").dropDestination(for: String.self) { words, _ in
      held = words.joined()
      return true
    } isTargeted: {
      isTargeted = $0
    }
    Text("Numbers only").onDrop(of: [.json], isTargeted: nil) { _ in true }
    Text("Holds \(held), \(isTargeted ? "targeted" : "not targeted")")
  }
}

private struct Reordering: View {
  @State private var names = ["Anna", "Bert", "Carl"]
  @State private var dragged: String?

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { name in
        Text(name)
          .onDrag {
            dragged = name
            return NSItemProvider(object: name as NSString)
          }
          .onDrop(of: [UTType.text], delegate: Mover(name: name, names: $names, dragged: $dragged))
      }
    }
  }
}

private struct Mover: DropDelegate {
  let name: String
  @Binding var names: [String]
  @Binding var dragged: String?

  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }

  func performDrop(info: DropInfo) -> Bool {
    dragged = nil
    return true
  }

  func dropEntered(info: DropInfo) {
    guard let dragged, let from = names.firstIndex(of: dragged), let to = names.firstIndex(of: name) else {
      return
    }
    names.move(fromOffsets: IndexSet(integer: from), toOffset: to > from ? to + 1 : to)
  }
}

private struct Refusing: DropDelegate {
  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .forbidden) }
  func performDrop(info: DropInfo) -> Bool { true }
}

/// A view of the UIKit kind in which something can be dragged.
private struct Kit: UIViewRepresentable {
  let name: String

  func makeUIView(context: Context) -> UIView {
    let view = Touched(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.isAccessibilityElement = true
    view.accessibilityLabel = name
    view.accessibilityDragSourceDescriptors = [UIAccessibilityLocationDescriptor(name: "pin", view: view)]
    view.accessibilityDropPointDescriptors = [UIAccessibilityLocationDescriptor(name: "forest", view: view)]
    return view
  }

  func updateUIView(_ view: UIView, context: Context) {}

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    CGSize(width: 200, height: 200)
  }
}

private final class Touched: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

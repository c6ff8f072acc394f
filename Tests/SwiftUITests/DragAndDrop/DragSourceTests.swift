import Testing

@testable import SwiftUI

@MainActor
@Suite("What is dragged from a view, and delegates that say little", .timeLimit(.minutes(10)))
struct DragSourceTests {
  @Test("A view with an item provider can be dragged, and what it provides is dropped")
  func provider() throws {
    let log = Noted<[String]>([])
    try HeardScreen.showing {
      Text("Bone").itemProvider { NSItemProvider(object: "a bone" as NSString) }
      Text("Bowl").dropDestination(for: String.self) { words, _ in
        log.value += words
        return true
      }
    } _: { screen in
      #expect(screen.actions(of: "Bowl") == [])
      #expect(screen.actions(of: "Bone") == ["Drag Bone"])
      try screen.perform("Drag Bone", of: screen.stop("Bone"))
      try screen.perform("Drop Bowl", of: screen.stop("Bowl"))
    }
    #expect(log.value == ["a bone"])
  }

  private final class Quiet: DropDelegate {
    var log: [String] = []
    func performDrop(info: DropInfo) -> Bool {
      log.append("dropped")
      return true
    }
  }

  @Test("A delegate that only takes drops takes all of them, and proposes nothing while they hover")
  func quiet() throws {
    let quiet = Quiet()
    let info = DropInfo(location: .zero, providers: [NSItemProvider(object: "bone" as NSString)])
    #expect(quiet.validateDrop(info: info) && quiet.dropUpdated(info: info) == nil)
    quiet.dropEntered(info: info)
    quiet.dropExited(info: info)
    #expect(quiet.log == [])
    #expect(info.hasItemsConforming(to: [.text]) && !info.hasItemsConforming(to: [.image]))
    try HeardScreen.showing {
      Text("Bone").draggable("Bone")
      Text("Shelf").onDrop(of: [.text], delegate: quiet)
    } _: { screen in
      try screen.perform("Drag Bone", of: screen.stop("Bone"))
      #expect(screen.actions(of: "Shelf") == ["Drop Shelf"])
      try screen.perform("Drop Shelf", of: screen.stop("Shelf"))
      #expect(quiet.log == ["dropped"])
    }
  }
}

import Testing

@testable import SwiftUI

private enum CountKey: GraphStateKey {
  static func initialState(in graph: ViewGraph) -> Int { 3 }
}

private enum OwnerKey: GraphStateKey {
  static func initialState(in graph: ViewGraph) -> Owner { Owner(graph) }
}

private final class Owner {
  weak var graph: ViewGraph?

  init(_ graph: ViewGraph) {
    self.graph = graph
  }
}

@MainActor
@Suite("What features keep for a screen")
struct GraphStateTests {
  private let graph = ViewGraph()

  @Test("A feature keeps its state under a key of its own, from an initial state")
  func keeps() {
    #expect(graph[CountKey.self] == 3)
    graph[CountKey.self] += 1
    #expect(graph[CountKey.self] == 4)
    #expect(graph[OwnerKey.self] === graph[OwnerKey.self])
  }

  @Test("Each screen has a state of its own")
  func isSeparate() {
    let other = ViewGraph()
    graph[CountKey.self] = 7
    #expect(other[CountKey.self] == 3)
    #expect(graph[OwnerKey.self].graph === graph)
    #expect(other[OwnerKey.self].graph === other)
  }

  @Test("A member of a state can be changed in place")
  func mutates() {
    graph.drawing.bleedingEdges = .top
    #expect(graph.drawing.bleedingEdges == .top)
    #expect(ViewGraph().drawing.bleedingEdges.isEmpty)
  }
}

/// The space that a window keeps at its sides.
public struct ScenePadding: Equatable, Sendable {
  private let name: String

  /// The least space that looks right.
  public static let minimum = ScenePadding(name: "minimum")
}

extension View {
  /// Puts the space that a window keeps, 16 points, at some sides.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges, 16)
  }

  /// Puts the space that a window keeps, 16 points, at some sides.
  public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges, 16)
  }
}

import Foundation

/// Tells what a model wrote apart from what it wrote elsewhere, and stays the same while more of it comes.
public struct GenerationID: Hashable, Sendable {
  private let value: UUID

  /// Makes one that is like no other.
  public init() { value = UUID() }
}

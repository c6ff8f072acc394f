import Foundation
import UniformTypeIdentifiers

/// Takes what is dropped on a view, and decides what can be.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// True where what is held can be dropped here.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes what is dropped; true where it was taken.
  func performDrop(info: DropInfo) -> Bool
  /// Hears that something is held over the view.
  func dropEntered(info: DropInfo)
  /// Says what dropping here would do; `nil` leaves that as it is.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Hears that nothing is held over the view any longer.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Takes whatever is of the view's types.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Leaves what dropping would do as it is.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// What is held over a view, and where.
public struct DropInfo {
  /// Where it is, in the view's points.
  public let location: CGPoint
  let providers: [NSItemProvider]

  /// True where something held is of one of some types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }

  /// What is held that is of one of some types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { $0.hasItem(conformingTo: contentTypes) }
  }

  /// True where something held is of one of some types, named by their identifiers.
  public func hasItemsConforming(to types: [String]) -> Bool { !itemProviders(for: types).isEmpty }

  /// What is held that is of one of some types, named by their identifiers.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.map { UTType($0) ?? UTType(importedAs: $0) })
  }
}

/// What dropping does with what is held.
public enum DropOperation: Hashable, Sendable {
  /// Nothing.
  case cancel
  /// Nothing: it cannot be dropped here.
  case forbidden
  /// It is put here and stays where it was.
  case copy
  /// It is put here and goes from where it was.
  case move
  /// It goes from where it was.
  case delete
}

/// What dropping here would do.
public struct DropProposal: Sendable {
  /// What it does with what is held.
  public let operation: DropOperation

  /// Proposes an operation.
  public init(operation: DropOperation) {
    self.operation = operation
  }
}

extension DynamicViewContent {
  /// Takes in what other apps' things are dropped between rows; there are no other apps here.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { self }

  /// Takes in values that are dropped between rows; a drop is taken by the views under the finger alone.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent { self }
}

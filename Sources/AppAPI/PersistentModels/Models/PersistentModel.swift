@_exported import FoundationAdditions
@_exported import Observation

/// A class whose objects a context keeps; `@Model` writes what it asks for.
///
///     @Model final class Dog {
///       var name: String
///       init(name: String) { self.name = name }
///     }
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
  /// What is kept of the model.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
  /// Where the values of the model are.
  var _$storage: ModelStorage { get set }
  /// Makes a model of what was kept.
  init(modelStorage: ModelStorage)
}

extension PersistentModel {
  /// What the model is known by in every context.
  public var persistentModelID: PersistentIdentifier { _$storage.identifier }

  /// What the model is known by in every context.
  public var id: PersistentIdentifier { persistentModelID }

  /// The context that keeps the model; `nil` before it is inserted.
  public var modelContext: ModelContext? { _$storage.context }

  /// True where something of the model is not saved.
  public var hasChanges: Bool { _$storage.context?.isPending(persistentModelID) ?? false }

  /// True for a model that was deleted.
  public var isDeleted: Bool { _$storage.isDeleted }

  /// Models are the same where they are known by the same.
  public static func == (left: Self, right: Self) -> Bool {
    left.persistentModelID == right.persistentModelID
  }

  /// Models are told apart by what they are known by.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(persistentModelID)
  }
}

import CoreSpotlight
import FoundationAdditions

/// An entity that can be found by the search of the system.
public protocol IndexedEntity: AppEntity {
  /// What the search knows of it.
  var attributeSet: CSSearchableItemAttributeSet { get }
  /// True where the search leaves it out.
  var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
  /// What it is called, and the line below.
  public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }

  /// What it is called, and the line below.
  public var defaultAttributeSet: CSSearchableItemAttributeSet {
    let shown = displayRepresentation
    let attributes = CSSearchableItemAttributeSet(contentType: .item)
    attributes.title = String(localized: shown.title)
    attributes.displayName = attributes.title
    attributes.contentDescription = shown.subtitle.map { String(localized: $0) }
    return attributes
  }

  /// False: the search finds it.
  public var hideInSpotlight: Bool { false }
}

extension CSSearchableIndex {
  /// Takes entities in; nobody searches outside of the app here.
  ///
  /// - Throws: Nothing.
  public func indexAppEntities<Entity: IndexedEntity>(
    _ appEntities: [Entity], priority: Int = 0
  ) async throws {}

  /// Takes entities out that have one of some identifiers.
  ///
  /// - Throws: Nothing.
  public func deleteAppEntities<Entity: IndexedEntity>(
    identifiedBy identifiers: [Entity.ID], ofType entityType: Entity.Type
  ) async throws {}

  /// Takes all entities of a type out.
  ///
  /// - Throws: Nothing.
  public func deleteAppEntities<Entity: IndexedEntity>(ofType entityType: Entity.Type) async throws {}
}

extension CSSearchableItem {
  /// Says which entity a thing to be found is; nobody searches outside of the app here.
  public func associateAppEntity<Entity: IndexedEntity>(_ appEntity: Entity, priority: Int = 0) {}
}

extension CSSearchableItemAttributeSet {
  /// Says which entity words belong to; nobody searches outside of the app here.
  public func associateAppEntity<Entity: IndexedEntity>(_ appEntity: Entity, priority: Int = 0) {}
}

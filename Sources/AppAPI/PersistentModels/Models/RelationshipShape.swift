/// How a property holds the models of a relationship: one, perhaps one, or many.
struct RelationshipShape {
  let destination: any PersistentModel.Type
  let isToMany: Bool
  let isOptional: Bool
  private let collection: (any RelationshipCollection.Type)?

  /// The shape of a type; `nil` for one that holds no models.
  static func of(_ type: Any.Type) -> RelationshipShape? {
    if let optional = type as? any OptionalShape.Type {
      return of(optional.wrapped).map {
        RelationshipShape(
          destination: $0.destination, isToMany: $0.isToMany, isOptional: true, collection: $0.collection)
      }
    }
    if let model = type as? any PersistentModel.Type {
      return RelationshipShape(destination: model, isToMany: false, isOptional: false, collection: nil)
    }
    guard let collection = type as? any RelationshipCollection.Type else { return nil }
    return RelationshipShape(
      destination: collection.destination, isToMany: true, isOptional: false, collection: collection)
  }

  /// The models in a value of the shape.
  func models(in value: Any) -> [any PersistentModel] {
    if let model = value as? any PersistentModel { return [model] }
    return (value as? any RelationshipCollection)?.models ?? []
  }

  /// A value of the shape with the models; `nil` where it needs one and there is none.
  func value<Value>(of models: [any PersistentModel]) -> Value? {
    if let collection { return collection.init(models: models) as? Value }
    if let model = models.first { return model as? Value }
    return (Value.self as? any EmptyValue.Type)?.empty()
  }
}

/// A collection that a relationship with many models can be.
package protocol RelationshipCollection {
  /// The class of the models.
  static var destination: any PersistentModel.Type { get }
  /// The models in their order.
  var models: [any PersistentModel] { get }
  /// Makes a collection of models.
  init(models: [any PersistentModel])
}

extension Array: RelationshipCollection where Element: PersistentModel {
  /// The class of the models.
  public static var destination: any PersistentModel.Type { Element.self }
  /// The models in their order.
  public var models: [any PersistentModel] { self }
  /// Makes an array of models.
  public init(models: [any PersistentModel]) { self = models.compactMap { $0 as? Element } }
}

extension Set: RelationshipCollection where Element: PersistentModel {
  /// The class of the models.
  public static var destination: any PersistentModel.Type { Element.self }
  /// The models, in no order.
  public var models: [any PersistentModel] { Array(self) }
  /// Makes a set of models.
  public init(models: [any PersistentModel]) { self = Set(models.compactMap { $0 as? Element }) }
}

/// An optional, whatever it is an optional of.
protocol OptionalShape {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalShape {
  static var wrapped: Any.Type { Wrapped.self }
}

/// A type with a value for nothing.
protocol EmptyValue {
  static func empty<Value>() -> Value?
}

extension Optional: EmptyValue {
  static func empty<Value>() -> Value? { Optional.none as? Value }
}

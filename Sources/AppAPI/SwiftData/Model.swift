@_exported import ModelQueries
@_exported import PersistentModels

/// Has a context keep the objects of a class, and views watch them.
///
///     @Model final class Dog {
///       var name: String
///       init(name: String) { self.name = name }
///     }
@attached(member, conformances: PersistentModel, names: named(_$storage), named(schemaMetadata), named(init))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "PreviewMacros", type: "ModelMacro")

/// Has the storage of a model keep a property; `Model` writes it before each.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _KeptProperty() = #externalMacro(module: "PreviewMacros", type: "KeptPropertyMacro")

/// Says how a value of a model is kept.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "PreviewMacros", type: "ModelMarkMacro")

/// Says how models are related, and what happens to them when one is deleted.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "PreviewMacros", type: "ModelMarkMacro")

/// Has a property of a model not be kept.
@attached(peer)
public macro Transient() = #externalMacro(module: "PreviewMacros", type: "ModelMarkMacro")

/// Says that no two models have the same values of properties.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "PreviewMacros", type: "ModelStatementMacro")

/// Says by which properties models are found fast; in memory all are.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "PreviewMacros", type: "ModelStatementMacro")

/// Gives an actor a context of its own.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor(disableGenerateInit: Bool = false) =
  #externalMacro(module: "PreviewMacros", type: "ModelActorMacro")

import SwiftUI

/// Shows all models of a class in a view, and follows their changes.
///
///     @Query private var dogs: [Dog]
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "PreviewMacros", type: "QueryMacro")

/// Shows all models of a class in a view; a change of them is animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(animation: Animation) = #externalMacro(module: "PreviewMacros", type: "QueryMacro")

/// Shows all models of a class in a view; a change of them is carried out as the transaction says.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) = #externalMacro(module: "PreviewMacros", type: "QueryMacro")

/// Shows the models that a descriptor describes; a change of them is animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, animation: Animation = .default
) = #externalMacro(module: "PreviewMacros", type: "QueryMacro")

/// Shows the models that a descriptor describes; a change of them is carried out as the transaction says.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil
) = #externalMacro(module: "PreviewMacros", type: "QueryMacro")

/// Shows the models that fulfil a condition, in an order; a change of them is animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
) = #externalMacro(module: "PreviewMacros", type: "QueryMacro")

/// Shows the models that fulfil a condition, in an order.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
  transaction: Transaction? = nil
) = #externalMacro(module: "PreviewMacros", type: "QueryMacro")

/// Shows the models that fulfil a condition, in the order of a property; a change of them is animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
  animation: Animation
) = #externalMacro(module: "PreviewMacros", type: "QueryMacro")

/// Shows the models that fulfil a condition, in the order of a property.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
  transaction: Transaction? = nil
) = #externalMacro(module: "PreviewMacros", type: "QueryMacro")

/// Shows the models that fulfil a condition, in the order of a property; a change of them is animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
  animation: Animation
) = #externalMacro(module: "PreviewMacros", type: "QueryMacro")

/// Shows the models that fulfil a condition, in the order of a property.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
  transaction: Transaction? = nil
) = #externalMacro(module: "PreviewMacros", type: "QueryMacro")

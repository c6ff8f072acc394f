/// A movement of a symbol.
public protocol SymbolEffect {}

/// A movement that comes once, whenever a value changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// A movement that goes on while a condition holds.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// A movement with which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// A symbol jumps.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  /// Upwards.
  public var up: BounceSymbolEffect { self }
  /// Downwards.
  public var down: BounceSymbolEffect { self }
  /// One layer after the other.
  public var byLayer: BounceSymbolEffect { self }
  /// All of it at once.
  public var wholeSymbol: BounceSymbolEffect { self }
}

/// A symbol fades and comes back.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  /// One layer after the other.
  public var byLayer: PulseSymbolEffect { self }
  /// All of it at once.
  public var wholeSymbol: PulseSymbolEffect { self }
}

/// The strokes of a symbol light up one after the other.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  /// Each stays lit until the last one is.
  public var cumulative: VariableColorSymbolEffect { self }
  /// Each goes out as the next one lights up.
  public var iterative: VariableColorSymbolEffect { self }
  /// Forth and back.
  public var reversing: VariableColorSymbolEffect { self }
}

/// A symbol is larger or smaller.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Hashable, Sendable {
  /// Larger.
  public var up: ScaleSymbolEffect { self }
  /// Smaller.
  public var down: ScaleSymbolEffect { self }
}

/// A symbol turns, shakes or breathes.
public struct MovingSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  /// Towards the left, the right, up or down.
  public var left: MovingSymbolEffect { self }
  /// Towards the right.
  public var right: MovingSymbolEffect { self }
  /// Upwards.
  public var up: MovingSymbolEffect { self }
  /// Downwards.
  public var down: MovingSymbolEffect { self }
  /// The way a clock's hands go.
  public var clockwise: MovingSymbolEffect { self }
  /// Against the way a clock's hands go.
  public var counterClockwise: MovingSymbolEffect { self }
  /// One layer after the other.
  public var byLayer: MovingSymbolEffect { self }
  /// All of it at once.
  public var wholeSymbol: MovingSymbolEffect { self }
}

/// A symbol comes or goes; it keeps its place, and what is heard of it.
public struct ShowingSymbolEffect: IndefiniteSymbolEffect, Hashable, Sendable {
  /// Upwards.
  public var up: ShowingSymbolEffect { self }
  /// Downwards.
  public var down: ShowingSymbolEffect { self }
  /// One layer after the other.
  public var byLayer: ShowingSymbolEffect { self }
  /// All of it at once.
  public var wholeSymbol: ShowingSymbolEffect { self }
}

/// One symbol takes the place of another.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, Hashable, Sendable {
  /// The old one goes down, the new one comes up.
  public var downUp: ReplaceSymbolEffect { self }
  /// The old one goes up.
  public var upUp: ReplaceSymbolEffect { self }
  /// The old one vanishes.
  public var offUp: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A symbol jumps.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// A symbol fades and comes back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The strokes of a symbol light up one after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A symbol is larger or smaller.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == MovingSymbolEffect {
  /// A symbol turns.
  public static var rotate: MovingSymbolEffect { MovingSymbolEffect() }
  /// A symbol shakes.
  public static var wiggle: MovingSymbolEffect { MovingSymbolEffect() }
  /// A symbol breathes.
  public static var breathe: MovingSymbolEffect { MovingSymbolEffect() }
}

extension SymbolEffect where Self == ShowingSymbolEffect {
  /// A symbol comes.
  public static var appear: ShowingSymbolEffect { ShowingSymbolEffect() }
  /// A symbol goes.
  public static var disappear: ShowingSymbolEffect { ShowingSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol takes the place of another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// How often and how fast a movement comes.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// As the system does it.
  public static let `default` = SymbolEffectOptions()
  /// Without end.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()

  /// Faster or slower, 1 for as usual.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// So many times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// These, faster or slower.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension View {
  /// Moves symbols inside while a condition holds; nothing is heard of it.
  public nonisolated func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }

  /// Moves symbols inside whenever a value changes; nothing is heard of it.
  public nonisolated func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }

  /// Takes away movements of symbols inside; nothing is heard of it.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

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
  /// One layer after the other.
  public var byLayer: MovingSymbolEffect { self }
  /// All of it at once.
  public var wholeSymbol: MovingSymbolEffect { self }
  /// With the hands of a clock.
  public var clockwise: MovingSymbolEffect { self }
  /// Against the hands of a clock.
  public var counterClockwise: MovingSymbolEffect { self }
  /// To the left.
  public var left: MovingSymbolEffect { self }
  /// To the right.
  public var right: MovingSymbolEffect { self }
  /// Upwards.
  public var up: MovingSymbolEffect { self }
  /// Downwards.
  public var down: MovingSymbolEffect { self }
  /// Without becoming weaker.
  public var plain: MovingSymbolEffect { self }
  /// Becoming weaker and stronger.
  public var pulse: MovingSymbolEffect { self }
}

/// A symbol comes or goes.
public struct AppearanceSymbolEffect: IndefiniteSymbolEffect, Hashable, Sendable {
  /// Upwards.
  public var up: AppearanceSymbolEffect { self }
  /// Downwards.
  public var down: AppearanceSymbolEffect { self }
  /// One layer after the other.
  public var byLayer: AppearanceSymbolEffect { self }
  /// All of it at once.
  public var wholeSymbol: AppearanceSymbolEffect { self }
}

/// One symbol takes the place of another.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, Hashable, Sendable {
  /// The old one goes down, the new one comes up.
  public var downUp: ReplaceSymbolEffect { self }
  /// The old one goes up.
  public var upUp: ReplaceSymbolEffect { self }
  /// The old one vanishes.
  public var offUp: ReplaceSymbolEffect { self }
  /// One layer after the other.
  public var byLayer: ReplaceSymbolEffect { self }
  /// All of it at once.
  public var wholeSymbol: ReplaceSymbolEffect { self }
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

extension SymbolEffect where Self == AppearanceSymbolEffect {
  /// A symbol comes or goes as the system does it.
  public static var automatic: AppearanceSymbolEffect { AppearanceSymbolEffect() }
  /// A symbol comes.
  public static var appear: AppearanceSymbolEffect { AppearanceSymbolEffect() }
  /// A symbol goes.
  public static var disappear: AppearanceSymbolEffect { AppearanceSymbolEffect() }
  /// The strokes of a symbol are drawn.
  public static var drawOn: AppearanceSymbolEffect { AppearanceSymbolEffect() }
  /// The strokes of a symbol are taken away.
  public static var drawOff: AppearanceSymbolEffect { AppearanceSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol takes the place of another as the system does it.
  public static var automatic: ReplaceSymbolEffect { ReplaceSymbolEffect() }
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

  /// Without end, in a way.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// These, so many times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }

  /// These, without end, in a way.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }

  /// How a movement goes on.
  public enum RepeatBehavior: Hashable, Sendable {
    /// Without a pause, or with one each time.
    case continuous, periodic
  }

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

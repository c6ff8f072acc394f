extension AnyTransition {
  /// As a movement of the symbol.
  public static var symbolEffect: AnyTransition { AnyTransition("symbolEffect") }

  /// As a movement of the symbol.
  public static func symbolEffect(
    _ effect: AppearanceSymbolEffect, options: SymbolEffectOptions = .default
  ) -> AnyTransition { AnyTransition("symbolEffect") }
}

extension ContentTransition {
  /// As a movement of the symbol.
  public static func symbolEffect(
    _ effect: some ContentTransitionSymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(name: "symbolEffect")
  }

  /// As the movement that fits the change of the symbol.
  public static var symbolEffect: ContentTransition { ContentTransition(name: "symbolEffect") }
}

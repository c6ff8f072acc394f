/// What is drawn around or through a symbol, or whether it is filled.
///
///     Image(systemName: "bell").symbolVariant(.slash)   // heard as "bell.slash" is: "Silence"
public struct SymbolVariants: Hashable, Sendable {
  /// Parts of names, in the order in which names have them.
  private static let order = ["slash", "circle", "square", "rectangle", "fill"]
  private var parts: Set<String> = []

  private init(_ parts: Set<String>) {
    self.parts = parts
  }

  /// The symbol itself.
  public static let none = SymbolVariants([])
  /// In a circle.
  public static let circle = SymbolVariants(["circle"])
  /// In a square.
  public static let square = SymbolVariants(["square"])
  /// In a rectangle.
  public static let rectangle = SymbolVariants(["rectangle"])
  /// Filled.
  public static let fill = SymbolVariants(["fill"])
  /// With a line through it.
  public static let slash = SymbolVariants(["slash"])

  /// These, in a circle.
  public var circle: SymbolVariants { adding("circle") }
  /// These, in a square.
  public var square: SymbolVariants { adding("square") }
  /// These, in a rectangle.
  public var rectangle: SymbolVariants { adding("rectangle") }
  /// These, filled.
  public var fill: SymbolVariants { adding("fill") }
  /// These, with a line through them.
  public var slash: SymbolVariants { adding("slash") }

  /// True where all of the other's are among these.
  public func contains(_ other: SymbolVariants) -> Bool { parts.isSuperset(of: other.parts) }

  private func adding(_ part: String) -> SymbolVariants { SymbolVariants(parts.union([part])) }

  /// Both together.
  func joined(with other: SymbolVariants) -> SymbolVariants { SymbolVariants(parts.union(other.parts)) }

  /// The name of a symbol with the parts that it does not have yet.
  func applied(to name: String) -> String {
    let known = name.split(separator: ".").map(String.init)
    let missing = Self.order.filter { parts.contains($0) && !known.contains($0) }
    return ([name] + missing).joined(separator: ".")
  }
}

private enum SymbolVariantsKey: EnvironmentKey {
  static let defaultValue = SymbolVariants.none
}

extension EnvironmentValues {
  /// What is drawn around or through symbols.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Adds what is drawn around or through symbols inside; a line through one is heard.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.joined(with: variant) }
  }
}

extension View {
  /// Sets how symbols inside are coloured.
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    modifier(IgnoredModifier())
  }
}

/// How a symbol is coloured.
public enum SymbolColorRenderingMode: Hashable, Sendable {
  /// In one tone, or in a tone that changes along it.
  case flat, gradient
}

import Foundation

/// What a font is chosen by: a design of the system's, or the name of a family.
public enum FontFamily: Hashable, Sendable {
  /// The system's font in one of its designs.
  case system(FontDesign)
  /// A family by its name; the system's font where it is not installed.
  case named(String)

  /// Sizes from which the system's font is drawn in its form for display, in points.
  static let displaySize = 20.0

  /// Names in order of preference, as the measuring library wants them.
  func names(at size: Double) -> String {
    switch self {
    case .system(.serif): "Noto Serif,DejaVu Serif,serif"
    case .system(.monospaced): "Noto Sans Mono,DejaVu Sans Mono,monospace"
    case .system(.standard), .system(.rounded): Self.systemNames(at: size)
    case .named(let name): "\(Self.withoutCommas(name)),\(Self.systemNames(at: size))"
    }
  }

  /// What is added behind every letter, in points.
  ///
  /// The text form of the system's font is drawn to be set tighter the larger it is. The figures are its
  /// designers' own: -0.0223 + 0.185 · e^(-0.1745 · size) of the size. Its form for display needs none.
  /// - Source: Inter's dynamic metrics
  func tracking(at size: Double) -> Double {
    switch self {
    case .system(.standard), .system(.rounded):
      size < Self.displaySize ? size * (-0.0223 + 0.185 * exp(-0.1745 * size)) : 0
    case .system, .named: 0
    }
  }

  private static func systemNames(at size: Double) -> String {
    size >= displaySize ? "Inter Display,Inter,sans-serif" : "Inter,sans-serif"
  }

  private static func withoutCommas(_ name: String) -> String {
    String(name.map { $0 == "," || $0 == "\0" ? " " : $0 })
  }
}

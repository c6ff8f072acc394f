import Foundation

/// Makes the attributes of words from those they would have.
public struct UIConfigurationTextAttributesTransformer: Hashable, @unchecked Sendable {
  // Checked by hand: it is called where views are, on the main thread.
  /// Makes the attributes.
  public let transform: (AttributeContainer) -> AttributeContainer
  private let mark = TransformerMark()

  /// Makes a transformer of a function.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// The attributes made from others.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

  /// True for one and the same transformer.
  public static func == (first: Self, second: Self) -> Bool { first.mark === second.mark }
  /// Takes who it is into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(mark)) }
}

/// Makes a colour from the one that something would have.
public struct UIConfigurationColorTransformer: Hashable, @unchecked Sendable {
  // Checked by hand: it is called where views are, on the main thread.
  /// Makes the colour.
  public let transform: (UIColor) -> UIColor
  private let mark = TransformerMark()

  /// Makes a transformer of a function.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// The colour made from another one.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// True for one and the same transformer.
  public static func == (first: Self, second: Self) -> Bool { first.mark === second.mark }
  /// Takes who it is into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(mark)) }

  /// The colour in grey.
  public static let grayscale = UIConfigurationColorTransformer { color in
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    _ = color.getWhite(&white, alpha: &alpha)
    return UIColor(white: white, alpha: alpha)
  }
  /// The tint colour, whatever the other one is.
  public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }
  /// The colour, so that others stand out from it.
  public static let monochromeTint = UIConfigurationColorTransformer { _ in .label }
}

/// Tells transformers apart, since functions cannot be compared.
private final class TransformerMark: Sendable {}

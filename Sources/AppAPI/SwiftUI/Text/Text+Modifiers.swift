extension Text {
  /// The text in a font.
  public func font(_ font: Font?) -> Text {
    styled { $0.font = font }
  }

  /// The text with other strokes.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled { $0.weight = weight }
  }

  /// The text with bold strokes.
  public func bold() -> Text {
    styled { $0.weight = .bold }
  }

  /// The text with bold strokes where a condition holds.
  public func bold(_ isActive: Bool) -> Text {
    styled { $0.weight = isActive ? .bold : nil }
  }

  /// The text with slanted letters.
  public func italic() -> Text {
    styled { $0.isItalic = true }
  }

  /// The text with slanted letters where a condition holds.
  public func italic(_ isActive: Bool) -> Text {
    styled { $0.isItalic = isActive }
  }

  func styled(_ change: (inout TextAttributes) -> Void) -> Text {
    var text = self
    change(&text.style)
    return text
  }
}

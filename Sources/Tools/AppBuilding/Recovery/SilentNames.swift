/// Names of what no technology tells of: looks, motion, touch feedback, purchases under way.
enum SilentNames {
  /// True for a modifier that changes only looks, motion or input by keyboard.
  static func contains(_ modifier: String) -> Bool {
    let name = modifier.hasPrefix(".") ? String(modifier.dropFirst()) : modifier
    return modifiers.contains(name)
      || ["Style", "Effect", "Transition", "Animation"].contains { name.hasSuffix($0) }
  }

  /// True where the compiler's words name nothing but such things.
  static func mention(in words: String) -> Bool {
    types.contains { words.contains("'\($0)") }
  }

  private static let modifiers: Set<String> = [
    "allowsTightening", "animation", "aspectRatio", "autocapitalization", "blendMode", "blur", "border",
    "brightness", "clipShape", "colorMultiply", "containerShape", "contentMargins", "contentShape",
    "contentTransition", "contrast", "cornerRadius", "drawingGroup", "fill", "font", "fontDesign",
    "fontWeight", "fontWidth", "foregroundColor", "frame", "grayscale", "hueRotation", "ignoresSafeArea",
    "imageScale", "interpolation", "kerning", "keyboardType", "layoutPriority", "lineSpacing", "listItemTint",
    "listRowInsets", "listRowSeparator", "listRowSeparatorTint", "minimumScaleFactor", "offset", "opacity",
    "padding", "preferredColorScheme", "renderingMode", "saturation", "scaledToFit", "scaledToFill",
    "sensoryFeedback", "shadow", "stroke", "submitLabel", "symbolRenderingMode", "textContentType",
    "textInputAutocapitalization", "tint", "toolbarBackground", "toolbarColorScheme", "tracking",
    "transaction", "zIndex",
  ]

  private static let types: Set<String> = [
    "CABasicAnimation", "CAGradientLayer", "CAEmitterLayer", "CATransition", "CHHapticEngine", "CIFilter",
    "UITextContentType", "UIImpactFeedbackGenerator", "UINotificationFeedbackGenerator",
    "UISelectionFeedbackGenerator", "SKPaymentQueue", "SKPayment", "AVAudioEngine",
  ]
}

/// Modifiers that no technology tells of: without them the screen is heard as before.
enum SilentModifiers {
  static func contains(_ name: String) -> Bool {
    names.contains(name) || name.hasSuffix("Style") || name.hasSuffix("Effect")
      || name.hasSuffix("Transition")
  }

  private static let names: Set<String> = [
    "allowsTightening", "animation", "aspectRatio", "autocapitalization", "background", "blendMode", "blur",
    "bold", "border", "brightness", "clipShape", "clipped", "colorInvert", "colorMultiply", "containerShape",
    "contentMargins", "contentShape", "contentTransition", "contrast", "cornerRadius",
    "disableAutocorrection",
    "drawingGroup", "fill", "fixedSize", "font", "fontDesign", "fontWeight", "fontWidth", "foregroundColor",
    "frame", "glassEffect", "grayscale", "hoverEffect", "hueRotation", "ignoresSafeArea", "imageScale",
    "interpolation", "italic", "kerning", "keyboardType", "layoutPriority", "lineSpacing",
    "listItemTint", "listRowInsets", "listRowSeparator", "listRowSeparatorTint", "listSectionSeparator",
    "matchedGeometryEffect", "minimumScaleFactor", "offset", "opacity", "padding", "position",
    "preferredColorScheme", "renderingMode", "resizable", "rotation3DEffect", "rotationEffect", "saturation",
    "scaleEffect", "scaledToFill", "scaledToFit", "scrollContentBackground", "sensoryFeedback", "shadow",
    "stroke", "strikethrough", "submitLabel", "symbolEffect", "symbolRenderingMode", "textContentType",
    "textInputAutocapitalization", "tint", "toolbarBackground", "toolbarColorScheme", "tracking",
    "transaction", "transition", "underline", "visualEffect", "zIndex",
  ]
}

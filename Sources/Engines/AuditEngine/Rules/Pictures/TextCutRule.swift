import AccessibilityModel

/// Text that is cut short or cut off.
struct TextCutRule: PictureRule {
  let id = "text-cut"
  let kinds: [PictureFinding.Kind] = [.truncated, .clipped]
}

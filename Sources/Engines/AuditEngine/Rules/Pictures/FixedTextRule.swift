import AccessibilityModel

/// Text that stays as it is while the text size grows.
struct FixedTextRule: PictureRule {
  let id = "fixed-text"
  let kinds: [PictureFinding.Kind] = [.fixedSize]
}

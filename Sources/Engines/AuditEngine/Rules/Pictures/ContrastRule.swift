import AccessibilityModel

/// Text and symbols that hardly stand out.
struct ContrastRule: PictureRule {
  let id = "contrast"
  let kinds: [PictureFinding.Kind] = [.contrast]
  let unit = "to 1"
}

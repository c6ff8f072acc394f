import AccessibilityModel

/// Controls that stay small and are not shown large either.
struct NoLargeContentRule: PictureRule {
  let id = "no-large-content"
  let kinds: [PictureFinding.Kind] = [.noLargeContent, .noLargeContentInteraction]
}

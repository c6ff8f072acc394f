import AccessibilityModel

/// Targets that are smaller than a finger needs.
struct SmallTargetRule: PictureRule {
  let id = "small-target"
  let kinds: [PictureFinding.Kind] = [.smallTarget]
  let unit = "points"
}

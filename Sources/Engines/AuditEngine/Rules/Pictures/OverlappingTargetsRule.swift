import AccessibilityModel

/// Targets that lie over each other.
struct OverlappingTargetsRule: PictureRule {
  let id = "overlapping-targets"
  let kinds: [PictureFinding.Kind] = [.overlap]
}

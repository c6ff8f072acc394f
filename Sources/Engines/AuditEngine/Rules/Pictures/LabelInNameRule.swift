import AccessibilityModel

/// A control whose names leave out the words that are seen on it.
///
/// - Source: Behaviour 8.3 2.5.3
struct LabelInNameRule: PictureRule {
  let id = "label-in-name"
  let kinds: [PictureFinding.Kind] = [.unspokenText]
}

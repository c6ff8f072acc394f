import AccessibilityModel

/// Controls that no element stands for.
struct UnexposedControlRule: PictureRule {
  let id = "unexposed-control"
  let kinds: [PictureFinding.Kind] = [.unexposedControl]
}

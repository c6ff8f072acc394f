import AccessibilityModel

/// What the app draws itself and no element stands for.
struct UnexposedDrawingRule: PictureRule {
  let id = "unexposed-drawing"
  let kinds: [PictureFinding.Kind] = [.unexposedDrawing]
}

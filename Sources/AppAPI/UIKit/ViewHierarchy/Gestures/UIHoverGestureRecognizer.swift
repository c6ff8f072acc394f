/// Recognises a pointer that rests over a view; a screen that is touched has none, and it stays `possible`.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

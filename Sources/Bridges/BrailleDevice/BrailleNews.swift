/// Something that a braille display tells.
public enum BrailleNews: Hashable, Sendable {
  /// A key was pressed.
  case pressed(BrailleKey)
  /// The display is there again, or is another one; cells are written anew.
  case ready(cells: Int)
  /// The display is gone, or BRLTTY is.
  case lost(BrailleDeviceError)
}

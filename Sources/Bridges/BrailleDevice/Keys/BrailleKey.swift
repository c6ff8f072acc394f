/// What a press on a braille display asks for, as BRLTTY tells it.
///
///     BrailleKey(code: 0x2001_0005)   // .routing(cell: 5)
public enum BrailleKey: Hashable, Sendable {
  /// A command of BRLTTY for moving about.
  case command(BrailleCommand)
  /// The routing key above a cell; cells count from 0.
  case routing(cell: Int)
  /// Dots that were pressed together, dot 1 lowest; as a chord where Space was held with them.
  case dots(UInt8, isChord: Bool)
  /// A character, where BRLTTY reads the dots itself or the display has a keyboard of letters.
  case character(Character)
  /// A key of a keyboard that writes no character, by the name that it has in a drive script.
  case key(String)
}

/// A command of BRLTTY for moving about, of those that mean something to a screen reader.
public enum BrailleCommand: Hashable, Sendable, CaseIterable {
  /// `FWINLT`, `FWINLTSKIP`: back along the line.
  case panLeft
  /// `FWINRT`, `FWINRTSKIP`: on along the line.
  case panRight
  /// `LNUP`.
  case lineUp
  /// `LNDN`.
  case lineDown
  /// `PRDIFLN`.
  case previousDifferentLine
  /// `NXDIFLN`.
  case nextDifferentLine
  /// `WINUP`.
  case windowUp
  /// `WINDN`.
  case windowDown
  /// `TOP`, `TOP_LEFT`.
  case top
  /// `BOT`, `BOT_LEFT`.
  case bottom
  /// `HOME`: where the cursor is.
  case home
}

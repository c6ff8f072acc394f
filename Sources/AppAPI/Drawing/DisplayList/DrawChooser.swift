/// Who chose how something is drawn, and can so choose otherwise.
package enum DrawChooser: Hashable, Sendable {
  /// The app.
  case app
  /// The app, by leaving the system's colour for what can be tapped as it is.
  case accent
  /// The system: parts of its controls and bars, placeholders, headings of lists, and what is off.
  case system
}

/// Names what is known about an element, for provenance and differences.
public enum Attribute: UInt8, Hashable, Sendable, CaseIterable {
  /// The three texts of an element.
  case label, value, hint
  /// What it is and where it lies.
  case traits, frame, path, activationPoint
  /// What it is called by voice and by tests.
  case inputLabels, identifier
  /// What can be done with it and what more it says.
  case actions, customContent, rotors, largeContent
  /// Its place among others.
  case containerType, sortPriority, childOrder
  /// How it is read.
  case headingLevel, language, position, expanded
  /// Who may use it.
  case respondsToUserInteraction, isModal, isStop
  /// Where it comes from and what it rests on.
  case sourceLocation, rules
  /// Rows that come into being when they are wanted.
  case rows, rowIndex
  /// How it is touched.
  case directTouch
  /// Its place in a table, and what heads it.
  case tableSize, tablePlace, headers
  /// How its text is read, and where it goes on.
  case textualContext, lines, previousText, nextText
  /// How groups of it are walked.
  case navigationStyle
  /// The data it shows.
  case chart
  /// Which way its rows run, and whether it shows only a part of what it contains.
  case layoutDirection, clipsChildren
}

/// What kind of text an element holds, which decides how punctuation and format are read.
///
/// - Source: Behaviour 1.12
public enum TextualContext: UInt8, Hashable, Sendable, CaseIterable {
  /// A document that is written and edited.
  case wordProcessing = 0
  /// A story or an article.
  case narrative = 1
  /// Messages between people.
  case messaging = 2
  /// Cells of a spreadsheet.
  case spreadsheet = 3
  /// Names and places of files.
  case fileSystem = 4
  /// Code of a program.
  case sourceCode = 5
  /// What a command line prints.
  case console = 6
}

/// How technologies that step from group to group meet what a container holds.
///
/// - Source: Behaviour 1.10.3 G7
public enum NavigationStyle: UInt8, Hashable, Sendable, CaseIterable {
  /// As the technology thinks best.
  case automatic = 0
  /// One by one.
  case separate = 1
  /// All at once first.
  case combined = 2
}

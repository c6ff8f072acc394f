import AccessibilityModel

/// A tour under a name, ready to be written down.
///
///     print(Transcript.text(of: [Transcript(name: "DogCell", tour: tour)]))
///     // DogCell: 1 stop, 3.8 s
///     //
///     //   1  Bailey, beagle, Three years. More content available.      3.8 s
public struct Transcript: Hashable, Sendable {
  /// What was heard: a preview, a view or a screen.
  public var name: String
  /// What was heard there.
  public var tour: Tour

  /// Makes a transcript.
  public init(name: String, tour: Tour) {
    self.name = name
    self.tour = tour
  }
}

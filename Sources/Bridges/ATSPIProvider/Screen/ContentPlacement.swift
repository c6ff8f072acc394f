/// Where clients find the facts about an element that wait until they are wanted.
public enum ContentPlacement: String, Hashable, Sendable, CaseIterable {
  /// In objects of their own, which the element's relation `details` leads to; important facts are described at once.
  case details
  /// In the description of the element, all of them.
  case description
}

/// What a tap at an element's activation point meets, where that is not the element.
///
/// - Source: Behaviour 3.3.1, 4.1 V6
public enum ActivationHit: Hashable, Sendable {
  /// Nothing that takes taps; what is seen there is told where it has words.
  case nothing(seen: SpokenText?)
  /// A part of the element that does something of its own, by its name.
  case part(SpokenText)
}

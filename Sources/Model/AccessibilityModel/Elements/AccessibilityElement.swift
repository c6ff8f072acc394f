/// One thing on the screen as people who use assistive technologies meet it.
///
///     var bailey = AccessibilityElement(label: "Bailey, beagle")
///     bailey.customContent = [CustomContent(label: "Age", value: "Three years", importance: .high)]
///
/// Attributes that few elements have share one optional box, so that a plain element stays small.
public struct AccessibilityElement: Hashable, Sendable, Identifiable {
  /// Lasting identity.
  public var id: ElementID
  /// True where the cursor can rest on it; false for a container.
  public var isStop: Bool
  /// What it is and how it behaves.
  public var traits: Traits
  /// Rectangle on the screen, in points.
  public var frame: Rect
  /// Its name.
  public var label: SpokenText?
  /// Its present value.
  public var value: SpokenText?
  /// What happens when it is used.
  public var hint: SpokenText?
  /// Where the app's code describes the element.
  public var sourceLocation: SourceLocation?
  var sparse: SparseAttributes.Box?

  /// Makes an element; what is left out is unset.
  public init(
    id: ElementID = .unassigned, isStop: Bool = true, label: SpokenText? = nil,
    value: SpokenText? = nil, hint: SpokenText? = nil, traits: Traits = [], frame: Rect = .zero
  ) {
    self.id = id
    self.isStop = isStop
    self.traits = traits
    self.frame = frame
    self.label = label
    self.value = value
    self.hint = hint
  }
}

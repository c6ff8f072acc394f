extension AccessibilityElement {
  /// Outline that is drawn around the element in place of its frame, in screen points.
  public var path: Path? {
    get { self[sparse: \.path] }
    set { self[sparse: \.path] = newValue }
  }

  /// Where a tap lands when the element is activated; the middle of the frame where unset.
  public var activationPoint: Point? {
    get { self[sparse: \.activationPoint] }
    set { self[sparse: \.activationPoint] = newValue }
  }

  /// What a tap at the activation point meets, where the app knows that it is not the element; else `nil`.
  public var activationHit: ActivationHit? {
    get { self[sparse: \.activationHit] }
    set { self[sparse: \.activationHit] = newValue }
  }

  /// Names a person may say for it, the most important first; the label where empty.
  public var inputLabels: [SpokenText] {
    get { self[sparse: \.inputLabels] }
    set { self[sparse: \.inputLabels] = newValue }
  }

  /// Name for tests; never spoken.
  public var identifier: String? {
    get { self[sparse: \.identifier] }
    set { self[sparse: \.identifier] = newValue }
  }

  /// The app's own actions, in the app's order.
  public var actions: [ElementAction] {
    get { self[sparse: \.actions] }
    set { self[sparse: \.actions] = newValue }
  }

  /// Facts that wait until wanted, in the app's order.
  public var customContent: [CustomContent] {
    get { self[sparse: \.customContent] }
    set { self[sparse: \.customContent] = newValue }
  }

  /// The app's own rotors.
  public var rotors: [RotorDescriptor] {
    get { self[sparse: \.rotors] }
    set { self[sparse: \.rotors] = newValue }
  }

  /// What is shown large while it is pressed.
  public var largeContent: LargeContentItem? {
    get { self[sparse: \.largeContent] }
    set { self[sparse: \.largeContent] = newValue }
  }

  /// What kind of group it is, for a container.
  public var containerType: ContainerType {
    get { self[sparse: \.containerType] }
    set { self[sparse: \.containerType] = newValue }
  }

  /// Elements with a higher number come first within the same container.
  public var sortPriority: Double {
    get { self[sparse: \.sortPriority] }
    set { self[sparse: \.sortPriority] = newValue }
  }

  /// How its children are put in order.
  public var childOrder: ChildOrder {
    get { self[sparse: \.childOrder] }
    set { self[sparse: \.childOrder] = newValue }
  }

  /// Level of a heading, 1 to 6.
  public var headingLevel: Int? {
    get { self[sparse: \.headingLevel] }
    set { self[sparse: \.headingLevel] = newValue }
  }

  /// BCP 47 tag of the language of its texts.
  public var language: String? {
    get { self[sparse: \.language] }
    set { self[sparse: \.language] = newValue }
  }

  /// Which one of how many it is, where that is said.
  public var position: PositionInGroup? {
    get { self[sparse: \.position] }
    set { self[sparse: \.position] = newValue }
  }

  /// True where it shows what it can hide, false where it hides it; `nil` where it cannot.
  public var expanded: Bool? {
    get { self[sparse: \.expanded] }
    set { self[sparse: \.expanded] = newValue }
  }

  /// Whether a person can use it; derived from traits and actions where unset.
  ///
  /// - Source: at-behaviour 1.10.3 G5
  public var respondsToUserInteraction: Bool {
    get {
      if let explicit = self[sparse: \.respondsToUserInteraction] { return explicit }
      if traits.contains(.notEnabled) { return false }
      return !traits.isDisjoint(with: Self.interactiveTraits) || !actions.isEmpty
    }
    set { self[sparse: \.respondsToUserInteraction] = newValue }
  }

  /// True where everything beside it is out of reach while it is there.
  public var isModal: Bool {
    get { self[sparse: \.isModal] }
    set { self[sparse: \.isModal] = newValue }
  }

  /// Where the app's code describes the element.
  public var sourceLocation: SourceLocation? {
    get { self[sparse: \.sourceLocation] }
    set { self[sparse: \.sourceLocation] = newValue }
  }

  /// Where the app's code set single attributes.
  public var origins: [Attribute: SourceLocation] {
    get { self[sparse: \.origins] }
    set { self[sparse: \.origins] = newValue }
  }

  /// Uncertain rules that shaped the element before any technology met it.
  public var rules: [UncertainRule] {
    get { self[sparse: \.rules] }
    set { self[sparse: \.rules] = newValue }
  }

  /// Which rows there are, for a container that realises them when they are wanted.
  public var rows: LazyRows? {
    get { self[sparse: \.rows] }
    set { self[sparse: \.rows] = newValue }
  }

  /// Position of the row it belongs to, from 0, among all rows of a lazy container around it.
  public var rowIndex: Int? {
    get { self[sparse: \.rowIndex] }
    set { self[sparse: \.rowIndex] = newValue }
  }

  /// Words that are seen in its place and that the app keeps from people who listen.
  public var hiddenTexts: [SpokenText] {
    get { self[sparse: \.hiddenTexts] }
    set { self[sparse: \.hiddenTexts] = newValue }
  }

  /// Names of picture files that its label says, in their order, because nobody named the pictures.
  public var fileNames: [String] {
    get { self[sparse: \.fileNames] }
    set { self[sparse: \.fileNames] = newValue }
  }

  /// The words that are walked and edited, where they are more than label and value tell.
  public var textContent: TextContent? {
    get { self[sparse: \.textContent] }
    set { self[sparse: \.textContent] = newValue }
  }

  /// True where `respondsToUserInteraction` was set and not derived.
  public var hasExplicitInteraction: Bool { self[sparse: \.respondsToUserInteraction] != nil }

  /// The middle of the frame, or the point the app names.
  public var effectiveActivationPoint: Point { activationPoint ?? frame.center }

  private static let interactiveTraits: Traits = [
    .button, .link, .adjustable, .searchField, .textEntry, .secureTextEntry, .textArea, .keyboardKey,
    .backButton, .tabBarItem, .toggleButton, .popUpButton, .pickerItem,
  ]
}

extension AccessibilityElement {
  /// Outline that is drawn around the element in place of its frame, in screen points.
  public var path: Path? {
    get { sparse?.attributes.path }
    set { self[sparse: \.path] = newValue }
  }

  /// Where a tap lands when the element is activated; the middle of the frame where unset.
  public var activationPoint: Point? {
    get { sparse?.attributes.activationPoint }
    set { self[sparse: \.activationPoint] = newValue }
  }

  /// What a tap at the activation point meets, where the app knows that it is not the element; else `nil`.
  public var activationHit: ActivationHit? {
    get { sparse?.attributes.activationHit }
    set { self[sparse: \.activationHit] = newValue }
  }

  /// Names a person may say for it, the most important first; the label where empty.
  public var inputLabels: [SpokenText] {
    get { sparse?.attributes.inputLabels ?? [] }
    set { self[sparse: \.inputLabels] = newValue }
  }

  /// Name for tests; never spoken.
  public var identifier: String? {
    get { sparse?.attributes.identifier }
    set { self[sparse: \.identifier] = newValue }
  }

  /// The app's own actions, in the app's order.
  public var actions: [ElementAction] {
    get { sparse?.attributes.actions ?? [] }
    set { self[sparse: \.actions] = newValue }
  }

  /// Facts that wait until wanted, in the app's order.
  public var customContent: [CustomContent] {
    get { sparse?.attributes.customContent ?? [] }
    set { self[sparse: \.customContent] = newValue }
  }

  /// The app's own rotors.
  public var rotors: [RotorDescriptor] {
    get { sparse?.attributes.rotors ?? [] }
    set { self[sparse: \.rotors] = newValue }
  }

  /// What is shown large while it is pressed.
  public var largeContent: LargeContentItem? {
    get { sparse?.attributes.largeContent }
    set { self[sparse: \.largeContent] = newValue }
  }

  /// What kind of group it is, for a container.
  public var containerType: ContainerType {
    get { sparse?.attributes.containerType ?? .none }
    set { self[sparse: \.containerType] = newValue }
  }

  /// Elements with a higher number come first within the same container.
  public var sortPriority: Double {
    get { sparse?.attributes.sortPriority ?? 0 }
    set { self[sparse: \.sortPriority] = newValue }
  }

  /// How its children are put in order.
  public var childOrder: ChildOrder {
    get { sparse?.attributes.childOrder ?? .geometric }
    set { self[sparse: \.childOrder] = newValue }
  }

  /// Which way the part of the screen runs that it belongs to, where that is not the way of the container around it.
  ///
  /// Rows of a container's children run its own way.
  public var layoutDirection: ReadingOrder.Direction? {
    get { sparse?.attributes.layoutDirection }
    set { self[sparse: \.layoutDirection] = newValue }
  }

  /// True for a scroll container: its children are seen only where they lie within its frame.
  ///
  /// Such a container keeps its own place among its siblings, however far it is scrolled.
  public var clipsChildren: Bool {
    get { sparse?.attributes.clipsChildren ?? false }
    set { self[sparse: \.clipsChildren] = newValue }
  }

  /// Level of a heading, 1 to 6.
  public var headingLevel: Int? {
    get { sparse?.attributes.headingLevel }
    set { self[sparse: \.headingLevel] = newValue }
  }

  /// BCP 47 tag of the language of its texts.
  public var language: String? {
    get { sparse?.attributes.language }
    set { self[sparse: \.language] = newValue }
  }

  /// Which one of how many it is, where that is said.
  public var position: PositionInGroup? {
    get { sparse?.attributes.position }
    set { self[sparse: \.position] = newValue }
  }

  /// True where it shows what it can hide, false where it hides it; `nil` where it cannot.
  public var expanded: Bool? {
    get { sparse?.attributes.expanded }
    set { self[sparse: \.expanded] = newValue }
  }

  /// Whether a person can use it; derived from traits and actions where unset.
  ///
  /// - Source: Behaviour 1.10.3 G5
  public var respondsToUserInteraction: Bool {
    get {
      if let explicit = sparse?.attributes.respondsToUserInteraction { return explicit }
      if traits.contains(.notEnabled) { return false }
      return !traits.isDisjoint(with: Self.interactiveTraits) || !actions.isEmpty
    }
    set { self[sparse: \.respondsToUserInteraction] = newValue }
  }

  /// True where everything beside it is out of reach while it is there.
  public var isModal: Bool {
    get { sparse?.attributes.isModal ?? false }
    set { self[sparse: \.isModal] = newValue }
  }

  /// Where the app's code describes the element.
  public var sourceLocation: SourceLocation? {
    get { sparse?.attributes.sourceLocation }
    set { self[sparse: \.sourceLocation] = newValue }
  }

  /// Where the app's code set single attributes.
  public var origins: [Attribute: SourceLocation] {
    get { sparse?.attributes.origins ?? [:] }
    set { self[sparse: \.origins] = newValue }
  }

  /// Uncertain rules that shaped the element before any technology met it.
  public var rules: [UncertainRule] {
    get { sparse?.attributes.rules ?? [] }
    set { self[sparse: \.rules] = newValue }
  }

  /// Which rows there are, for a container that realises them when they are wanted.
  public var rows: LazyRows? {
    get { sparse?.attributes.rows }
    set { self[sparse: \.rows] = newValue }
  }

  /// Position of the row it belongs to, from 0, among all rows of a lazy container around it.
  public var rowIndex: Int? {
    get { sparse?.attributes.rowIndex }
    set { self[sparse: \.rowIndex] = newValue }
  }

  /// Words that are seen in its place and that the app keeps from people who listen.
  public var hiddenTexts: [SpokenText] {
    get { sparse?.attributes.hiddenTexts ?? [] }
    set { self[sparse: \.hiddenTexts] = newValue }
  }

  /// Names of picture files that its label says, in their order, because nobody named the pictures.
  public var fileNames: [String] {
    get { sparse?.attributes.fileNames ?? [] }
    set { self[sparse: \.fileNames] = newValue }
  }

  /// Name of the group in which keys go through it, where the app says so; containers are groups by themselves.
  ///
  /// - Source: Behaviour 5.2 FK2
  public var focusGroup: String? {
    get { sparse?.attributes.focusGroup }
    set { self[sparse: \.focusGroup] = newValue }
  }

  /// Name of the group of elements it is linked with over a distance; unique on the screen.
  public var linkedGroup: String? {
    get { sparse?.attributes.linkedGroup }
    set { self[sparse: \.linkedGroup] = newValue }
  }

  /// The words that are walked and edited, where they are more than label and value tell.
  public var textContent: TextContent? {
    get { sparse?.attributes.textContent }
    set { self[sparse: \.textContent] = newValue }
  }

  /// True where `respondsToUserInteraction` was set and not derived.
  public var hasExplicitInteraction: Bool { sparse?.attributes.respondsToUserInteraction != nil }

  /// The middle of the frame, or the point the app names.
  public var effectiveActivationPoint: Point { activationPoint ?? frame.center }

  private static let interactiveTraits: Traits = [
    .button, .link, .adjustable, .searchField, .textEntry, .secureTextEntry, .textArea, .keyboardKey,
    .backButton, .tabBarItem, .toggleButton, .popUpButton, .pickerItem,
  ]
}

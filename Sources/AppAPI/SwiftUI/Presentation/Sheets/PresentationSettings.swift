/// What views that are presented say about how.
struct PresentationSettings: Equatable {
  var detents: Set<PresentationDetent>?
  var selection: Binding<PresentationDetent>?
  var dragIndicator: Visibility?
  var adaptation: PresentationAdaptation?
  var interaction: PresentationBackgroundInteraction?
  var isHeld = false
  var colorScheme: ColorScheme?
  var hidesStatusBar: Bool?

  static func == (left: PresentationSettings, right: PresentationSettings) -> Bool {
    left.detents == right.detents && left.dragIndicator == right.dragIndicator
      && left.adaptation == right.adaptation && left.interaction == right.interaction
      && left.isHeld == right.isHeld && left.colorScheme == right.colorScheme
      && left.hidesStatusBar == right.hidesStatusBar
      && left.selection?.wrappedValue == right.selection?.wrappedValue
  }
}

enum PresentationSettingsKey: PreferenceKey {
  static var defaultValue: PresentationSettings { PresentationSettings() }

  static func reduce(value: inout PresentationSettings, nextValue: () -> PresentationSettings) {
    let next = nextValue()
    value.detents = value.detents ?? next.detents
    value.selection = value.selection ?? next.selection
    value.dragIndicator = value.dragIndicator ?? next.dragIndicator
    value.adaptation = value.adaptation ?? next.adaptation
    value.interaction = value.interaction ?? next.interaction
    value.isHeld = value.isHeld || next.isHeld
    value.colorScheme = value.colorScheme ?? next.colorScheme
    value.hidesStatusBar = value.hidesStatusBar ?? next.hidesStatusBar
  }
}

/// A height at which a card can rest.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  private let kind: Kind
  private let custom: (@Sendable (Context) -> CGFloat?)?

  private init(_ kind: Kind, custom: (@Sendable (Context) -> CGFloat?)? = nil) {
    self.kind = kind
    self.custom = custom
  }

  /// About half of the screen.
  public static let medium = PresentationDetent(.medium)
  /// As high as there is space.
  public static let large = PresentationDetent(.large)

  /// A part of the height that there is, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }

  /// A height that the app works out.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(ObjectIdentifier(type))) { D.height(in: $0) }
  }

  /// Two heights are the same where they are made alike.
  public static func == (left: PresentationDetent, right: PresentationDetent) -> Bool {
    left.kind == right.kind
  }

  /// Feeds how the height is made.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// What is known of the screen where a height is worked out.
  @dynamicMemberLookup
  public struct Context: Sendable {
    /// The greatest height that there is, in points.
    public let maxDetentValue: CGFloat

    /// A value of the environment, as it is without changes.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      EnvironmentValues()[keyPath: keyPath]
    }
  }

  /// The height in points; `nil` where it does not apply.
  func height(in context: Context) -> CGFloat? {
    switch kind {
    case .medium: context.maxDetentValue / 2
    case .large: context.maxDetentValue
    case .fraction(let part): context.maxDetentValue * part
    case .height(let height): height
    case .custom: custom?(context)
    }
  }
}

/// Works out a height at which a card can rest.
public protocol CustomPresentationDetent: SendableMetatype {
  /// The height in points; `nil` where a card does not rest there.
  static func height(in context: Context) -> CGFloat?
  /// What is known of the screen.
  typealias Context = PresentationDetent.Context
}

/// In which form something is presented on narrow screens.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String

  /// On a card.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// In the form that was asked for.
  public static let none = PresentationAdaptation(name: "none")
  /// In a bubble.
  public static let popover = PresentationAdaptation(name: "popover")
  /// On a card.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// Over the whole screen.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// Whether what lies beneath something presented stays usable.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case disabled, enabled
    case upThrough(PresentationDetent)
  }

  let kind: Kind

  /// It does not.
  public static let automatic = PresentationBackgroundInteraction(kind: .disabled)
  /// It does.
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
  /// It does not.
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)

  /// It does as long as a card rests no higher than this.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .upThrough(detent))
  }
}

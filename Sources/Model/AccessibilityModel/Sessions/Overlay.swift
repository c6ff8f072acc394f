/// What a technology draws over the screen, as a person sees it.
///
/// - Source: Behaviour 4.1 V8, 5.2 FK4, 6.1 LC2
public struct Overlay: Hashable, Sendable {
  /// What is drawn, and so what can be said or pressed while it is there.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The name of each element that has one.
    case names
    /// A number on each element.
    case numbers
    /// Numbered cells over the whole screen or a part of it.
    case grid
    /// Numbers on the few elements that were meant.
    case choices
    /// What can be done with an element, numbered.
    case actions
    /// What can be said or pressed.
    case commands
    /// A sentence for a moment.
    case message
    /// A frame around the element that keys act on.
    case ring
    /// A field for a name that is looked for.
    case search
    /// A frame around what a switch would choose.
    case scanner
    /// Lines that cross where a switch would tap.
    case crosshair
    /// A question that waits for an answer.
    case question
    /// A part of the screen, magnified, and the menu of Zoom where it is open.
    case zoom
    /// Words that are being spoken, highlighted, and the menu, the panel or the button of Spoken Content.
    case spokenContent
    /// A frame around what VoiceOver is on.
    case cursor
    /// Numbers in reading order, with a line from each to the next.
    case order
    /// Words and an image, large and in the middle.
    case largeContent
    /// A floating button with its menu, and a pointer that fingers follow.
    case assistiveTouch
  }

  /// An image in what is drawn.
  public struct Picture: Hashable, Sendable {
    /// How it looks in the size in which it is drawn.
    public enum Sharpness: String, Hashable, Sendable, CaseIterable {
      /// As large as it is, and so most often small.
      case natural
      /// Enlarged from its outlines.
      case sharp
      /// Enlarged from its dots.
      case blurred
      /// Enlarged; whether from outlines or from dots is not known.
      case enlarged
    }

    /// What the app calls it.
    public var name: String
    /// How it looks.
    public var sharpness: Sharpness
    /// Rectangle on the screen, in points; empty where that is not known.
    public var frame: Rect

    /// Makes an image.
    public init(_ name: String, sharpness: Sharpness, frame: Rect = .zero) {
      self.name = name
      self.sharpness = sharpness
      self.frame = frame
    }
  }

  /// One thing that is drawn.
  public struct Mark: Hashable, Sendable {
    /// What is written.
    public var text: String
    /// What it stands for, for those who read what is drawn and do not see it.
    public var label: String
    /// Rectangle on the screen, in points.
    public var frame: Rect
    /// The element it stands for; `nil` for a place or an entry of a menu.
    public var element: ElementID?
    /// True where a double arrow tells of actions.
    public var hasActions: Bool
    /// True where it is the one that would be chosen.
    public var isChosen: Bool

    /// Makes a mark.
    public init(
      _ text: String, label: String = "", frame: Rect = .zero, element: ElementID? = nil,
      hasActions: Bool = false, isChosen: Bool = false
    ) {
      self.text = text
      self.label = label
      self.frame = frame
      self.element = element
      self.hasActions = hasActions
      self.isChosen = isChosen
    }
  }

  /// What is drawn.
  public var kind: Kind
  /// A sentence above the rest; empty where there is none.
  public var title: String
  /// Everything that is drawn, in the order in which it is numbered.
  public var marks: [Mark]
  /// What is magnified, and how, by `zoom`.
  public var magnification: Magnification?
  /// The button, the pointer and the fingers, by `assistiveTouch`.
  public var pointing: Pointing?
  /// The uncertain rules that shaped it.
  public var rules: [UncertainRule]
  /// The image above the title, where there is one.
  public var picture: Picture?
  /// Stretches of text that are spoken now, by `spokenContent`.
  public var highlights: [Highlight] = []
  /// How opaque a button that floats over the screen is, 0 to 1, by `spokenContent`.
  public var opacity = 1.0
  /// Rectangle of a panel on the screen, in points; empty for what lies over the whole screen.
  public var panel: Rect

  /// Makes an overlay.
  public init(
    _ kind: Kind, title: String = "", marks: [Mark] = [], rules: [UncertainRule] = [],
    picture: Picture? = nil, panel: Rect = .zero
  ) {
    self.kind = kind
    self.title = title
    self.marks = marks
    self.rules = rules
    self.picture = picture
    self.panel = panel
  }
}

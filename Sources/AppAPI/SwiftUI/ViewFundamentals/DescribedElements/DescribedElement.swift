import AccessibilityModel
import AppHost

/// One element as views describe it, on its way into the tree.
struct DescribedElement {
  /// Who it is, as long as the view that makes it lives.
  var identity: ElementIdentity
  /// What is known about it so far; actions and custom content are added at the end.
  var element: AccessibilityElement
  /// What it contains.
  var children: [DescribedElement] = []
  /// What it does.
  var handlers = Handlers()
  /// Facts by their keys, in the order in which they were first given.
  var content: [KeyedContent] = []
  /// What it was combined of, in reading order; what lies further in front comes later.
  var parts: [Part] = []
  /// Addresses that single words of its label lead to, in the order of the words.
  var links: [TextLink] = []
  /// True where it stands for what is said of another element.
  var isPlaceholder = false
  /// True where its label is what the system calls a picture, and nobody has named it.
  var hasAutomaticName = false
  /// True where it was turned off, also where it is no control.
  var isTurnedOff = false
  /// True where its value is heard beside no name but the one it was made with.
  var valueYieldsToName = false

  init(_ identity: ElementIdentity, _ element: AccessibilityElement) {
    self.identity = identity
    self.element = element
  }

  /// A container of views, whose elements are read in rows.
  ///
  /// - Source: Behaviour 10.1
  static func container(_ identity: ElementIdentity, frame: CGRect, traits: Traits = []) -> DescribedElement {
    var element = AccessibilityElement(isStop: false, traits: traits, frame: Rect(frame))
    element.childOrder = .rows
    return DescribedElement(identity, element)
  }

  /// What an element was combined of, as far as a tap is concerned.
  struct Part {
    var frame: Rect
    var name: SpokenText?
    var takesTaps: Bool
  }

  /// A fact and the key under which it can be replaced.
  struct KeyedContent {
    var key: String
    var content: CustomContent
  }
}

extension DescribedElement {
  /// Words of a label that lead to an address.
  struct TextLink {
    var words: SpokenText
    var open: @MainActor () -> Void
  }
}

/// What an element does when it is asked.
struct Handlers {
  /// An action of the app's own.
  struct Action {
    var name: SpokenText
    var category: ElementAction.Category
    /// Name of the picture that menus show beside it.
    var image: String?
    var perform: @MainActor () -> Void
    /// True for dragging and dropping as the system offers it where an app names no places.
    var isAutomatic = false
    /// The modifier that gave it, which may give it to several elements.
    var source: ObjectIdentifier?
  }

  var activate: (@MainActor () -> Void)?
  /// The modifier that gave the activation, which may give it to several elements.
  var activateSource: ObjectIdentifier?
  var increment: (@MainActor () -> Void)?
  var decrement: (@MainActor () -> Void)?
  var escape: (@MainActor () -> Void)?
  var magicTap: (@MainActor () -> Void)?
  var scroll: (@MainActor (Edge) -> Void)?
  /// Scrolls by a page towards an edge; false where there is nothing further.
  var scrollPage: (@MainActor (Edge) -> Bool)?
  /// Scrolls by as little as brings a rectangle of the screen into sight.
  var reveal: (@MainActor (Rect) -> Void)?
  /// Makes rows of a lazy container.
  var realize: (@MainActor (Range<Int>) -> Answer)?
  /// Changes the words, or what is selected in them; false where that is refused.
  var edit: (@MainActor (TextEdit) -> Bool)?
  /// Shows more of it at once, or less.
  var zoom: (@MainActor (Request.ZoomDirection) -> Void)?
  /// Does what holding a finger on it does.
  var longPress: (@MainActor () -> Void)?
  /// Where the rotors of the app lead, in the order in which the element declares them.
  var rotors: [@MainActor () -> [RotorPlace]] = []
  var actions: [Action] = []
  /// How many of the actions, all at the start, come from swipes: towards the leading edge, and in all.
  var swipes = (leading: 0, all: 0)
  /// What wants to know when the cursor comes.
  var marks: [CursorMarkReference] = []

  /// True where nothing is done.
  var isEmpty: Bool {
    activate == nil && increment == nil && decrement == nil && escape == nil && magicTap == nil
      && scroll == nil && actions.isEmpty
  }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension CGRect {
  init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.size.width, height: rect.size.height)
  }
}

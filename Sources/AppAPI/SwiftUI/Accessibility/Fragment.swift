import AccessibilityModel
import AppHost

/// One element as views describe it, on its way into the tree.
struct Fragment {
  /// Who it is, as long as the view that makes it lives.
  var identity: ElementIdentity
  /// What is known about it so far; actions and custom content are added at the end.
  var element: AccessibilityElement
  /// What it contains.
  var children: [Fragment] = []
  /// What it does.
  var handlers = Handlers()
  /// Facts by their keys, in the order in which they were first given.
  var content: [KeyedContent] = []

  init(_ identity: ElementIdentity, _ element: AccessibilityElement) {
    self.identity = identity
    self.element = element
  }

  /// A fact and the key under which it can be replaced.
  struct KeyedContent {
    var key: String
    var content: CustomContent
  }

  /// True where activating it does something, or it says so by its traits.
  var isInteractive: Bool {
    handlers.activate != nil
      || !element.traits.isDisjoint(with: [.button, .link, .toggleButton, .adjustable])
  }

  /// Gives a fact: it replaces the one under the same key in its place; no content takes that one away.
  mutating func setContent(_ new: CustomContent?, key: String) {
    let index = content.firstIndex { $0.key == key }
    switch (new, index) {
    case (let new?, let index?): content[index].content = new
    case (let new?, nil): content.append(KeyedContent(key: key, content: new))
    case (nil, let index?): content.remove(at: index)
    case (nil, nil): break
    }
  }

  /// Adds the facts of another element; what is already there under the same key is replaced.
  mutating func mergeContent(of other: Fragment) {
    for entry in other.content { setContent(entry.content, key: entry.key) }
  }
}

/// What an element does when it is asked.
struct Handlers {
  /// An action of the app's own.
  struct Action {
    var name: SpokenText
    var category: ElementAction.Category
    var perform: @MainActor () -> Void
  }

  var activate: (@MainActor () -> Void)?
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
  var actions: [Action] = []
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

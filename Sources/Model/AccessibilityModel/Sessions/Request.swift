/// Something a technology asks the app to do.
public struct Request: Hashable, Sendable, Identifiable {
  /// Numbers the requests of one session.
  public struct ID: Hashable, Sendable, RawRepresentable {
    /// The number, unique in the session.
    public var rawValue: UInt64

    /// Makes an identity from its number.
    public init(rawValue: UInt64) {
      self.rawValue = rawValue
    }
  }

  /// Where content moves when it is scrolled.
  public enum ScrollDirection: UInt8, Hashable, Sendable, CaseIterable {
    /// Towards the right edge.
    case right = 1
    /// Towards the left edge.
    case left = 2
    /// Towards the top.
    case up = 3
    /// Towards the bottom.
    case down = 4
    /// To the page after this one.
    case next = 5
    /// To the page before this one.
    case previous = 6
  }

  /// From where, and in which direction, the app looks for the next place of one of its rotors.
  public struct RotorSearch: Hashable, Sendable {
    /// Position of the rotor among those that the element declares.
    public var rotor: Int
    /// The element the cursor is on.
    public var current: ElementID?
    /// Bytes of its text that the cursor is on, as UTF-8 offsets; `nil` for the whole element.
    public var range: Range<Int>?
    /// True where the next place is wanted, false where the previous one is.
    public var isForward: Bool

    /// Makes a search.
    public init(rotor: Int, current: ElementID?, range: Range<Int>? = nil, isForward: Bool) {
      self.rotor = rotor
      self.current = current
      self.range = range
      self.isForward = isForward
    }
  }

  /// What is asked for.
  public enum Kind: Hashable, Sendable {
    /// Activate the element: its own handler, else a tap at its activation point.
    case activate(ElementID)
    /// Perform one of the element's actions.
    case perform(ElementID, ElementAction.ID)
    /// Raise the element's value.
    case increment(ElementID)
    /// Lower the element's value.
    case decrement(ElementID)
    /// Scroll the element or what contains it.
    case scroll(ElementID, ScrollDirection)
    /// Leave the present context, from the element outwards.
    case escape(ElementID?)
    /// Do the most important thing, from the element outwards.
    case magicTap(ElementID?)
    /// Tell the app that the cursor is on the element, or on none.
    case focus(ElementID?)
    /// Touch the screen at a point and lift.
    case tap(Point)
    /// Create the rows of a lazy container in a range of positions, and show them.
    case realize(ElementID, Range<Int>)
    /// Hold a finger on the element for a while.
    case longPress(ElementID)
    /// A finger comes to a point of the screen, moves there or leaves it, as though nothing stood between.
    case touch(TouchPhase, Point)
    /// Several fingers do something at one moment, each by its own number.
    case fingers([Finger])
    /// Magnify what the element shows, or show more of it at once.
    case zoom(ElementID, ZoomDirection)
    /// Tell the app that words it announced were heard to their end, or never will be.
    case announcementEnded(SpokenText, isComplete: Bool)
    /// Look for the next place of a rotor that the element declares; answered by `place` or `declined`.
    case searchRotor(ElementID, RotorSearch)
    /// Change the words of the element, or what is selected in them.
    case edit(ElementID, TextEdit)
    /// Show large what lies under a finger that is held: begin there, follow it, or do there what lifting means.
    ///
    /// Answered by `largeContent` where there is something to show, by `handled` beside that and at the end, and by
    /// `declined` where nothing begins, or where a gesture of the app's own has taken over.
    case largeContent(TouchPhase, Point)
    /// Hand keys to the app that no technology takes: to what is typed into, else to the element, and to shortcuts.
    case key(KeyStroke, on: ElementID?)
    /// Tell the presses of keys that do something on the screen; answered by `shortcuts`.
    case shortcuts
    /// Tell which character of the element's words is drawn nearest to a point; answered by its bytes as a `range`.
    case characterRange(ElementID, of: String, at: Point)
  }

  /// What a finger does.
  public enum TouchPhase: UInt8, Hashable, Sendable, CaseIterable {
    /// It comes to the screen.
    case began
    /// It moves on it.
    case moved
    /// It leaves it.
    case ended
    /// The touch is taken back, as though it had never been.
    case cancelled
  }

  /// Which way a person zooms.
  public enum ZoomDirection: UInt8, Hashable, Sendable, CaseIterable {
    /// Closer.
    case `in`
    /// Farther away.
    case out
  }

  /// Identity, repeated by the answer.
  public var id: Request.ID
  /// The state of the tree that the technology knew.
  public var version: TreeVersion
  /// What is asked for.
  public var kind: Kind

  /// Makes a request.
  public init(id: Request.ID, version: TreeVersion, kind: Kind) {
    self.id = id
    self.version = version
    self.kind = kind
  }
}

/// What came of a request.
public enum Answer: Hashable, Sendable {
  /// Why a request could not be carried out.
  public enum Failure: UInt8, Hashable, Sendable, CaseIterable {
    /// The element is not what it was when the request was made.
    case stale
    /// The app did not answer in time.
    case timedOut
    /// The element or the app no longer exists.
    case gone
  }

  /// Done, by the named element where one is known.
  case handled(by: ElementID?)
  /// Nobody took it on.
  case declined
  /// A range of positions, for rows that were created; of bytes, as UTF-8 offsets, for a character.
  case range(Range<Int>)
  /// An element, for a search.
  case element(ElementID)
  /// A place that a rotor leads to.
  case place(RotorDescriptor.Entry)
  /// What is to be shown large.
  case largeContent(LargeContent)
  /// The presses of keys that do something on the screen, in the app's order.
  case shortcuts([AppShortcut])
  /// Could not be carried out.
  case failed(Failure)
}

import AccessibilityModel

/// Names an object on the accessibility bus; it lasts as long as the element it stands for.
public enum ProvidedID: Hashable, Sendable {
  /// The application, whose path every client knows.
  case application
  /// The window with the screen.
  case window
  /// An element of the screen.
  case element(ElementID)
  /// The facts about an element that wait until they are wanted.
  case details(ElementID)
  /// One of these facts, counted from 0.
  case fact(ElementID, Int)
  /// Words that came up, counted from 0.
  case notification(Int)

  private static let folder = "/org/a11y/atspi/accessible/"

  /// The path of what is nowhere.
  public static let nullPath = "/org/a11y/atspi/null"
  /// The path under which all objects are given at once.
  public static let cachePath = "/org/a11y/atspi/cache"

  /// The path of the object on the bus.
  public var path: String {
    switch self {
    case .application: Self.folder + "root"
    case .window: Self.folder + "window"
    case .element(let id): "\(Self.folder)e\(id.slot)_\(id.generation)"
    case .details(let id): "\(Self.folder)d\(id.slot)_\(id.generation)"
    case .fact(let id, let index): "\(Self.folder)f\(id.slot)_\(id.generation)_\(index)"
    case .notification(let number): "\(Self.folder)n\(number)"
    }
  }

  /// The object at a path; `nil` where a path is none of ours.
  public init?(path: String) {
    guard path.hasPrefix(Self.folder) else { return nil }
    let name = path.dropFirst(Self.folder.count)
    if name == "root" {
      self = .application
      return
    }
    if name == "window" {
      self = .window
      return
    }
    let parts = name.dropFirst().split(separator: "_", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { UInt32($0) }
    guard numbers.count == parts.count else { return nil }
    let element = { ElementID(slot: numbers[0], generation: numbers[1]) }
    switch (name.first, numbers.count) {
    case ("e", 2): self = .element(element())
    case ("d", 2): self = .details(element())
    case ("f", 3): self = .fact(element(), Int(numbers[2]))
    case ("n", 1): self = .notification(Int(numbers[0]))
    default: return nil
    }
  }

  /// The element it is, or belongs to.
  public var element: ElementID? {
    switch self {
    case .element(let id), .details(let id), .fact(let id, _): id
    case .application, .window, .notification: nil
    }
  }
}

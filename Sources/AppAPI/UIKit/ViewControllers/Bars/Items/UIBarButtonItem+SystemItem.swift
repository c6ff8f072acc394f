extension UIBarButtonItem {
  /// Buttons that the system knows the words or the picture of.
  public enum SystemItem: Int, Sendable, CaseIterable {
    /// Ends a change and keeps it.
    case done = 0
    /// Ends a change and drops it.
    case cancel = 1
    /// Begins a change.
    case edit = 2
    /// Keeps what was changed.
    case save = 3
    /// Makes something new; a plus sign.
    case add = 4
    /// Space that pushes its neighbours apart.
    case flexibleSpace = 5
    /// Space of a width.
    case fixedSpace = 6
    /// Writes something new.
    case compose = 7
    /// Writes an answer.
    case reply = 8
    /// Offers what can be done, sharing above all.
    case action = 9
    /// Moves something to another folder.
    case organize = 10
    /// Shows what was marked.
    case bookmarks = 11
    /// Begins a search.
    case search = 12
    /// Loads anew.
    case refresh = 13
    /// Stops; a cross.
    case stop = 14
    /// Takes a photo.
    case camera = 15
    /// Throws something away.
    case trash = 16
    /// Starts playing.
    case play = 17
    /// Holds playing.
    case pause = 18
    /// Winds back.
    case rewind = 19
    /// Winds forward.
    case fastForward = 20
    /// Takes the last change back.
    case undo = 21
    /// Makes the change again that was taken back.
    case redo = 22
    /// Closes; a cross.
    case close = 24

    /// What is spoken for the button.
    var spokenName: String? {
      switch self {
      case .done: String(system: .done)
      case .cancel: String(system: .cancel)
      case .edit: String(system: .edit)
      case .save: String(system: .save)
      case .add: String(system: .add)
      case .flexibleSpace, .fixedSpace: nil
      case .compose: String(system: .compose)
      case .reply: String(system: .reply)
      case .action: String(system: .share)
      case .organize: String(system: .organize)
      case .bookmarks: String(system: .bookmarks)
      case .search: String(system: .search)
      case .refresh: String(system: .refresh)
      case .stop: String(system: .stop)
      case .camera: String(system: .camera)
      case .trash: String(system: .delete)
      case .play: String(system: .play)
      case .pause: String(system: .pause)
      case .rewind: String(system: .rewind)
      case .fastForward: String(system: .fastForward)
      case .undo: String(system: .undo)
      case .redo: String(system: .redo)
      case .close: String(system: .close)
      }
    }

    /// What is written on the button; `nil` where a picture is.
    var shownTitle: String? {
      switch self {
      case .done, .cancel, .edit, .save, .undo, .redo: spokenName
      default: nil
      }
    }
  }
}

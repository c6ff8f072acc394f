import AppHost

/// A view that the cursor's comings and goings are told to, and that can ask for the cursor.
@MainActor
protocol CursorMark: AnyObject {
  /// The place of the state that the view takes part in.
  var place: AnyObject { get }
  /// True where the state says that the cursor is to be here.
  var isWished: Bool { get }
  /// The element that the cursor is to go to; `nil` while there is none.
  var target: ElementIdentity? { get }
  /// Lets the state say that the cursor is here, or is here no longer.
  func note(_ isFocused: Bool)
}

/// A mark on an element of the tree.
struct CursorMarkReference {
  weak var mark: (any CursorMark)?
}

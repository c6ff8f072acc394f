import Synchronization

/// Makes the delegate of the app that a preview or a lone controller belongs to, when its code asks for it.
///
/// Such code often reaches the app's store through `UIApplication.shared.delegate`. The delegate is made by its `init()`
/// and hears of no launch: what it would show has no place beside the preview.
enum AppDelegateMaker {
  private static let declared = Mutex<(@MainActor () -> any UIApplicationDelegate)?>(nil)

  /// Takes in how the delegate of the app is made; the first one declared counts.
  static func declare(_ make: @escaping @MainActor () -> any UIApplicationDelegate) {
    declared.withLock { if $0 == nil { $0 = make } }
  }

  /// A new delegate; `nil` where no app is declared.
  @MainActor
  static func delegate() -> (any UIApplicationDelegate)? { declared.withLock { $0 }?() }
}

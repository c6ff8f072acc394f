/// How a change of state is carried out.
public struct Transaction: @unchecked Sendable {
  private final class Storage {
    var animation: Animation?
    var disablesAnimations = false
    var isContinuous = false
    var tracksVelocity = false
    var values: [ObjectIdentifier: Any] = [:]
    var completions: [() -> Void] = []

    init() {}

    init(copying other: Storage) {
      animation = other.animation
      disablesAnimations = other.disablesAnimations
      isContinuous = other.isContinuous
      tracksVelocity = other.tracksVelocity
      values = other.values
      completions = other.completions
    }
  }

  // One word, so that bindings are told apart by their bits.
  private var settings: Storage?

  /// Makes a transaction with ordinary behaviour.
  public init() {}

  /// Makes a transaction with an animation.
  public init(animation: Animation?) {
    change { $0.animation = animation }
  }

  private mutating func change(_ body: (Storage) -> Void) {
    let copy = settings.map(Storage.init(copying:)) ?? Storage()
    body(copy)
    settings = copy
  }

  /// True where nothing was said about how to carry out a change.
  var isPlain: Bool { settings == nil }

  /// How the change is animated; not at all where it is `nil`.
  public var animation: Animation? {
    get { settings?.animation }
    set { change { $0.animation = newValue } }
  }

  /// True where a change is to show at once, without animation.
  public var disablesAnimations: Bool {
    get { settings?.disablesAnimations ?? false }
    set { change { $0.disablesAnimations = newValue } }
  }

  /// True for one of many changes, as a drag makes them.
  public var isContinuous: Bool {
    get { settings?.isContinuous ?? false }
    set { change { $0.isContinuous = newValue } }
  }

  /// True where the speed of changes is followed.
  public var tracksVelocity: Bool {
    get { settings?.tracksVelocity ?? false }
    set { change { $0.tracksVelocity = newValue } }
  }

  /// The value of a key of the app's own.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { settings?.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { change { $0.values[ObjectIdentifier(key)] = newValue } }
  }

  /// Does something once the animation has ended; at once where there is none.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    change { $0.completions.append(completion) }
  }

  /// Lets the completions run when their time has come.
  func finish() {
    guard let settings, !settings.completions.isEmpty else { return }
    let isAnimated = !settings.disablesAnimations
    guard let seconds = isAnimated ? settings.animation.map(\.duration) : 0 else { return complete(after: 0) }
    if seconds.isFinite { complete(after: seconds) }
  }

  private func complete(after seconds: TimeInterval) {
    nonisolated(unsafe) let completions = settings?.completions ?? []
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
      for completion in completions { completion() }
    }
  }
}

/// Names a value that a transaction carries, and its default.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no other was set.
  static var defaultValue: Value { get }
}

/// When an animation counts as ended.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  /// When the values have reached their ends.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// When nothing of it is to be seen any more.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

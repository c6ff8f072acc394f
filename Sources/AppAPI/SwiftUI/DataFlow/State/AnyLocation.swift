/// A place that a value is read from and written to; bindings to one member share one place.
class AnyLocation<Value>: @unchecked Sendable {
  private let memberLock = NSLock()
  private var members: [AnyKeyPath: WeakMember] = [:]

  /// The value at this moment.
  var value: Value {
    get { fatalError("A location without a value was read.") }
    set { fatalError("A location without a value was written: \(newValue).") }
  }

  /// Changes the value in the way a transaction says.
  func set(_ new: Value, _ transaction: Transaction) {
    transaction.perform { value = new }
  }

  /// The place of one member; the same one for as long as somebody holds it.
  final func member<Member>(_ path: WritableKeyPath<Value, Member>) -> AnyLocation<Member> {
    memberLock.withLock {
      if let known = members[path]?.location as? AnyLocation<Member> { return known }
      let fresh = MemberLocation(self, path)
      members[path] = WeakMember(location: fresh)
      return fresh
    }
  }

  /// True where members are told of changes, so that who reads one member need not read the whole.
  var tellsMembers: Bool { false }

  /// The value, without becoming a reader of it.
  var unnoted: Value { value }

  /// Tells the members that somebody holds of a change.
  @MainActor
  final func notifyMembers(from old: Value, to new: Value) {
    let living = memberLock.withLock {
      members = members.filter { $0.value.location != nil }
      return members.values.compactMap { $0.location as? any MemberObserver<Value> }
    }
    for member in living { member.rootChanged(from: old, to: new) }
  }

  /// Has everybody look again who holds a member.
  @MainActor
  final func invalidateMembers() {
    let living = memberLock.withLock { members.values.compactMap { $0.location as? any MemberObserver } }
    for member in living { member.invalidate() }
  }

  private struct WeakMember {
    weak var location: AnyObject?
  }
}

/// A place that knows the value it is a member of, whatever its own type is.
protocol MemberObserver<Root>: AnyObject {
  /// The value it is a member of.
  associatedtype Root
  /// Follows a change of the whole.
  @MainActor func rootChanged(from old: Root, to new: Root)
  /// Has every reader look again.
  @MainActor func invalidate()
}

/// The place of a member of a value that lies elsewhere.
final class MemberLocation<Root, Member>: AnyLocation<Member>, MemberObserver, @unchecked Sendable {
  private let root: AnyLocation<Root>
  private let path: WritableKeyPath<Root, Member>
  private var readers = NodeList()

  init(_ root: AnyLocation<Root>, _ path: WritableKeyPath<Root, Member>) {
    self.root = root
    self.path = path
  }

  override var tellsMembers: Bool { root.tellsMembers }
  override var unnoted: Member { root.unnoted[keyPath: path] }

  override var value: Member {
    get {
      guard root.tellsMembers else { return root.value[keyPath: path] }
      if Thread.isMainThread { MainActor.assumeIsolated { readers.noteCurrent() } }
      return unnoted
    }
    set { root.value = changed(newValue) }
  }

  override func set(_ new: Member, _ transaction: Transaction) {
    root.set(changed(new), transaction)
  }

  private func changed(_ new: Member) -> Root {
    var whole = root.unnoted
    whole[keyPath: path] = new
    return whole
  }

  func rootChanged(from old: Root, to new: Root) {
    // An element of a collection may be gone: nobody asks for it then, unless it is asked for here.
    if old is any Collection { return invalidate() }
    let (before, after) = (old[keyPath: path], new[keyPath: path])
    guard !isSame(before, after) else { return }
    readers.invalidate()
    notifyMembers(from: before, to: after)
  }

  func invalidate() {
    readers.invalidate()
    invalidateMembers()
  }
}

/// A place that two closures stand for.
final class ClosureLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void

  init(read: @escaping () -> Value, write: @escaping (Value, Transaction) -> Void) {
    self.read = read
    self.write = write
  }

  override var value: Value {
    get { read() }
    set { write(newValue, Transaction.current) }
  }

  override func set(_ new: Value, _ transaction: Transaction) {
    transaction.perform { write(new, transaction) }
  }
}

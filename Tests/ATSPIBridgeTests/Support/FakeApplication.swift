import ATSPIBridge
import AccessibilityModel
import DBus
import Synchronization

/// An application of a test: it tells what it is made to tell, and does what is wrong with others at times.
final class FakeApplication: Sendable {
  /// What it tells of one object.
  struct Object: Sendable {
    var role: UInt32
    var name = ""
    var description = ""
    var children: [String] = []
    var states: [Int] = [8, 24, 25, 30]
    var interfaces = ["Accessible"]
    var attributes: [String: String] = [:]
    var actions: [String] = []
    var number = 0.0
    var claimedChildren: Int?
    /// Row, column, and how many of each it takes up.
    var cell: [Int32] = []
    var language = ""
    /// What it says that it lies in, where that does not count it among its children.
    var parent: String?
  }

  /// How it misbehaves.
  enum Fault: Sendable {
    case none
    /// It never answers.
    case silent
    /// It never answers for one object.
    case silentFor(String)
    /// It goes at the first question about one object.
    case endsAt(String)
  }

  struct State: Sendable {
    var objects: [String: Object]
    var fault = Fault.none
    var done: [String] = []
    var hasCache = false
  }

  static let root = "/org/a11y/atspi/accessible/root"
  let connection: DBusConnection
  private let registry: DBusConnection
  let state: Mutex<State>

  /// Puts an application and a registry on a bus.
  init(_ objects: [String: Object], on bus: PrivateBus, toolkit: String = "Fake", fault: Fault = .none) throws
  {
    connection = try bus.connect()
    var all = objects
    all["root"] = Object(role: 75, name: "Fake", children: objects["window"] == nil ? [] : ["window"])
    state = Mutex(State(objects: all, fault: fault))
    registry = try bus.connect()
    let reference = DBusValue.structure([.string(connection.uniqueName), .objectPath(Self.root)])
    registry.export("/org/a11y/atspi") { call in
      call.reply(call.member == "GetChildren" ? [.array(of: "(so)", [reference])] : [])
      return true
    }
    connection.export("/org/a11y/atspi") { [weak self] call in self?.answer(call, toolkit) ?? false }
    try registry.callAndWait(
      DBusMethod(
        "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
        [.string("org.a11y.atspi.Registry"), .uint32(4)]))
  }

  static func path(_ name: String) -> String { "/org/a11y/atspi/accessible/\(name)" }

  func change(_ name: String, _ body: (inout Object) -> Void) {
    state.withLock { state in
      var object = state.objects[name] ?? Object(role: 0)
      body(&object)
      state.objects[name] = object
    }
  }

  func emit(
    _ name: String, _ member: String, _ minor: String, _ detail: Int32 = 0, _ any: DBusValue = .string("")
  ) {
    connection.emit(
      Self.path(name), "org.a11y.atspi.Event.Object", member,
      [.string(minor), .int32(detail), .int32(0), .variant(any), .array(of: "{sv}", [])])
  }

  private func reference(_ name: String) -> DBusValue {
    .structure([.string(connection.uniqueName), .objectPath(Self.path(name))])
  }

  private func answer(_ call: DBusIncomingCall, _ toolkit: String) -> Bool {
    let name = call.path.split(separator: "/").last.map(String.init) ?? ""
    let (fault, object) = state.withLock { ($0.fault, $0.objects[name]) }
    switch fault {
    case .silent: return true
    case .silentFor(let silent) where silent == name: return true
    case .endsAt(let last) where last == name:
      // Closing waits, which the thread that calls this must not.
      Task.detached { [connection] in connection.close() }
      return true
    default: break
    }
    guard let object else {
      call.fail("org.freedesktop.DBus.Error.UnknownObject", "gone")
      return true
    }
    if let access = DBusPropertyAccess(call) { return answer(call, access, object, name, toolkit) }
    switch call.member {
    case "GetChildren":
      let claimed = object.claimedChildren.map { (0..<$0).map { "n\($0)" } } ?? object.children
      call.reply([.array(of: "(so)", claimed.map(reference))])
    case "GetRole": call.reply([.uint32(object.role)])
    case "GetState":
      let bits = object.states.reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
      call.reply([
        .array(of: "u", [.uint32(UInt32(truncatingIfNeeded: bits)), .uint32(UInt32(bits >> 32))])
      ])
    case "GetInterfaces": call.reply([.strings(object.interfaces.map { "org.a11y.atspi.\($0)" })])
    case "GetAttributes": call.reply([.attributes(object.attributes)])
    case "GetRelationSet": call.reply([.array(of: "(ua(so))", [])])
    case "GetActions":
      call.reply([
        .array(
          of: "(sss)", object.actions.map { .structure([.string($0), .string(""), .string("")]) })
      ])
    case "DoAction":
      state.withLock { $0.done.append("\(name) \(call.arguments[0]?.integer ?? -1)") }
      call.reply([.boolean(true)])
      emit(name, "StateChanged", "checked", 1)
    case "GetRowColumnSpan": call.reply(object.cell.map { .int32($0) })
    case "GetDefaultAttributes": call.reply([.attributes(["language": object.language])])
    case "GetText": call.reply([.string("")])
    case "GetExtents":
      call.reply([.structure([.int32(10), .int32(20), .int32(30), .int32(40)])])
    default: return false
    }
    return true
  }

  private func answer(
    _ call: DBusIncomingCall, _ access: DBusPropertyAccess, _ object: Object, _ name: String,
    _ toolkit: String
  ) -> Bool {
    switch access {
    case .get(_, "Name"): call.reply([.variant(.string(object.name))])
    case .get(_, "Description"): call.reply([.variant(.string(object.description))])
    case .get(_, "Parent"):
      guard let parent = object.parent else { return false }
      call.reply([.variant(reference(parent))])
    case .get(_, "ToolkitName"): call.reply([.variant(.string(toolkit))])
    case .get(_, "CurrentValue"): call.reply([.variant(.double(object.number))])
    case .get(_, "MinimumValue"): call.reply([.variant(.double(0))])
    case .get(_, "MaximumValue"): call.reply([.variant(.double(10))])
    case .get(_, "MinimumIncrement"): call.reply([.variant(.double(1))])
    case .set(_, "CurrentValue", let value):
      change(name) { $0.number = value.number ?? 0 }
      call.reply()
      emit(name, "PropertyChange", "accessible-value", 0, .double(value.number ?? 0))
    default: return false
    }
    return true
  }
}

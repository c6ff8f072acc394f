import ATSPIAdapter
import ATSPIProvider
import AccessibilityModel
import DBus
import Foundation
import Synchronization

/// What it costs to be read by clients of the accessibility bus, over a bus of its own.
let providerSuite = Suite(name: "provider") {
  let bus = try PrivateBus()
  defer { bus.stop() }
  return try [
    found(count: 1_000, runs: 40), changes(on: bus, count: 1_000, runs: 40),
    bareSignals(on: bus, count: 1_000, runs: 40),
    reading(on: bus, rows: 100_000, realized: 12, runs: 100),
    reading(on: bus, rows: 12, realized: 12, runs: 100),
    reading(on: bus, rows: 1_000, realized: 1_000, runs: 40),
  ]
}

/// Changes of a tree, each of which gives every element another name.
private func diffs(of tree: AccessibilityTree, _ count: Int) -> [TreeDiff] {
  let ids = tree.root.map { Array(tree.children(of: $0)) } ?? []
  return (0..<count).map { run in
    TreeDiff(
      ids.compactMap { id in
        var element = tree[id]
        element?.label = SpokenText("Name \(run) \(id.slot)")
        return element.map { .update($0) }
      })
  }
}

/// How long it takes to find what clients are to be told of so many elements, without a bus.
private func found(count: Int, runs: Int) throws -> Measurement {
  let nodes = (0..<count).map { AccessibilityNode.stop(SpokenText("Row \($0)"), traits: .button) }
  var screen = screen(nodes)
  let diffs = diffs(of: screen.tree, runs)
  let times = try time(runs: runs) { run in
    guard try screen.apply(diffs[run]).count == count else { throw PrivateBus.Failure.silent }
  }
  return Measurement(
    name: "what became of \(count) elements, found without a bus", median: median(times) / 1e6, unit: "ms",
    runs: runs)
}

/// How long it takes until a client has been told of so many elements with new names.
private func changes(on bus: PrivateBus, count: Int, runs: Int) throws -> Measurement {
  let nodes = (0..<count).map { AccessibilityNode.stop(SpokenText("Row \($0)"), traits: .button) }
  let adapter = ATSPIAdapter(try bus.connection(), screen(nodes)) { _ in true }
  let client = try bus.connection()
  let told = Told()
  client.subscribe(DBusMatch(interface: "org.a11y.atspi.Event.Object", member: "PropertyChange")) { _ in
    told.add()
  }
  // The bus has taken the wish in once it answers something that came behind it.
  try client.callAndWait(
    DBusMethod("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetId"))
  let diffs = diffs(of: adapter.screen.tree, runs)
  let times = try time(runs: runs) { run in
    try adapter.change { screen throws(TreeDiffError) in try screen.apply(diffs[run]) }
    guard told.wait(for: count * (run + 1)) else { throw PrivateBus.Failure.silent }
  }
  return Measurement(
    name: "\(count) elements with new names, until a client was told of all", median: median(times) / 1e6,
    unit: "ms", runs: runs, target: "< 20 ms")
}

/// The same signals without a screen behind them: what the bus and its library take.
private func bareSignals(on bus: PrivateBus, count: Int, runs: Int) throws -> Measurement {
  let (sender, client) = (try bus.connection(), try bus.connection())
  let (interface, member) = ("org.a11y.atspi.Event.Object", "PropertyChange")
  let told = Told()
  client.subscribe(DBusMatch(sender: sender.uniqueName, interface: interface, member: member)) { _ in
    told.add()
  }
  try client.callAndWait(
    DBusMethod("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetId"))
  let times = try time(runs: runs) { run in
    for number in 0..<count {
      let values: [DBusValue] = [
        .string("accessible-name"), .int32(0), .int32(0), .variant(.string("Name \(run) \(number)")),
        .array(of: "{sv}", []),
      ]
      sender.emit(ProvidedID.application.path, interface, member, values)
    }
    guard told.wait(for: count * (run + 1)) else { throw PrivateBus.Failure.silent }
  }
  return Measurement(
    name: "\(count) signals of that size with nothing behind them", median: median(times) / 1e6, unit: "ms",
    runs: runs)
}

/// How long a client takes to read everything of a list, of whose rows some are there.
private func reading(on bus: PrivateBus, rows: Int, realized: Int, runs: Int) throws -> Measurement {
  var list = AccessibilityNode.container(
    .list, (0..<realized).map { AccessibilityNode.stop(SpokenText("Row \($0)")).with(\.rowIndex, $0) })
  list.element.rows = LazyRows(count: rows, realized: 0..<realized)
  let owner = try bus.connection()
  let adapter = ATSPIAdapter(owner, screen([list])) { _ in true }
  let client = try bus.connection()
  let call = DBusMethod(owner.uniqueName, ProvidedID.cachePath, "org.a11y.atspi.Cache", "GetItems")
  let times = try time(runs: runs) { _ in try client.callAndWait(call) }
  return withExtendedLifetime(adapter) {
    Measurement(
      name: "a list of \(rows) rows of which \(realized) are there, read whole", median: median(times) / 1e6,
      unit: "ms", runs: runs)
  }
}

private func screen(_ nodes: [AccessibilityNode]) -> ProvidedScreen {
  let root = AccessibilityNode.container(
    .none, order: .given, frame: Rect(x: 0, y: 0, width: 393, height: 852), nodes)
  return ProvidedScreen(application: "Benchmark", title: "Screen", tree: AccessibilityTree(root))
}

/// Counts what a client is told.
private final class Told: @unchecked Sendable {
  private let condition = NSCondition()
  private var count = 0

  func add() {
    condition.lock()
    count += 1
    condition.signal()
    condition.unlock()
  }

  func wait(for wanted: Int) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    let deadline = Date().addingTimeInterval(10)
    while count < wanted {
      guard condition.wait(until: deadline) else { return false }
    }
    return true
  }
}

/// A bus that ends with the benchmark.
private struct PrivateBus {
  enum Failure: Error {
    case noAddress
    case silent
  }

  private let process = Process()
  private let address: String

  init() throws {
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/timeout")
    process.arguments = ["300", "dbus-daemon", "--session", "--nofork", "--print-address=1"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    address = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !address.isEmpty else { throw Failure.noAddress }
  }

  func connection() throws -> DBusConnection { try DBusConnection(to: address) }

  func stop() { process.terminate() }
}

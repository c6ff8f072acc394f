import AccessibilityModel
import DBus

/// The screen of a running application: read once, kept current by what the application tells, and used.
///
/// ```swift
/// let bus = try await AccessibilityBus.connect()
/// let screen = RunningScreen(try await bus.application("gedit"), on: bus)
/// let events = try await screen.start()
/// ```
public actor RunningScreen {
  /// Events that are asked for beyond those that every client asks for.
  private static let events = [
    "object:property-change", "object:text-changed", "object:text-caret-moved", "object:selection-changed",
    "object:announcement", "object:visible-data-changed", "window:",
  ]
  /// Changes of so many objects are read anew.
  private static let mostChanges = 400
  /// Whose screen it is.
  public nonisolated let application: RunningApplication
  let bus: AccessibilityBus
  let queue: EventQueue
  let scope: Scope
  /// How long an application may take to build what it tells.
  private let arrival: Duration
  let reader: ApplicationReader
  var table: ObjectTable
  /// The screen as it was told last.
  public private(set) var tree = AccessibilityTree()
  private var version = TreeVersion.initial
  /// What live regions say, by the place of each in the table.
  var liveWords: [Int: LiveRegion] = [:]
  private var subscriptions: [Int] = []
  /// The element that a technology is on, which needs no telling that keys go to it.
  var cursor: ElementID?
  /// Where each element of the tree is.
  var references: [UInt32: ObjectReference] = [:]
  /// The window that was told last as the one that keys go to.
  var toldWindow: ObjectReference?
  /// The object that was told last as the one that keys go to.
  var toldFocus: ObjectReference?

  /// Prepares to read an application.
  ///
  /// - Parameters:
  ///   - application: Whose screen it is.
  ///   - bus: The bus it is on.
  ///   - limits: How much is read.
  ///   - scope: What of the application is the screen.
  ///   - arrival: How long the application may take to build what it tells.
  ///   - number: Tells screens apart: those with different numbers give no two elements one identity.
  ///   - onTell: Called on the thread of the bus whenever the application told something.
  public init(
    _ application: RunningApplication, on bus: AccessibilityBus,
    limits: ApplicationReader.Limits = ApplicationReader.Limits(), scope: Scope = .application,
    arrival: Duration = .seconds(5), number: UInt16 = 0, onTell: @escaping @Sendable () -> Void = {}
  ) {
    self.application = application
    self.bus = bus
    self.scope = scope
    self.arrival = arrival
    queue = EventQueue(onTell: onTell)
    reader = ApplicationReader(application, over: bus.connection, limits: limits)
    table = ObjectTable(root: application.root, firstGeneration: UInt32(number) << 16)
  }

  /// Reads the screen, and begins to take in what the application tells.
  ///
  /// - Returns: the screen as a change of the empty tree.
  /// - Throws: `ATSPIError` with code `notResponding`, `ended` or `noWindow`.
  public func start() async throws(ATSPIError) -> [Event] {
    await listen()
    let began = ContinuousClock.now
    while true {
      _ = queue.drain()
      try await readAgain()
      let hasStops = makeTree().firstStop != nil
      // Browsers go on telling for a while; a screen is there when nothing was told while it was read.
      if hasStops, !application.isBrowser || queue.latest == nil { break }
      if ContinuousClock.now - began > arrival { break }
      try? await Task.sleep(for: .milliseconds(hasStops ? 100 : 250))
    }
    tree = AccessibilityTree(order: tree.order)
    version = .initial
    toldWindow = activeWindow
    liveWords = currentLiveWords()
    guard let change = advanceTree(), tree.firstStop != nil else {
      throw ATSPIError(.noWindow, application.name)
    }
    return [change]
  }

  /// What is missing from the screen, in one sentence; `nil` where nothing is.
  public var remark: String? {
    let parts = table.shortcomings.map { shortcoming in
      switch shortcoming {
      case .late: "some objects did not answer in time"
      case .tooDeep: "objects lie too deep inside each other"
      case .tooMany: "there are more objects than \(reader.limits.objects)"
      case .circle: "objects lie inside themselves or in two places"
      }
    }
    return parts.isEmpty ? nil : "The screen is not whole: \(parts.sorted().joined(separator: ", "))."
  }

  /// Takes in what the application told.
  ///
  /// - Returns: changes of the tree, and what is to be spoken because of them.
  /// - Throws: `ATSPIError` with code `ended` or `notResponding`.
  public func update() async throws(ATSPIError) -> [Event] {
    if queue.hasEnded { throw ATSPIError(.ended, application.name) }
    let (told, isFlooded) = queue.drain()
    guard !told.isEmpty || isFlooded else { return [] }
    let changes = Changes(told)
    if isFlooded || changes.count > Self.mostChanges {
      try await readAgain()
    } else {
      try await take(changes)
    }
    var events: [Event] = []
    if let change = advanceTree() { events.append(change) }
    events += changes.announcements
    events += liveAnnouncements()
    if changes.isAnotherWindow, isArrival {
      events += try await arrivalEvents()
    } else if let told = changes.focused, scope == .application || told != toldFocus,
      let focused = await known(told), let element = self.element(of: focused)
    {
      // Whoever takes keys takes them from an object for a moment, which then tells that it has them again.
      toldFocus = told
      if element != cursor { events.append(.notification(.layoutChanged(.element(element)))) }
    }
    return events
  }

  /// Waits until the application has told what came of something, and takes it in.
  ///
  /// - Parameters:
  ///   - patience: How long to wait for a first sign.
  ///   - limit: How long in all.
  /// - Returns: what came of it.
  /// - Throws: `ATSPIError` with code `ended` or `notResponding`.
  func settle(
    patience: Duration = .milliseconds(150), limit: Duration = .seconds(1)
  ) async throws(ATSPIError) -> [Event] {
    let began = ContinuousClock.now
    var events: [Event] = []
    while ContinuousClock.now - began < limit {
      guard let latest = queue.latest else {
        if ContinuousClock.now - began > patience || queue.hasEnded { break }
        try? await Task.sleep(for: .milliseconds(4))
        continue
      }
      if ContinuousClock.now - latest > .milliseconds(40) {
        events += try await update()
        if queue.latest == nil { return events }
      }
      try? await Task.sleep(for: .milliseconds(4))
    }
    events += try await update()
    return events
  }

  /// The stop or container that an object is, or that it belongs to.
  func element(of reference: ObjectReference) -> ElementID? {
    var current: ObjectReference? = reference
    for _ in 0..<32 {
      guard let one = current, let object = table[one] else { return nil }
      let id = ElementID(slot: UInt32(object.slot), generation: table.generations[object.slot])
      if tree[id]?.isStop == true { return id }
      current = object.parent
    }
    return nil
  }

  /// Takes in nothing more of what the application tells.
  public func stop() {
    for subscription in subscriptions { bus.connection.unsubscribe(subscription) }
    subscriptions = []
  }

  private func listen() async {
    guard subscriptions.isEmpty else { return }
    for event in Self.events { await bus.register(event) }
    let bus = application.root.bus
    for interface in [Interface.objectEvents, Interface.windowEvents] {
      let match = DBusMatch(sender: bus, interface: interface)
      subscriptions.append(self.bus.connection.subscribe(match) { [queue] in queue.take($0) })
    }
    let owner = DBusMatch(
      sender: "org.freedesktop.DBus", interface: "org.freedesktop.DBus", member: "NameOwnerChanged")
    subscriptions.append(
      self.bus.connection.subscribe(owner) { [queue] signal in
        if signal.body[0]?.text == bus, signal.body[2]?.text == "" { queue.end() }
      })
    self.bus.connection.onClose { [queue] in queue.end() }
  }

  /// Reads all objects anew; those that stayed keep their identity.
  private func readAgain() async throws(ATSPIError) {
    var table = table
    defer { self.table = table }
    table.unlink()
    try await reader.read(into: &table)
    table.sweep()
    var builder = ScreenBuilder(table, of: application)
    try await reader.readDetails(of: builder.shown(), into: &table)
  }

  private func take(_ changes: Changes) async throws(ATSPIError) {
    var table = table
    defer { self.table = table }
    var unread: [ObjectReference] = []
    if !changes.children.isEmpty {
      let parents = changes.children.filter { table[$0] != nil }
      try await reader.readChildren(of: Array(parents), into: &table, found: &unread)
    }
    for (reference, change) in changes.states { table.update(reference, change) }
    unread += changes.facts.filter { table[$0] != nil }
    try await reader.readFacts(of: unread, into: &table)
    keepFocus(after: changes, in: &table)
    table.sweep()
    let known = unread.filter { table[$0] != nil }
    try await reader.readDetails(of: known + changes.surroundings(in: table), into: &table)
  }

  private func makeTree() -> AccessibilityTree {
    var builder = ScreenBuilder(table, of: application, window: shownWindow)
    return builder.tree()
  }

  /// Makes the tree anew, and tells how it differs; `nil` where it does not.
  private func advanceTree() -> Event? {
    let newer = makeTree()
    let change = tree.diff(to: newer)
    guard !change.isEmpty else { return nil }
    tree = newer
    references = [:]
    for reference in table.references {
      if let object = table[reference] { references[UInt32(object.slot)] = reference }
    }
    version = version.next
    return .changed(version, change)
  }
}

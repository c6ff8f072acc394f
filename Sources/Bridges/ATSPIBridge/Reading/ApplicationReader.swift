import DBus

/// Reads all objects of an application, in the way that its toolkit answers with the fewest messages.
///
/// GTK 3, Chromium and Firefox tell all objects at once. GTK 4 does so once its objects were asked for their children;
/// Qt answers single questions alone, which are asked many at a time.
/// - Source: AT-SPI, `org.a11y.atspi.Cache`, `org.a11y.atspi.Accessible`
public struct ApplicationReader: Sendable {
  /// How large an application may be.
  public struct Limits: Sendable {
    /// How many are read at most; what lies behind them is left out.
    public var objects = 200_000
    /// Objects inside each other.
    public var depth = 400
    /// How long a single answer may take.
    public var answer = Duration.seconds(5)

    /// The usual limits.
    public init() {}
  }

  let connection: DBusConnection
  let application: RunningApplication
  let limits: Limits

  /// Reads an application over a connection to its bus.
  public init(_ application: RunningApplication, over connection: DBusConnection, limits: Limits = Limits()) {
    self.application = application
    self.connection = connection
    self.limits = limits
  }

  private var bus: String { application.root.bus }

  /// All objects.
  ///
  /// - Returns: the objects, with what is known of every one.
  /// - Throws: `ATSPIError` with code `notResponding` or `ended`.
  /// - Complexity: O(n) in the number of objects.
  public func read() async throws(ATSPIError) -> ObjectTable {
    var table = ObjectTable(root: application.root)
    try await read(into: &table)
    return table
  }

  /// All objects, into a table that may know some of them.
  func read(into table: inout ObjectTable) async throws(ATSPIError) {
    if !isLazy, try await readCache(into: &table, ifComplete: true) {
      table.linkChildren()
      try await readDescendants(of: &table)
    } else if try await crawlChildren(into: &table), try await readCache(into: &table, ifComplete: false) {
      table.linkMissing()
      try await readFacts(of: table.unread, into: &table)
    } else {
      try await readFacts(of: table.unread, into: &table)
    }
  }

  /// True for GTK 4, whose cache holds what was asked for before.
  private var isLazy: Bool { application.toolkit == "GTK" }

  /// Takes what the cache of the application holds.
  ///
  /// - Parameters:
  ///   - table: Gets the objects.
  ///   - isChecked: True where a cache is only taken that has every child that its objects claim for their windows.
  /// - Returns: whether there was something to take.
  /// - Throws: `ATSPIError` with code `notResponding` or `ended`.
  private func readCache(
    into table: inout ObjectTable, ifComplete isChecked: Bool
  ) async throws(ATSPIError) -> Bool {
    let method = DBusMethod(bus, "/org/a11y/atspi/cache", Interface.cache, "GetItems")
    for attempt in 0..<8 {
      do {
        let answer = try await connection.call(method, timeLimit: limits.answer * 4)
        guard answer.signature == CacheItem.signature else { return false }
        var items: [AccessibleObject] = []
        answer.forEach(at: 0) { reader in
          if items.count < limits.objects, let item = CacheItem.object(reader) { items.append(item) }
        }
        guard !items.isEmpty else { return false }
        if isChecked, !CacheItem.isComplete(items) { return false }
        for item in items { table.take(item) }
        return true
      } catch {
        if error.code == .closed { throw ATSPIError(.ended, application.name) }
        if error.code == .timeLimit { throw ATSPIError(.notResponding, application.name) }
        // Toolkits make their cache once they have noticed that somebody listens.
        guard error.message.contains("exist"), attempt < 7, hasCache else { return false }
        try? await Task.sleep(for: .milliseconds(60))
      }
    }
    return false
  }

  private var hasCache: Bool {
    ["gtk", "Gecko", "Chromium", "WebKitGTK"].contains { application.toolkit.contains($0) }
  }

  /// Asks object by object for children, a level at a time.
  ///
  /// - Returns: whether the application has a cache that can tell the rest.
  private func crawlChildren(into table: inout ObjectTable) async throws(ATSPIError) -> Bool {
    var level = [application.root]
    table.take(AccessibleObject(application.root))
    var depth = 0
    while !level.isEmpty {
      let answers = await connection.calls(
        level.map { DBusMethod($0.bus, $0.path, Interface.accessible, "GetChildren") },
        timeLimit: limits.answer)
      try check(answers, in: &table)
      var next: [ObjectReference] = []
      for (parent, answer) in zip(level, answers) {
        let children = ((try? answer.get())?[0]?.elements ?? []).compactMap { ObjectReference($0) }
        next += table.append(children, to: parent, limit: limits.objects)
      }
      depth += 1
      if depth > limits.depth {
        table.note(.tooDeep)
        break
      }
      level = next
    }
    return isLazy
  }

  /// Asks the children of containers whose cells are not in the cache.
  private func readDescendants(of table: inout ObjectTable) async throws(ATSPIError) {
    var level = table.references.filter {
      table[$0]?.states.contains(.managesDescendants) == true && table[$0]?.children.isEmpty == true
    }
    var found: [ObjectReference] = []
    for _ in 0..<limits.depth where !level.isEmpty {
      let answers = await connection.calls(
        level.map { DBusMethod($0.bus, $0.path, Interface.accessible, "GetChildren") },
        timeLimit: limits.answer)
      try check(answers, in: &table)
      var next: [ObjectReference] = []
      for (parent, answer) in zip(level, answers) {
        let children = ((try? answer.get())?[0]?.elements ?? []).compactMap { ObjectReference($0) }
        next += table.append(children, to: parent, limit: limits.objects)
      }
      found += next
      level = next
    }
    try await readFacts(of: found, into: &table)
  }

  /// Asks objects for their name, description, role, states and interfaces.
  func readFacts(
    of references: [ObjectReference], into table: inout ObjectTable
  ) async throws(ATSPIError) {
    guard !references.isEmpty else { return }
    let methods = references.flatMap { reference in
      [
        DBusMethod.get(reference.bus, reference.path, Interface.accessible, "Name"),
        .get(reference.bus, reference.path, Interface.accessible, "Description"),
        DBusMethod(reference.bus, reference.path, Interface.accessible, "GetRole"),
        DBusMethod(reference.bus, reference.path, Interface.accessible, "GetState"),
        DBusMethod(reference.bus, reference.path, Interface.accessible, "GetInterfaces"),
      ]
    }
    let answers = await connection.calls(methods, timeLimit: limits.answer)
    try check(answers, in: &table)
    for (position, reference) in references.enumerated() {
      func value(_ question: Int) -> DBusValue? { (try? answers[position * 5 + question].get())?[0] }
      guard let role = value(2)?.integer else {
        table.remove(reference)
        continue
      }
      let states = (value(3)?.elements ?? []).compactMap(\.integer)
      let interfaces = (value(4)?.elements ?? []).compactMap(\.text)
      table.update(reference) { object in
        object.role = role
        object.name = value(0)?.text ?? ""
        object.description = value(1)?.text ?? ""
        object.states = StateSet(words: states)
        object.interfaces = interfaces.reduce(into: []) { $0.formUnion(InterfaceSet(named: $1.utf8)) }
      }
    }
  }

  /// Says where answers were late, and throws where none came at all.
  func check(
    _ answers: [Result<DBusBody, DBusError>], in table: inout ObjectTable
  ) throws(ATSPIError) {
    guard !answers.isEmpty else { return }
    var late = 0
    for case .failure(let error) in answers {
      switch error.code {
      case .closed: throw ATSPIError(.ended, application.name)
      case .timeLimit: late += 1
      case .remote
      where error.subject.hasSuffix("ServiceUnknown") || error.subject.hasSuffix("NameHasNoOwner"),
        .remote where error.subject.hasSuffix("NoReply"):
        throw ATSPIError(.ended, application.name)
      default: break
      }
    }
    if late > 0 { table.note(.late) }
    if late == answers.count, table.count <= 1 { throw ATSPIError(.notResponding, application.name) }
  }
}

extension StateSet {
  /// The states in the two words of a message, the low one first.
  init(words: [Int]) {
    let low = UInt64(UInt32(truncatingIfNeeded: words.first ?? 0))
    let high = UInt64(UInt32(truncatingIfNeeded: words.count > 1 ? words[1] : 0))
    self.init(rawValue: low | high << 32)
  }
}

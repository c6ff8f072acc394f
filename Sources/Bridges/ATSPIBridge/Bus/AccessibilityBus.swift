import DBus

/// The bus of assistive technologies, and the applications on it.
///
/// ```swift
/// let bus = try await AccessibilityBus.connect()
/// for application in try await bus.applications() { print(application.name) }
/// ```
public struct AccessibilityBus: Sendable {
  /// How long an application may take to say who it is.
  static let patience = Duration.seconds(2)

  let connection: DBusConnection

  /// Uses a connection to the bus.
  public init(_ connection: DBusConnection) {
    self.connection = connection
  }

  /// Connects to the bus, and lets applications know that an assistive technology is there.
  ///
  /// Browsers tell nothing of themselves before that.
  /// - Throws: `ATSPIError` with code `noBus`.
  public static func connect() async throws(ATSPIError) -> AccessibilityBus {
    do {
      if let session = try? DBusConnection.sessionBus() {
        // Without the launcher there may still be a bus, by its address in the environment.
        _ = try? await session.call(
          .set("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Status", "IsEnabled", .boolean(true)))
        session.close()
      }
      let bus = AccessibilityBus(try DBusConnection.accessibilityBus())
      for event in ["object:children-changed", "object:state-changed"] { await bus.register(event) }
      return bus
    } catch {
      throw ATSPIError(.noBus, error.subject, details: [error.message.isEmpty ? "\(error)" : error.message])
    }
  }

  /// Has applications tell of a kind of event.
  func register(_ event: String) async {
    _ = try? await connection.call(
      DBusMethod(
        Interface.registry, "/org/a11y/atspi/registry", Interface.registry, "RegisterEvent",
        [.string(event), .strings([]), .string("")]))
  }

  /// The applications, in the order in which they came.
  ///
  /// - Throws: `ATSPIError` with code `noRegistry`.
  public func applications() async throws(ATSPIError) -> [RunningApplication] {
    let roots = try await applicationRoots()
    return await withTaskGroup(of: (Int, RunningApplication).self) { group in
      for (position, root) in roots.enumerated() { group.addTask { (position, await application(at: root)) } }
      var found: [(Int, RunningApplication)] = []
      for await one in group { found.append(one) }
      return found.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  /// Where the applications are, in the order in which they came.
  private func applicationRoots() async throws(ATSPIError) -> [ObjectReference] {
    do {
      let answer = try await connection.call(
        DBusMethod(Interface.registry, ObjectReference.rootPath, Interface.accessible, "GetChildren"))
      return (answer[0]?.elements ?? []).compactMap { ObjectReference($0) }
    } catch {
      throw ATSPIError(
        .noRegistry, Interface.registry, details: [error.message.isEmpty ? "\(error)" : error.message])
    }
  }

  /// The application of a name or a process.
  ///
  /// A name is that of the application, or a part of it where only one has it, capitals or not.
  /// - Throws: `ATSPIError` with code `noRegistry`, `noApplication`, `severalApplications` or `notResponding`.
  public func application(_ nameOrProcess: String) async throws(ATSPIError) -> RunningApplication {
    let all = try await applications()
    var found: [RunningApplication]
    if let process = Int(nameOrProcess) {
      found = all.filter { $0.process == process }
    } else {
      let wanted = nameOrProcess.lowercased()
      found = all.filter { $0.name.lowercased() == wanted }
      if found.isEmpty { found = all.filter { $0.name.lowercased().contains(wanted) } }
      // Processes that show nothing are not what is meant where another of the name shows something.
      if found.count > 1, found.contains(where: { !$0.windows.isEmpty }) {
        found.removeAll { $0.windows.isEmpty }
      }
    }
    guard let first = found.first else {
      let names = all.map(\.name).filter { !$0.isEmpty }
      throw ATSPIError(.noApplication, nameOrProcess, details: names)
    }
    guard found.count == 1 else {
      throw ATSPIError(
        .severalApplications, nameOrProcess, details: found.compactMap(\.process).map(String.init))
    }
    guard first.isResponding else { throw ATSPIError(.notResponding, nameOrProcess) }
    return first
  }

  /// The application that an object belongs to.
  public func application(of object: ObjectReference) async -> RunningApplication {
    await application(at: ObjectReference(bus: object.bus, path: ObjectReference.rootPath))
  }

  /// Finds the window that keys go to.
  ///
  /// - Parameter owner: The name on the bus of the only application that is asked; `nil` for all.
  /// - Returns: The window; `nil` where none says that it is the one.
  /// - Throws: `ATSPIError` with code `noRegistry`.
  public func activeWindow(of owner: String? = nil) async throws(ATSPIError) -> ObjectReference? {
    let roots =
      if let owner { [ObjectReference(bus: owner, path: ObjectReference.rootPath)] } else {
        try await applicationRoots()
      }
    let lists = await connection.calls(
      roots.map { DBusMethod($0.bus, $0.path, Interface.accessible, "GetChildren") },
      timeLimit: Self.patience)
    let windows = lists.flatMap { list in
      ((try? list.get())?[0]?.elements ?? []).prefix(64).compactMap { ObjectReference($0) }
    }
    let states = await connection.calls(
      windows.map { DBusMethod($0.bus, $0.path, Interface.accessible, "GetState") }, timeLimit: Self.patience)
    return zip(windows, states).first { _, answer in
      StateSet(words: ((try? answer.get())?[0]?.elements ?? []).compactMap(\.integer)).contains(.active)
    }?.0
  }

  private func application(at root: ObjectReference) async -> RunningApplication {
    let answers = await connection.calls(
      [
        .get(root.bus, root.path, Interface.accessible, "Name"),
        .get(root.bus, root.path, Interface.application, "ToolkitName"),
        DBusMethod(root.bus, root.path, Interface.accessible, "GetChildren"),
        DBusMethod(
          "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
          "GetConnectionUnixProcessID",
          [.string(root.bus)]),
      ], timeLimit: Self.patience)
    func value(_ position: Int) -> DBusValue? { (try? answers[position].get())?[0] }
    let windows = (value(2)?.elements ?? []).prefix(64).compactMap { ObjectReference($0) }
    let names = await connection.calls(
      windows.map { .get($0.bus, $0.path, Interface.accessible, "Name") }, timeLimit: Self.patience)
    return RunningApplication(
      root: root, name: value(0)?.text ?? "", process: value(3)?.integer, toolkit: value(1)?.text ?? "",
      windows: names.compactMap { (try? $0.get())?[0]?.text }, isResponding: value(0) != nil)
  }
}

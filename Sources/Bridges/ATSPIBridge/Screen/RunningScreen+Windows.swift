import AccessibilityModel

extension RunningScreen {
  /// What of an application is the screen.
  public enum Scope: Hashable, Sendable {
    /// All of its windows.
    case application
    /// The window that keys go to, with the menus and other small windows that it opened.
    case activeWindow
  }

  /// How long is waited for the object that keys go to in a window that they have just come to.
  private static let focusPatience = Duration.milliseconds(120)
  /// Objects around the one that keys go to that may be no one's children.
  private static let mostUnknown = 8

  /// The window that keys go to; `nil` while they go to none of the application.
  var activeWindow: ObjectReference? {
    (table[table.root]?.children ?? []).first { table[$0]?.states.contains(.active) == true }
  }

  /// The window that is the screen; `nil` where all are.
  var shownWindow: ObjectReference? {
    guard scope == .activeWindow else { return nil }
    return activeWindow ?? toldWindow.flatMap { table[$0] == nil ? nil : $0 }
  }

  /// The title of the window that is the screen; the name of the application where it has none.
  public var title: String {
    let name = shownWindow.flatMap { table[$0]?.name } ?? ""
    return name.isEmpty ? application.name : name
  }

  /// The object that keys go to, the innermost where several say so; `nil` where none leads to an element.
  ///
  /// - Complexity: O(n) in the number of objects.
  private var focusedObject: ObjectReference? {
    var found: (depth: Int, reference: ObjectReference)?
    for reference in table.references {
      guard let object = table[reference], object.states.contains(.focused) else { continue }
      let around = self.around(reference)
      if let window = shownWindow, !around.contains(window) { continue }
      guard around.count > found?.depth ?? -1, stopOrContainer(reference) != nil else { continue }
      found = (around.count, reference)
    }
    return found?.reference
  }

  /// Where the cursor is to go on a screen that keys have just come to: what they go to, else the first stop.
  ///
  /// - Returns: A notification of the other screen, behind the changes that were told meanwhile.
  /// - Throws: `ATSPIError` with code `ended` or `notResponding`.
  public func arrivalEvents() async throws(ATSPIError) -> [Event] {
    toldWindow = activeWindow ?? toldWindow
    var events: [Event] = []
    let began = ContinuousClock.now
    while scope == .activeWindow, focusedObject == nil, ContinuousClock.now - began < Self.focusPatience {
      try? await Task.sleep(for: .milliseconds(4))
      events += try await update().filter { !$0.movesCursor }
    }
    toldFocus = focusedObject
    toldWindow = activeWindow ?? toldFocus.flatMap { around($0).last } ?? toldWindow
    let place = toldFocus.flatMap(stopOrContainer) ?? (scope == .activeWindow ? tree.firstStop : nil)
    return events + [.notification(.screenChanged(place.map { .element($0) } ?? .none))]
  }

  /// True where keys came to another window than the one that was told, and have not left it again.
  var isArrival: Bool {
    guard scope == .activeWindow else { return true }
    return activeWindow.map { $0 != toldWindow } ?? false
  }

  /// Lets keys stay with an object until they go to another of the application.
  ///
  /// Whoever takes a key has the keyboard for as long as the key is down, and the object tells that it has not.
  func keepFocus(after changes: Changes, in table: inout ObjectTable) {
    guard scope == .activeWindow, let told = toldFocus else { return }
    if let focused = changes.focused, focused != told {
      table.update(told) { $0.states.remove(.focused) }
    } else {
      table.update(told) { $0.states.insert(.focused) }
    }
  }

  /// The object of the table that keys go to: the one that told so, else the nearest around it that is known.
  ///
  /// What some toolkits make their controls of tells that keys go to it, and is no child of any object.
  func known(_ told: ObjectReference) async -> ObjectReference? {
    if let object = table[told] { return object.states.contains(.focused) ? told : nil }
    var current = told
    for _ in 0..<Self.mostUnknown {
      let answer = try? await bus.connection.call(
        .get(current.bus, current.path, Interface.accessible, "Parent"), timeLimit: reader.limits.answer)
      guard let parent = answer?[0].flatMap({ ObjectReference($0) }) else { return nil }
      if table[parent] != nil { return parent }
      current = parent
    }
    return nil
  }

  /// What an object lies in, from the inside out to its window.
  private func around(_ reference: ObjectReference) -> [ObjectReference] {
    var found: [ObjectReference] = []
    var current = table[reference]?.parent
    while let one = current, one != table.root, found.count < ScreenBuilder.depthLimit {
      found.append(one)
      current = table[one]?.parent
    }
    return found
  }

  /// The stop that an object is or belongs to, else the container that it is.
  private func stopOrContainer(_ reference: ObjectReference) -> ElementID? {
    if let stop = element(of: reference) { return stop }
    guard let object = table[reference] else { return nil }
    let id = ElementID(slot: UInt32(object.slot), generation: table.generations[object.slot])
    return tree[id] == nil ? nil : id
  }
}

extension Event {
  /// True where it brings the cursor elsewhere.
  fileprivate var movesCursor: Bool {
    switch self {
    case .notification(.screenChanged), .notification(.layoutChanged): true
    default: false
    }
  }
}

import AccessibilityModel
import DBus

extension RunningScreen {
  /// Carries out what a technology asks for, and takes in what came of it.
  ///
  /// - Returns: what happened, the answer last.
  /// - Throws: `ATSPIError` with code `ended` or `notResponding`.
  public func perform(_ request: Request) async throws(ATSPIError) -> [Event] {
    if queue.hasEnded { throw ATSPIError(.ended, application.name) }
    let (answer, acts) = await carryOut(request.kind)
    if queue.hasEnded { throw ATSPIError(.ended, application.name) }
    let events = acts ? try await settle() : []
    return events + [.answered(request.id, answer)]
  }

  /// Does something; whether the application was asked, so that something may come of it.
  private func carryOut(_ kind: Request.Kind) async -> (answer: Answer, acts: Bool) {
    switch kind {
    case .focus(let id):
      cursor = id
      return (.handled(by: id), false)
    case .shortcuts: return (.shortcuts([]), false)
    case .announcementEnded, .characterRange: return (.declined, false)
    case .activate(let id): return await on(id) { await activate($0) }
    case .perform(let id, let action): return await on(id) { await act($0, action.rawValue) }
    case .increment(let id): return await on(id) { await change($0, by: 1) }
    case .decrement(let id): return await on(id) { await change($0, by: -1) }
    case .scroll(let id, let direction): return await on(id) { await scroll($0, direction) }
    case .edit(let id, let edit): return await on(id) { await self.edit($0, edit) }
    case .escape: return (await press(0xff1b) ? .handled(by: nil) : .declined, true)
    case .key(let stroke, let id):
      if let id, let object = object(id) { await focus(object) }
      return (await press(stroke) ? .handled(by: id) : .declined, true)
    case .tap(let point): return (await click(at: point) ? .handled(by: nil) : .declined, true)
    case .longPress(let id): return await on(id) { await showMenu($0) }
    case .magicTap, .realize, .touch, .fingers, .zoom, .searchRotor, .largeContent: return (.declined, false)
    }
  }

  private func on(
    _ id: ElementID, _ body: (AccessibleObject) async -> Bool
  ) async -> (answer: Answer, acts: Bool) {
    guard let object = object(id) else { return (.failed(.gone), false) }
    return (await body(object) ? .handled(by: id) : .declined, true)
  }

  private func object(_ id: ElementID) -> AccessibleObject? {
    guard tree[id] != nil, let reference = references[id.slot] else { return nil }
    return table[reference]
  }

  /// Whether a call was answered by true.
  func isDone(_ method: DBusMethod) async -> Bool {
    (try? await bus.connection.call(method, timeLimit: reader.limits.answer))?[0]?.truth ?? false
  }

  private func method(
    _ object: AccessibleObject, _ interface: String, _ member: String, _ arguments: [DBusValue] = []
  ) -> DBusMethod {
    DBusMethod(object.reference.bus, object.reference.path, interface, member, arguments)
  }

  private func act(_ object: AccessibleObject, _ number: Int) async -> Bool {
    await isDone(method(object, Interface.action, "DoAction", [.int32(Int32(clamping: number))]))
  }

  @discardableResult
  private func focus(_ object: AccessibleObject) async -> Bool {
    guard object.interfaces.contains(.component) else { return false }
    return await isDone(method(object, Interface.component, "GrabFocus"))
  }

  private func activate(_ object: AccessibleObject) async -> Bool {
    let isField = object.states.contains(.editable)
    if isField, await focus(object) { return true }
    if object.interfaces.contains(.action), await act(object, object.usualAction ?? 0) { return true }
    if let parent = object.parent.flatMap({ table[$0] }), object.states.contains(.selectable),
      parent.interfaces.contains(.selection)
    {
      let index = parent.children.firstIndex(of: object.reference) ?? object.index
      if await isDone(method(parent, Interface.selection, "SelectChild", [.int32(Int32(clamping: index))])) {
        return true
      }
    }
    if let frame = await frame(of: object) { return await click(at: frame.center) }
    return await focus(object)
  }

  private func showMenu(_ object: AccessibleObject) async -> Bool {
    let names = ["showContextMenu", "menu", "show menu"]
    guard let number = object.details?.actions.firstIndex(where: { names.contains($0.name) }) else {
      return false
    }
    return await act(object, number)
  }

  private func frame(of object: AccessibleObject) async -> Rect? {
    guard object.interfaces.contains(.component) else { return object.details?.frame }
    let answer = try? await bus.connection.call(
      method(object, Interface.component, "GetExtents", [.uint32(0)]), timeLimit: reader.limits.answer)
    let sides = (answer?[0]?.elements ?? []).compactMap(\.integer).map(Double.init)
    guard sides.count == 4, sides[2] > 0, sides[3] > 0 else { return nil }
    return Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
  }

  /// Raises or lowers a value by a step: its own, else a tenth of its range.
  private func change(_ object: AccessibleObject, by sign: Double) async -> Bool {
    guard object.interfaces.contains(.value) else {
      guard await focus(object) else { return false }
      return await press(sign > 0 ? 0xff52 : 0xff54)
    }
    let reference = object.reference
    let names = ["CurrentValue", "MinimumValue", "MaximumValue", "MinimumIncrement"]
    let answers = await bus.connection.calls(
      names.map { .get(reference.bus, reference.path, Interface.value, $0) }, timeLimit: reader.limits.answer)
    let numbers = answers.map { (try? $0.get())?[0]?.number ?? 0 }
    guard numbers.count == 4 else { return false }
    let (now, least, greatest, step) = (numbers[0], numbers[1], numbers[2], numbers[3])
    let size = step > 0 ? step : greatest > least ? (greatest - least) / 10 : 1
    let wanted = greatest > least ? min(max(now + sign * size, least), greatest) : now + sign * size
    guard wanted != now else { return false }
    let set = DBusMethod.set(
      reference.bus, reference.path, Interface.value, "CurrentValue", .double(wanted))
    return (try? await bus.connection.call(set, timeLimit: reader.limits.answer)) != nil
  }

  private func scroll(_ object: AccessibleObject, _ direction: Request.ScrollDirection) async -> Bool {
    switch direction {
    case .up, .previous: return await press(0xff55)
    case .down, .next: return await press(0xff56)
    case .left: return await press(0xff51)
    case .right: return await press(0xff53)
    }
  }
}

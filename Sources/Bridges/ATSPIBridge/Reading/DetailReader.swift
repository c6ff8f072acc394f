import AccessibilityModel
import DBus

extension ApplicationReader {
  /// How many objects are asked for details; in longer content those at its end tell what the cache tells.
  private static let mostDetailed = 4_000

  /// What is asked of one object.
  private enum DetailRequest {
    case attributes, actions, number, least, greatest, step, text, caret, frame, relations, cell, language
  }

  /// Asks objects for what their role needs beyond what is known of every object.
  public func readDetails(of references: [ObjectReference], into table: inout ObjectTable)
    async throws(ATSPIError)
  {
    var methods: [DBusMethod] = []
    var requests: [(ObjectReference, DetailRequest)] = []
    var asked: [ObjectReference] = []
    // Entries of lists are many and tell little; what people use comes ahead of them.
    let entries = references.filter { table[$0]?.role == Role.listItem }
    for reference in references.filter({ table[$0]?.role != Role.listItem }) + entries {
      guard let object = table[reference] else { continue }
      let wanted = self.requests(of: object, in: table)
      guard !wanted.isEmpty else { continue }
      guard asked.count < Self.mostDetailed else { break }
      asked.append(reference)
      for request in wanted {
        methods.append(Self.method(request, reference))
        requests.append((reference, request))
      }
    }
    guard !methods.isEmpty else { return }
    for reference in asked { table.update(reference) { $0.details = AccessibleObject.Details() } }
    let answers = await connection.calls(methods, timeLimit: limits.answer)
    try check(answers, in: &table)
    for ((reference, request), answer) in zip(requests, answers) {
      guard let body = try? answer.get() else { continue }
      table.update(reference) { object in
        var details = object.details ?? AccessibleObject.Details()
        Self.take(body, for: request, into: &details)
        object.details = details
      }
    }
  }

  private func requests(of object: AccessibleObject, in table: ObjectTable) -> [DetailRequest] {
    let entry = RoleEntry[object.role]
    var wanted: [DetailRequest] = []
    if entry.reads.contains(.attributes) { wanted.append(.attributes) }
    if entry.reads.contains(.actions), object.interfaces.contains(.action) { wanted.append(.actions) }
    if entry.reads.contains(.value), object.interfaces.contains(.value) {
      wanted += [.number, .least, .greatest, .step]
    }
    if object.interfaces.contains(.text) {
      if entry.reads.contains(.text) {
        wanted += [.text, .caret]
      } else if object.name.isEmpty, application.toolkit == "Gecko" || object.children.isEmpty,
        entry.kind != .stop
      {
        wanted.append(.text)
      }
    }
    if entry.reads.contains(.frame), object.interfaces.contains(.component) { wanted.append(.frame) }
    if entry.kind == .stop, entry.reads.contains(.attributes) { wanted.append(.relations) }
    if application.isBrowser, object.interfaces.contains(.tableCell) { wanted.append(.cell) }
    if application.isBrowser, object.interfaces.contains(.text), tellsLanguage(object, in: table) {
      wanted.append(.language)
    }
    return wanted
  }

  /// Whether an object becomes an element, or a document, which may have a language of its own.
  private func tellsLanguage(_ object: AccessibleObject, in table: ObjectTable) -> Bool {
    switch RoleEntry[object.role].kind {
    case .stop, .cell: return true
    case .text:
      let around = object.parent.flatMap { table[$0] }.map { RoleEntry[$0.role].kind }
      return around != .stop && around != .cell
    case .container: return Role.documents.contains(object.role)
    case .view, .nothing: return false
    }
  }

  private static func method(_ request: DetailRequest, _ reference: ObjectReference) -> DBusMethod {
    let (bus, path) = (reference.bus, reference.path)
    switch request {
    case .attributes: return DBusMethod(bus, path, Interface.accessible, "GetAttributes")
    case .actions: return DBusMethod(bus, path, Interface.action, "GetActions")
    case .number: return .get(bus, path, Interface.value, "CurrentValue")
    case .least: return .get(bus, path, Interface.value, "MinimumValue")
    case .greatest: return .get(bus, path, Interface.value, "MaximumValue")
    case .step: return .get(bus, path, Interface.value, "MinimumIncrement")
    case .text: return DBusMethod(bus, path, Interface.text, "GetText", [.int32(0), .int32(-1)])
    case .caret: return .get(bus, path, Interface.text, "CaretOffset")
    case .frame: return DBusMethod(bus, path, Interface.component, "GetExtents", [.uint32(0)])
    case .cell: return DBusMethod(bus, path, Interface.tableCell, "GetRowColumnSpan")
    case .language: return DBusMethod(bus, path, Interface.text, "GetDefaultAttributes")
    case .relations: return DBusMethod(bus, path, Interface.accessible, "GetRelationSet")
    }
  }

  private static func take(
    _ body: DBusBody, for request: DetailRequest, into details: inout AccessibleObject.Details
  ) {
    guard let value = body[0] else { return }
    switch request {
    case .attributes: details.attributes = value.textsByText
    case .actions:
      details.actions = (value.elements ?? []).map { action in
        let parts = action.elements ?? []
        return (parts.first?.text ?? "", parts.count > 2 ? parts[2].text ?? "" : "")
      }
    case .number: details.number = value.number
    case .least: details.range = (value.number ?? 0, details.range?.greatest ?? 0, details.range?.step ?? 0)
    case .greatest: details.range = (details.range?.least ?? 0, value.number ?? 0, details.range?.step ?? 0)
    case .step:
      details.range = (details.range?.least ?? 0, details.range?.greatest ?? 0, value.number ?? 0)
    case .text: details.text = value.text
    case .caret: details.caret = value.integer
    case .frame:
      let sides = (value.elements ?? []).compactMap(\.integer).map(Double.init)
      if sides.count == 4, sides[2] > 0, sides[3] > 0, sides[0] > -100_000, sides[1] > -100_000 {
        details.frame = Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
      }
    case .cell:
      // Some tell ahead of the numbers whether there are any.
      let numbers = (0..<5).compactMap { body[$0]?.integer }
      if numbers.count == 4 { details.cell = (numbers[0], numbers[1], numbers[2], numbers[3]) }
    case .language: details.language = value.textsByText["language"].flatMap { $0.isEmpty ? nil : $0 }
    case .relations:
      for relation in value.elements ?? [] {
        guard let parts = relation.elements, parts.count == 2, let kind = parts[0].integer else { continue }
        details.relations[kind] = (parts[1].elements ?? []).compactMap { ObjectReference($0) }
      }
    }
  }
}

import ATSPIProvider
import AccessibilityModel
import DBus

/// Answers what clients ask of a screen, without asking the app.
struct ClientAnswers: Sendable {
  /// The screen as it is now.
  var screen: ProvidedScreen
  /// Our name on the bus.
  var name: String
  /// What holds the application; the null object until the registry has told.
  var desktop: DBusValue = .null
  /// The number that the registry gave the application.
  var applicationID: Int32 = 0

  /// Answers a call.
  ///
  /// - Parameters:
  ///   - path: The object.
  ///   - interface: The interface; empty where the call names none.
  ///   - member: The method.
  ///   - arguments: What the method is given.
  /// - Returns: What the client gets.
  func answer(_ path: String, _ interface: String, _ member: String, _ arguments: [DBusValue]) -> ClientAnswer
  {
    if path == ProvidedID.cachePath { return cache(interface, member, arguments) }
    guard let id = ProvidedID(path: path), let object = screen.object(id) else {
      return .unknown("Object", path)
    }
    if interface == "org.freedesktop.DBus.Properties" { return property(of: object, member, arguments) }
    guard let interface = ProvidedInterface(name: interface), object.interfaces.contains(interface) else {
      return .unknown("Interface", interface)
    }
    return method(of: object, interface, member, arguments)
      ?? .unknown("Method", "\(interface.name).\(member)")
  }

  private func method(
    of object: ProvidedObject, _ interface: ProvidedInterface, _ member: String, _ arguments: [DBusValue]
  ) -> ClientAnswer? {
    switch interface {
    case .accessible: accessible(object, member, arguments)
    case .application: application(member)
    case .component: component(object, member, arguments)
    case .action: action(object, member, arguments)
    case .value: nil
    case .text: object.text.flatMap { text(object, $0, member, arguments) }
    case .editableText: object.text.flatMap { editableText(object, $0, member, arguments) }
    case .table: object.tableSize.flatMap { table(object, $0, member, arguments) }
    case .tableCell: object.tablePlace.flatMap { tableCell(object, $0, member) }
    }
  }

  /// The name and the path by which clients know an object; the null object where there is none.
  func reference(_ id: ProvidedID?) -> DBusValue {
    guard let id else { return .null }
    return .structure([.string(name), .objectPath(id.path)])
  }

  /// What holds an object, as clients know it.
  func parent(of id: ProvidedID) -> DBusValue {
    id == .application ? desktop : reference(screen.parent(of: id))
  }

  /// An object as the cache tells it.
  func item(_ object: ProvidedObject, index: Int, childCount: Int) -> DBusValue {
    .structure([
      reference(object.id), reference(.application), parent(of: object.id), .int32(Int32(clamping: index)),
      .int32(Int32(clamping: childCount)), .strings(object.interfaces.map(\.name)), .string(object.name),
      .uint32(object.role.rawValue), .string(object.description), .words(of: object.states),
    ])
  }

  /// The signature of an object as the cache tells it.
  static let itemSignature = "((so)(so)(so)iiassusau)"

  private func cache(_ interface: String, _ member: String, _ arguments: [DBusValue]) -> ClientAnswer {
    switch (interface, member) {
    case ("org.a11y.atspi.Cache", "GetItems"):
      let items = screen.subtree(of: .application)
      return .value(
        .array(
          of: Self.itemSignature,
          items.map { item($0.object, index: $0.index, childCount: $0.childCount) }))
    case ("org.freedesktop.DBus.Properties", "Get") where arguments.last?.text == "version":
      return .value(.variant(.uint32(1)))
    default: return .unknown("Method", "\(interface).\(member)")
    }
  }
}

extension DBusValue {
  /// The object that is nowhere.
  static var null: DBusValue { .structure([.string(""), .objectPath(ProvidedID.nullPath)]) }

  /// States as two words.
  static func words(of states: ProvidedStates) -> DBusValue {
    .array(of: "u", states.words.map { .uint32($0) })
  }

  /// A number of 32 bits.
  static func number(_ number: Int) -> DBusValue { .int32(Int32(clamping: number)) }

  /// A number of pixels.
  static func pixels(_ number: Double) -> DBusValue {
    .int32(number.isFinite ? Int32(clamping: Int(min(max(number.rounded(), -1e9), 1e9))) : 0)
  }
}

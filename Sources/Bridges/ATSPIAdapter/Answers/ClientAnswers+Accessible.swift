import ATSPIProvider
import AccessibilityModel
import DBus

extension ClientAnswers {
  /// Answers `org.a11y.atspi.Accessible`.
  func accessible(_ object: ProvidedObject, _ member: String, _ arguments: [DBusValue]) -> ClientAnswer? {
    switch member {
    case "GetChildAtIndex":
      guard let index = arguments.first?.integer else { return .badArguments(member) }
      let children = screen.children(of: object.id)
      return .value(reference(children.indices.contains(index) ? children[index] : nil))
    case "GetChildren":
      return .value(.array(of: "(so)", screen.children(of: object.id).map(reference)))
    case "GetIndexInParent": return .value(.number(screen.index(of: object.id) ?? -1))
    case "GetRelationSet":
      let relations = object.relations.sorted { $0.key.rawValue < $1.key.rawValue }
      return .value(
        .array(
          of: "(ua(so))",
          relations.map {
            .structure([.uint32($0.key.rawValue), .array(of: "(so)", $0.value.map(reference))])
          }))
    case "GetRole": return .value(.uint32(object.role.rawValue))
    case "GetRoleName", "GetLocalizedRoleName": return .value(.string(object.role.name))
    case "GetState": return .value(.words(of: object.states))
    case "GetAttributes":
      return .value(.attributes(object.attributes.merging(["toolkit": Self.toolkit]) { own, _ in own }))
    case "GetApplication": return .value(reference(.application))
    case "GetInterfaces": return .value(.strings(object.interfaces.map(\.name)))
    default: return nil
    }
  }

  /// Answers `org.a11y.atspi.Application`.
  func application(_ member: String) -> ClientAnswer? {
    switch member {
    case "GetLocale": .value(.string(Self.locale))
    // Clients talk with us over the bus alone.
    case "GetApplicationBusAddress": .value(.string(""))
    default: nil
    }
  }

  /// What clients are told the app was made with.
  static let toolkit = "Earshot"
  /// The language of what says nothing else.
  static let locale = "en_US"

  /// Answers `org.freedesktop.DBus.Properties`.
  func property(of object: ProvidedObject, _ member: String, _ arguments: [DBusValue]) -> ClientAnswer {
    guard let name = arguments.first?.text, let interface = ProvidedInterface(name: name),
      object.interfaces.contains(interface)
    else { return .unknown("Interface", arguments.first?.text ?? "") }
    switch member {
    case "Get":
      guard let property = arguments.dropFirst().first?.text else { return .badArguments(member) }
      guard let value = properties(of: object, interface)[property] else {
        return .unknown("Property", property)
      }
      return .value(.variant(value))
    case "GetAll":
      let entries = properties(of: object, interface).sorted { $0.key < $1.key }
      return .value(.array(of: "{sv}", entries.map { .entry(.string($0.key), .variant($0.value)) }))
    case "Set":
      guard arguments.count == 3, let property = arguments[1].text else { return .badArguments(member) }
      guard interface == .value, property == "CurrentValue", let number = arguments[2].number,
        case .element(let element) = object.id
      else { return .failure("org.freedesktop.DBus.Error.PropertyReadOnly", "\(property) cannot be set.") }
      return .asks(.value(element, number))
    default: return .unknown("Method", member)
    }
  }

  private func properties(of object: ProvidedObject, _ interface: ProvidedInterface) -> [String: DBusValue] {
    var result: [String: DBusValue]
    switch interface {
    case .accessible:
      result = [
        "Name": .string(object.name), "Description": .string(object.description),
        "Parent": parent(of: object.id), "ChildCount": .number(screen.children(of: object.id).count),
        "Locale": .string(object.locale.isEmpty ? Self.locale : object.locale),
        "AccessibleId": .string(object.identifier), "HelpText": .string(object.help),
      ]
    case .application:
      result = [
        "ToolkitName": .string(Self.toolkit), "Version": .string("2.1"), "ToolkitVersion": .string("1"),
        "AtspiVersion": .string("2.1"), "InterfaceVersion": .uint32(1), "Id": .int32(applicationID),
      ]
    case .action: result = ["NActions": .number(object.actions.count)]
    case .value:
      result = [
        "MinimumValue": .double(object.value?.minimum ?? 0),
        "MaximumValue": .double(object.value?.maximum ?? 0),
        "MinimumIncrement": .double(0), "CurrentValue": .double(object.value?.current ?? 0),
        "Text": .string(object.value?.words ?? ""),
      ]
    case .text:
      result = [
        "CharacterCount": .number(object.text?.count ?? 0), "CaretOffset": .number(object.text?.caret ?? 0),
      ]
    case .table: result = tableProperties(object)
    case .tableCell: result = cellProperties(object)
    case .component, .editableText: result = [:]
    }
    result["version"] = .uint32(1)
    return result
  }
}

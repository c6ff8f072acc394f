import ATSPIProvider
import AccessibilityModel
import DBus

/// A signal as it goes over the bus.
struct ClientSignal: Hashable, Sendable {
  /// The object it comes from.
  var path: String
  /// The interface it belongs to.
  var interface: String
  /// Its name.
  var member: String
  /// What it carries.
  var arguments: [DBusValue]
}

extension ClientAnswers {
  /// What clients are told of an event.
  func signal(of event: ProvidedEvent) -> ClientSignal {
    switch event {
    case .added(let object, let index, let childCount):
      cacheSignal("AddAccessible", item(object, index: index, childCount: childCount))
    case .removed(let id): cacheSignal("RemoveAccessible", reference(id))
    case .signal(let signal):
      ClientSignal(
        path: signal.source.path, interface: "org.a11y.atspi.Event.\(signal.interface)",
        member: signal.member,
        arguments: [
          .string(signal.detail), .number(signal.first), .number(signal.second),
          .variant(payload(signal.payload)), .array(of: "{sv}", []),
        ])
    }
  }

  private func cacheSignal(_ member: String, _ value: DBusValue) -> ClientSignal {
    ClientSignal(
      path: ProvidedID.cachePath, interface: "org.a11y.atspi.Cache", member: member, arguments: [value])
  }

  private func payload(_ payload: ProvidedSignal.Payload) -> DBusValue {
    switch payload {
    case .none: return .int32(0)
    case .words(let words): return .string(words)
    case .number(let number): return .double(number)
    case .object(let id): return reference(id)
    case .role(let role): return .uint32(role.rawValue)
    case .frame(let frame):
      let shown = screen.onDisplay(frame)
      return .structure([
        .pixels(shown.minX), .pixels(shown.minY), .pixels(shown.size.width), .pixels(shown.size.height),
      ])
    }
  }
}

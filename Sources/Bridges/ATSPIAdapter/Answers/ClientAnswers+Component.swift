import ATSPIProvider
import AccessibilityModel
import DBus

extension ClientAnswers {
  /// From where places are counted.
  private enum Origin: Int {
    case screen = 0
    case window = 1
    case parent = 2
  }

  /// Answers `org.a11y.atspi.Component`.
  func component(_ object: ProvidedObject, _ member: String, _ arguments: [DBusValue]) -> ClientAnswer? {
    let numbers = arguments.compactMap(\.integer)
    switch member {
    case "GetExtents":
      let frame = extents(of: object, from: numbers.first)
      return .value(
        .structure([
          .pixels(frame.minX), .pixels(frame.minY), .pixels(frame.size.width), .pixels(frame.size.height),
        ]))
    case "GetPosition":
      let frame = extents(of: object, from: numbers.first)
      return .values([.pixels(frame.minX), .pixels(frame.minY)])
    case "GetSize":
      let frame = extents(of: object, from: nil)
      return .values([.pixels(frame.size.width), .pixels(frame.size.height)])
    case "Contains":
      guard numbers.count == 3 else { return .badArguments(member) }
      return .value(.boolean(object.frame.contains(place(numbers, in: object))))
    case "GetAccessibleAtPoint":
      guard numbers.count == 3 else { return .badArguments(member) }
      let place = place(numbers, in: object)
      guard object.id == .application || object.frame.contains(place) else { return .value(.null) }
      return .value(reference(screen.object(at: place)))
    case "GetLayer": return .value(.uint32(object.id == .window ? 7 : 3))
    case "GetMDIZOrder": return .value(.int16(0))
    case "GetAlpha": return .value(.double(1))
    case "GrabFocus":
      guard case .element(let element) = object.id, object.states.contains(.enabled) else {
        return .value(.boolean(false))
      }
      return .asks(.focus(element))
    case "ScrollTo", "ScrollToPoint":
      guard let element = object.id.element else { return .value(.boolean(false)) }
      return .asks(.show(element))
    case "SetExtents", "SetPosition", "SetSize": return .value(.boolean(false))
    default: return nil
    }
  }

  private func extents(of object: ProvidedObject, from origin: Int?) -> Rect {
    onDisplay(object.frame, of: object, from: origin)
  }

  /// A rectangle of the window in pixels, counted from the display, the window or what holds the object.
  func onDisplay(_ frame: Rect, of object: ProvidedObject, from origin: Int?) -> Rect {
    var frame = screen.onDisplay(frame)
    let corner = corner(from: Origin(rawValue: origin ?? 0) ?? .screen, of: object)
    frame.origin.x -= corner.x
    frame.origin.y -= corner.y
    return frame
  }

  private func corner(from origin: Origin, of object: ProvidedObject) -> Point {
    switch origin {
    case .screen: .zero
    case .window: screen.origin
    case .parent:
      screen.parent(of: object.id).flatMap { screen.object($0) }.map { screen.extents(of: $0).origin }
        ?? screen.origin
    }
  }

  /// A place in the window, in points, of three numbers that clients give: two of the place, and from where they count.
  func place(_ numbers: [Int], in object: ProvidedObject) -> Point {
    let corner = corner(from: Origin(rawValue: numbers[2]) ?? .screen, of: object)
    return screen.inWindow(Point(x: Double(numbers[0]) + corner.x, y: Double(numbers[1]) + corner.y))
  }

  /// Answers `org.a11y.atspi.Action`.
  func action(_ object: ProvidedObject, _ member: String, _ arguments: [DBusValue]) -> ClientAnswer? {
    if member == "GetActions" {
      return .value(
        .array(
          of: "(sss)",
          object.actions.map { .structure([.string($0.name), .string($0.description), .string("")]) }))
    }
    guard ["GetName", "GetLocalizedName", "GetDescription", "GetKeyBinding", "DoAction"].contains(member)
    else { return nil }
    guard let index = arguments.first?.integer else { return .badArguments(member) }
    guard object.actions.indices.contains(index) else {
      return .value(member == "DoAction" ? .boolean(false) : .string(""))
    }
    let action = object.actions[index]
    switch member {
    case "GetDescription": return .value(.string(action.description))
    case "GetKeyBinding": return .value(.string(""))
    case "DoAction": return .asks(.action(action.request))
    default: return .value(.string(action.name))
    }
  }
}

import AccessibilityModel
import SwiftUI
import Testing

@MainActor
@Suite("Taps on views")
struct TapTests {
  @Test("F4: activating an element taps it: the innermost gesture is made, and no other")
  func activation() {
    let log = Noted<[String]>([])
    let screen = Pad.screen {
      Pad().onTapGesture { log.value.append("inner") }.onTapGesture { log.value.append("outer") }
    }
    #expect(screen.activate("Pad") == screen.element("Pad").map { .handled(by: $0.id) })
    #expect(log.value == ["inner"])
  }

  @Test("A view that takes taps responds to people, and is no button by that")
  func responds() throws {
    let screen = Screen {
      Text("Open").onTapGesture {}
      Text("Drag me").gesture(DragGesture())
      Text("Off").onTapGesture {}.disabled(true)
    }
    #expect(screen.element("Open")?.respondsToUserInteraction == true)
    #expect(screen.element("Open")?.traits.contains(.button) == false)
    #expect(screen.element("Drag me")?.respondsToUserInteraction == false)
    #expect(screen.activate("Drag me") == .declined)
    #expect(screen.element("Off")?.respondsToUserInteraction == false)
    #expect(screen.activate("Off") == .declined)
  }

  @Test("A single tap waits for a double tap further in to fail; an activation is a single tap at once")
  func doubleTap() {
    let log = Noted<[String]>([])
    let screen = Pad.screen {
      Pad().onTapGesture(count: 2) { log.value.append("double") }.onTapGesture { log.value.append("single") }
    }
    let (x, y) = screen.middle(of: "Pad")
    screen.finger.tap(x, y)
    #expect(log.value == [])
    screen.wait(.milliseconds(400))
    #expect(log.value == ["single"])
    screen.finger.tap(x, y)
    screen.wait(.milliseconds(100))
    screen.finger.tap(x, y)
    screen.wait(.seconds(1))
    #expect(log.value == ["single", "double"])
    screen.activate("Pad")
    screen.activate("Pad")
    #expect(log.value == ["single", "double", "single", "single"])
  }

  @Test("A tap tells its place, in the view's points or those of a space")
  func places() {
    let log = Noted<[String]>([])
    let screen = Pad.screen {
      Pad()
        .gesture(SpatialTapGesture().onEnded { log.value.append("\($0.location.x) \($0.location.y)") })
        .simultaneousGesture(
          SpatialTapGesture(coordinateSpace: .global).onEnded {
            log.value.append("\($0.location.x) \($0.location.y)")
          })
      Pad().onTapGesture { (point: CGPoint) in log.value.append("\(point.x)") }
    }
    let frame = screen.element("Pad")?.frame ?? .zero
    screen.finger.tap(frame.minX + 10, frame.minY + 20)
    #expect(log.value == ["10.0 20.0", "\(frame.minX + 10) \(frame.minY + 20)"])
    screen.finger.tap(frame.minX + 30, frame.maxY + 50)
    #expect(log.value.last == "30.0")
  }

  @Test("A touch that lasts, or moves, or is taken back is no tap")
  func noTap() {
    let log = Noted<[String]>([])
    let screen = Pad.screen { Pad().onTapGesture { log.value.append("tap") } }
    let (x, y) = screen.middle(of: "Pad")
    screen.finger.began(x, y)
    screen.wait(.seconds(1))
    screen.finger.ended(x, y)
    screen.finger.began(x, y)
    screen.finger.moved(x + 30, y)
    screen.finger.ended(x + 30, y)
    screen.finger.began(x, y)
    screen.finger.cancelled(x, y)
    #expect(log.value == [])
    #expect(screen.finger.began(5, 400) == .declined)
  }

  @Test("A high priority gesture goes before those inside, a simultaneous one beside them, a mask shuts out")
  func priorities() {
    let log = Noted<[String]>([])
    func tap(_ name: String) -> some Gesture { TapGesture().onEnded { log.value.append(name) } }
    let screen = Screen {
      Text("high").gesture(tap("inner")).highPriorityGesture(tap("outer"))
      Text("beside").gesture(tap("inner")).simultaneousGesture(tap("beside"))
      Text("alone").gesture(tap("inner")).gesture(tap("outer"), including: .gesture)
      Text("subviews").gesture(tap("inner")).highPriorityGesture(tap("outer"), including: .subviews)
      Text("none").gesture(tap("inner")).gesture(tap("outer"), including: .none)
      Text("off").gesture(tap("inner"), isEnabled: false)
      Button("button") { log.value.append("button") }.simultaneousGesture(tap("also"))
      Button("before") { log.value.append("button") }.highPriorityGesture(tap("first"))
    }
    func logged(_ label: String) -> [String] {
      log.value = []
      let (x, y) = screen.middle(of: label)
      screen.finger.tap(x, y)
      return log.value
    }
    #expect(logged("high") == ["outer"])
    #expect(logged("beside") == ["inner", "beside"])
    #expect(logged("alone") == ["outer"])
    #expect(logged("subviews") == ["inner"])
    #expect(logged("none") == [])
    #expect(logged("off") == [])
    #expect(logged("button") == ["button", "also"])
    #expect(logged("before") == ["first"])
  }

  @Test("The outline of a view decides where it is tapped")
  func outline() {
    let log = Noted<[String]>([])
    let screen = Pad.screen {
      Pad().contentShape(Circle()).onTapGesture { log.value.append("tap") }
    }
    let frame = screen.element("Pad")?.frame ?? .zero
    screen.finger.tap(frame.minX + 5, frame.minY + 5)
    #expect(log.value == [])
    screen.finger.tap(frame.minX + 100, frame.minY + 100)
    #expect(log.value == ["tap"])
  }

  @Test("A style sees its button pressed for as long as a finger is on it, and lifting there uses it")
  func pressed() {
    let log = Noted<[String]>([])
    let screen = Screen {
      Button("Play") { log.value.append("played") }.buttonStyle(Pressable())
    }
    let (x, y) = screen.middle(of: "Play")
    screen.finger.began(x, y)
    #expect(screen.labels == ["Play, down"])
    screen.finger.moved(x, y + 300)
    #expect(screen.labels == ["Play"])
    screen.finger.ended(x, y + 300)
    #expect(log.value == [])
    screen.finger.tap(x, y)
    #expect(log.value == ["played"])
    #expect(screen.labels == ["Play"])
  }
}

private struct Pressable: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      if configuration.isPressed { Text("down") }
    }
  }
}

import AccessibilityModel
import EarshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Gestures of views", .timeLimit(.minutes(10)))
struct GestureTests {
  @Test("A long press ends when its time is over; pressing is told from the first touch")
  func longPress() {
    let log = Noted<[String]>([])
    let screen = Pad.screen {
      Pad().onLongPressGesture {
        log.value.append("pressed")
      } onPressingChanged: {
        log.value.append($0 ? "down" : "up")
      }
    }
    let (x, y) = screen.middle(of: "Pad")
    screen.finger.began(x, y)
    #expect(log.value == ["down"])
    screen.wait(.milliseconds(500))
    #expect(log.value == ["down", "pressed", "up"])
    screen.finger.ended(x, y)
    screen.finger.tap(x, y)
    #expect(log.value == ["down", "pressed", "up", "down", "up"])
  }

  @Test("1.9: VoiceOver's long press holds a finger on the element for as long as it takes")
  func requestedPress() async throws {
    try await hosting(Petting()) { screen in
      try await screen.drive(
        """
        select "Bailey"
        triple tap
        wait 1s
        select "petted 1 times"
        """)
    }
  }

  @Test("A drag begins after its distance and tells place, way and end; what it updates returns by itself")
  func drag() {
    let log = Noted<[String]>([])
    let screen = Pad.screen { Draggable(log: log) }
    let frame = screen.element("at 0")?.frame ?? .zero
    let (x, y) = (frame.minX, frame.minY)
    screen.finger.began(x + 20, y + 20)
    screen.finger.moved(x + 25, y + 20)
    #expect(log.value == [])
    #expect(screen.labels == ["at 0"])
    screen.finger.moved(x + 60, y + 20)
    #expect(screen.labels == ["at 40"])
    screen.finger.ended(x + 70, y + 20)
    #expect(log.value == ["changed 40.0", "ended 50.0 from 20.0"])
    #expect(screen.labels == ["at 0"])
    screen.finger.began(x + 20, y + 20)
    screen.finger.moved(x + 60, y + 20)
    screen.finger.cancelled(x + 60, y + 20)
    #expect(screen.labels == ["at 0"])
    #expect(log.value.count == 3)
  }

  @Test("A drag is as fast as its finger, and would coast on")
  func velocity() throws {
    let values = Noted<[DragGesture.Value]>([])
    let screen = Pad.screen { Pad().gesture(DragGesture().onChanged { values.value.append($0) }) }
    let (x, y) = screen.middle(of: "Pad")
    screen.finger.began(x, y)
    screen.wait(.milliseconds(100))
    screen.finger.moved(x + 50, y)
    let value = try #require(values.value.last)
    #expect(abs(value.velocity.width - 500) < 0.01)
    #expect(abs(value.predictedEndTranslation.width - 175) < 0.01)
  }

  @Test("Pressing and then dragging: the drag begins where the finger is when the press is over")
  func sequence() {
    let log = Noted<[String]>([])
    let gesture = LongPressGesture(minimumDuration: 1).sequenced(before: DragGesture(minimumDistance: 0))
      .onChanged { value in
        switch value {
        case .first(let isDown): log.value.append("first \(isDown)")
        case .second(_, let drag): log.value.append("second \(drag.map { "\($0.translation.width)" } ?? "-")")
        }
      }
      .onEnded { _ in log.value.append("ended") }
    let screen = Pad.screen { Pad().gesture(gesture) }
    let (x, y) = screen.middle(of: "Pad")
    screen.finger.began(x, y)
    screen.finger.moved(x + 5, y)
    screen.wait(.seconds(1))
    screen.finger.moved(x + 35, y)
    screen.finger.ended(x + 35, y)
    #expect(log.value == ["first true", "second 0.0", "second 30.0", "ended"])
  }

  @Test("Of two exclusive gestures the first goes before; the second does nothing of its own then")
  func exclusive() {
    let log = Noted<[String]>([])
    let gesture = LongPressGesture().onEnded { _ in log.value.append("long") }
      .exclusively(before: TapGesture().onEnded { log.value.append("short") })
    let screen = Pad.screen { Pad().gesture(gesture) }
    let (x, y) = screen.middle(of: "Pad")
    screen.finger.tap(x, y)
    #expect(log.value == ["short"])
    screen.finger.began(x, y)
    screen.wait(.milliseconds(600))
    screen.finger.ended(x, y)
    #expect(log.value == ["short", "long"])
  }

  @Test("Two fingers magnify and turn at once, and tell how much")
  func twoFingers() {
    let log = Noted<[String]>([])
    let gesture = MagnificationGesture().simultaneously(with: RotationGesture()).onEnded { value in
      let turned = value.second.map { Int($0.degrees.rounded()) } ?? 0
      log.value.append("\(value.first ?? 0) times, \(turned) degrees")
    }
    let screen = Pad.screen { Pad().gesture(gesture) }
    let (x, y) = screen.middle(of: "Pad")
    screen.content.touch([(1, .began, x - 20, y), (2, .began, x + 20, y)])
    screen.content.touch([(1, .moved, x, y - 40), (2, .moved, x, y + 40)])
    screen.content.touch([(1, .ended, x, y - 40), (2, .ended, x, y + 40)])
    #expect(log.value == ["2.0 times, 90 degrees"])
  }

  @Test("Two fingers tell where they began, in parts of the view")
  func anchors() {
    let log = Noted<[String]>([])
    let screen = Pad.screen {
      Pad()
        .gesture(MagnifyGesture().onChanged { log.value.append("\($0.magnification) \($0.startAnchor.x)") })
        .simultaneousGesture(RotateGesture().onEnded { log.value.append("\($0.rotation.degrees)") })
    }
    let (x, y) = screen.middle(of: "Pad")
    screen.content.touch([(1, .began, x - 20, y), (2, .began, x + 20, y)])
    screen.content.touch([(2, .moved, x + 60, y)])
    #expect(log.value == ["2.0 0.5"])
  }

  @Test("A gesture of the app's own is made of others, and its kind can be hidden")
  func custom() {
    let log = Noted<[String]>([])
    let hidden = AnyGesture(TapGesture(count: 1).map { "tapped" })
    let screen = Pad.screen {
      Pad().gesture(Shake().onEnded { log.value.append("shaken \($0.translation.width)") })
        .simultaneousGesture(hidden.onEnded { log.value.append($0) })
    }
    let (x, y) = screen.middle(of: "Pad")
    screen.finger.began(x, y)
    screen.finger.moved(x + 40, y)
    screen.finger.ended(x + 60, y)
    screen.finger.tap(x, y)
    #expect(log.value == ["shaken 60.0", "tapped"])
  }

  @Test("A gesture around a list of views waits until those inside have failed")
  func waiting() {
    let log = Noted<[String]>([])
    let screen = Screen {
      VStack {
        Text("inner").onLongPressGesture { log.value.append("long") }
      }
      .onTapGesture { log.value.append("tap") }
    }
    let (x, y) = screen.middle(of: "inner")
    screen.finger.tap(x, y)
    #expect(log.value == ["tap"])
    screen.finger.began(x, y)
    screen.wait(.milliseconds(500))
    screen.finger.ended(x, y)
    #expect(log.value == ["tap", "long"])
  }
}

private struct Petting: View {
  @State private var count = 0

  var body: some View {
    Text("Bailey").onLongPressGesture(minimumDuration: 0.8) { count += 1 }
    Text(verbatim: "petted \(count) times")
  }
}

private struct Draggable: View {
  @GestureState private var way = 0.0
  let log: Noted<[String]>

  var body: some View {
    Color.clear.frame(width: 200, height: 200).accessibilityLabel("at \(Int(way))")
      .gesture(
        DragGesture()
          .onChanged { log.value.append("changed \($0.translation.width)") }
          .updating($way) { value, way, _ in way = value.translation.width }
          .onEnded { log.value.append("ended \($0.translation.width) from \($0.startLocation.x)") })
  }
}

private struct Shake: Gesture {
  var body: some Gesture<DragGesture.Value> { DragGesture(minimumDistance: 30) }
}

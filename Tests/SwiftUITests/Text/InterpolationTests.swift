import AccessibilityModel
import SwiftUI
import Testing
import TreeFormat

@MainActor
@Suite("Values inside texts")
struct InterpolationTests {
  @Test("Numbers are written as the person's region writes them")
  func numbers() throws {
    let texts = [
      Text("\(1234) dogs, \(UInt8(3)), \(-5)"), Text("\(2.5, specifier: "%.1f") kg"),
      Text("\(7, specifier: "%03d")"), Text("\(0.25, format: .percent)"), Text(1234.5, format: .number),
      Text("\(1.5)"), Text("50% of \(2)"),
    ]
    try HeardScreen.showing {
      ForEach(texts.indices, id: \.self) { texts[$0] }
    } _: { screen in
      #expect(
        screen.labels == ["1,234 dogs, 3, -5", "2.5 kg", "007", "25%", "1,234.5", "1.500000", "50% of 2"])
    }
    try HeardScreen.showing(environment: LaunchOptions(locale: "de-DE")) {
      ForEach(texts.indices, id: \.self) { texts[$0] }
    } _: { screen in
      #expect(screen.labels.prefix(3) == ["1.234 dogs, 3, -5", "2,5 kg", "007"])
      #expect(screen.labels[3].hasPrefix("25"))
      #expect(screen.labels[4...] == ["1.234,5", "1,500000", "50% of 2"])
    }
  }

  @Test("Texts, pictures, formatters and other values stand among words")
  func others() throws {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    try HeardScreen.showing {
      Text("Hello \(Text("Bailey").speechSpellsOutCharacters()), \(true) \(Optional("x") ?? "")")
      Text("Tap \(Image(systemName: "square.and.arrow.up")) to share")
      Text(Image(systemName: "heart.fill")) + Text(" 5")
      Text("\(Image(decorative: "dog")) Dog")
      Text("\(NSNumber(value: 3), formatter: formatter) dogs")
      Text(NSNumber(value: 12), formatter: formatter)
    } _: { screen in
      #expect(
        screen.labels == [
          "Hello Bailey, true x", "Tap Share to share", "Love 5", " Dog", "three dogs", "twelve",
        ])
      #expect(screen.stops[0].label?.runs.map(\.range) == [6..<12])
      #expect(screen.stops.allSatisfy { !$0.traits.contains(.image) })
    }
  }

  @Test("Days and times are written as the person's region writes them")
  func dates() throws {
    let zone = try #require(TimeZone(identifier: "UTC"))
    let date = Date(timeIntervalSince1970: 1_559_566_980)
    try HeardScreen.showing {
      VStack {
        Text(date, style: .date)
        Text(date, style: .time)
        Text("On \(date, style: .date)")
        Text(date...date.addingTimeInterval(7200))
        Text(DateInterval(start: date, duration: 86400))
      }
      .environment(\.timeZone, zone)
    } _: { screen in
      let labels = screen.labels.map { $0.map { $0.isWhitespace ? " " : $0 } }.map { String($0) }
      #expect(labels[0] == "June 3, 2019")
      #expect(labels[1] == "1:03 PM")
      #expect(labels[2] == "On June 3, 2019")
      #expect(labels[3].contains("1:03") && labels[3].contains("3:03 PM"))
      #expect(labels[4].contains("June 3") && labels[4].contains("June 4"))
    }
  }

  @Test("Texts that follow the time change with it")
  func clocks() throws {
    try HeardScreen.showing {
      Running()
    } _: { screen in
      #expect(
        screen.labels == ["1:05", "0:00", "1 minute, 5 seconds", "+1 minute", "1:05", "65:05", "Left 1:05"])
      #expect(screen.stops.allSatisfy { $0.traits.contains(.updatesFrequently) })
      screen.wait(.seconds(5))
      #expect(
        screen.labels == ["1:00", "0:05", "1 minute", "+1 minute", "1:00", "65:00", "Left 1:00"])
      screen.wait(.seconds(62))
      #expect(screen.labels == ["0:00", "1:05", "2 seconds", "-2 seconds", "0:02", "63:58", "Left 0:02"])
    }
  }

  private struct Running: View {
    @State private var now = Date()

    var body: some View {
      let end = now.addingTimeInterval(65)
      Text(timerInterval: now...end)
      Text(timerInterval: now...end, countsDown: false)
      Text(end, style: .relative)
      Text(end, style: .offset)
      Text(end, style: .timer)
      Text(timerInterval: now...now.addingTimeInterval(3905), showsHours: false)
      Text("Left \(end, style: .timer)")
    }
  }

  @Test("A clock that was stopped stays where it was")
  func paused() throws {
    try HeardScreen.showing {
      Stopped()
    } _: { screen in
      #expect(screen.labels == ["0:50"])
      screen.wait(.seconds(20))
      #expect(screen.labels == ["0:50"])
    }
  }

  private struct Stopped: View {
    @State private var now = Date()

    var body: some View {
      Text(timerInterval: now...now.addingTimeInterval(60), pauseTime: now.addingTimeInterval(10))
    }
  }
}

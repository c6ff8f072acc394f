import Drawing
import SwiftUI
import Testing
import TreeFormat

@MainActor
@Suite("How texts and pictures are drawn")
struct DrawnTextTests {
  @Test("L8: texts have their fonts, colours and lines, as they were measured")
  func texts() throws {
    try Drawn.expect("Texts") {
      Text("Plain")
      Text("Large").font(.largeTitle).bold()
      Text("Red").foregroundColor(.red) + Text(" and struck").strikethrough()
      Text("Quiet").foregroundStyle(.secondary)
      VStack { Text("Of the red").foregroundStyle(.secondary) }.foregroundStyle(.red)
      Text("Underlined").underline()
      Text("A [link](https://example.org) here")
      Text("Cut off where no room is left for it").lineLimit(1).frame(width: 120)
      Text("Shrinks to fit").lineLimit(1).minimumScaleFactor(0.5).frame(width: 60)
      Text("Two lines\nin the middle").multilineTextAlignment(.center)
      Text("Fixed").font(.system(size: 20))
      Text("Not shown yet").redacted(reason: .placeholder)
    }
  }

  @Test("L8: texts of the same views in the dark and from right to left")
  func surroundings() throws {
    var options = LaunchOptions.dark
    options.layoutDirection = .rightToLeft
    try Drawn.expect("Dark and mirrored", 200, options) {
      Text("Plain")
      Text("Quiet").foregroundStyle(.secondary)
      Text("Two lines\nof words").multilineTextAlignment(.trailing)
      Label("Saved", systemImage: "star")
    }
  }

  @Test("L8: symbols, pictures and shapes in the colour of text")
  func pictures() throws {
    try Drawn.expect("Pictures", 500) {
      Image(systemName: "star")
      Image(systemName: "bell").symbolVariant(.fill).font(.title.bold()).foregroundStyle(.orange)
      Image(systemName: "heart").resizable().scaledToFit().frame(width: 50, height: 30)
      Image("unknown")
      Image("unknown").renderingMode(.template).resizable(resizingMode: .tile).frame(width: 90, height: 20)
      Text("\(Image(systemName: "bolt")) Fast")
    }
  }

  @Test("A change of colour is drawn without another layout or evaluation of what stands still")
  func colorChange() {
    let screen = Screen { Traffic() }
    let frames = screen.frames
    #expect(screen.drawnLines.contains { $0.contains("“Stop”") && $0.contains("#34C759") })
    screen.activate("Switch")
    #expect(screen.drawnLines.contains { $0.contains("“Stop”") && $0.contains("#FF3B30") })
    #expect(screen.frames == frames)
  }
}

private struct Traffic: View {
  @State private var isRed = false

  var body: some View {
    VStack {
      Text("Stop").foregroundStyle(isRed ? .red : .green)
      Button("Switch") { isRed.toggle() }
    }
  }
}

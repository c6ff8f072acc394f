import AccessibilityModel
import BrailleBridge
import BrailleDevice
import EarshotSession
import Foundation
import VoiceOverEngine

/// VoiceOver's line on a braille display, and what the display's keys ask for.
struct LiveBraille {
  /// The display.
  let device: BrailleDevice
  private let translator: BrailleTranslator
  private let hasStatus: Bool
  private var display: BrailleDisplay
  /// The line of what the cursor is on.
  private var item: ShownBraille?
  /// The line that stands there: that of the item, or what the app announced.
  private var shown: ShownBraille?
  /// True while the person goes back along lines, each of which is then shown from its end.
  private var goesBack = false
  private var isLost = false
  private var typed: TypedBraille

  /// Makes one that shows nothing yet.
  init(_ device: BrailleDevice, in translator: BrailleTranslator, hasStatus: Bool) {
    self.device = device
    self.translator = translator
    self.hasStatus = hasStatus
    display = BrailleDisplay(cells: device.cells, hasStatus: hasStatus)
    typed = TypedBraille(translator)
  }

  /// Shows what happened: what the cursor came to, what is typed, or what the app announced.
  ///
  /// - Parameters:
  ///   - records: What happened.
  ///   - voiceOver: VoiceOver, where it is on.
  ///   - tree: The screen.
  mutating func show(_ records: [SessionRecord], _ voiceOver: VoiceOver?, in tree: AccessibilityTree) {
    defer { goesBack = false }
    let element = voiceOver?.cursor.flatMap { tree[$0] }
    var answers: [Utterance] = []
    var aside: Utterance?
    for case .speak(let utterance, interrupts: _) in records.map(\.effect) {
      switch utterance.reason {
      case .response:
        answers.append(utterance)
        aside = nil
      case .announcement, .notice, .restlessValue: aside = utterance
      // What follows the description of an element would take its place on the line.
      case .ending: break
      }
    }
    if let element, let content = element.editedText, answers.allSatisfy({ $0.tells(of: element) }) {
      item = ShownBraille(editing: element, content, in: translator)
    } else {
      item = answers.compactMap { ShownBraille($0, element, in: translator) }.last ?? item
    }
    let line = aside.flatMap { ShownBraille($0, element, in: translator) }
    if let line {
      put(line)
    } else if item != shown, !answers.isEmpty || item?.editing != nil {
      put(item)
    }
  }

  /// What is to be done because of something that the display tells, and what the person is to be told.
  ///
  /// - Returns: Lines of a drive script, and a message.
  mutating func take(_ news: BrailleNews) -> (lines: [String], message: String?) {
    switch news {
    case .pressed(let key): return (lines(for: key), nil)
    case .lost(let error):
      isLost = true
      return ([], "\(error)")
    case .ready(let cells):
      display = BrailleDisplay(cells: cells, hasStatus: hasStatus)
      put(shown)
      defer { isLost = false }
      return ([], isLost ? "The braille display is back, with \(cells) cells." : nil)
    }
  }

  /// Tells somebody what the display tells, on a thread of its own, as long as the program runs.
  func listen(_ tell: @escaping @Sendable ([BrailleNews]) -> Void) {
    let device = device
    Thread.detachNewThread {
      while true {
        let news = device.news()
        if !news.isEmpty { tell(news) }
        device.wait()
      }
    }
  }

  // MARK: Keys

  private mutating func lines(for key: BrailleKey) -> [String] {
    switch key {
    case .command(let command): return lines(for: command)
    case .routing(let cell): return finished() + lines(forRoutingKeyAt: cell)
    case .dots(let dots, isChord: false):
      // The keys of dots 7 and 8 alone write nothing.
      if let name = [0x40: "delete", 0x80: "return"][dots] { return finished() + [name] }
      return typed.take(dots: dots).map(Self.lines) ?? []
    case .dots(let dots, isChord: true):
      return BrailleChords.lines[dots].map { finished() + [$0] } ?? []
    case .character(" "): return lines(for: .dots(0, isChord: false))
    case .character(let character): return finished() + [Self.typing(String(character))]
    case .key(let name): return finished() + [name]
    }
  }

  private mutating func lines(for command: BrailleCommand) -> [String] {
    switch command {
    case .panRight:
      if display.panRight() {
        write()
      } else if shown != item {
        put(item)
      } else {
        return finished() + ["right"]
      }
      return []
    case .panLeft:
      if display.panLeft() {
        write()
      } else if shown != item {
        put(item)
      } else {
        goesBack = true
        return finished() + ["left"]
      }
      return []
    case .home:
      put(item)
      return []
    case .lineUp: return finished() + ["left"]
    case .lineDown: return finished() + ["right"]
    case .previousDifferentLine: return finished() + ["up"]
    case .nextDifferentLine: return finished() + ["down"]
    case .windowUp: return finished() + ["three-finger flick down"]
    case .windowDown: return finished() + ["three-finger flick up"]
    case .top: return finished() + ["first"]
    case .bottom: return finished() + ["last"]
    }
  }

  /// The key above a cell: places the insertion point, or activates the item.
  private mutating func lines(forRoutingKeyAt cell: Int) -> [String] {
    guard shown == item, let item else {
      put(item)
      return []
    }
    let inLine = display.cellOfLine(at: cell)
    guard let editing = item.editing else { return inLine == nil ? [] : ["double tap"] }
    if let inLine {
      let place = item.line.place(atCell: inLine)
      return place?.segment == editing.segment ? editing.keys(to: place?.byte ?? 0) : []
    }
    return editing.keys(to: editing.content.string.utf8.count)
  }

  /// What was typed and is no text yet, where the person goes on to something else.
  private mutating func finished() -> [String] { typed.finish().map(Self.lines) ?? [] }

  private static func lines(_ change: TypedBraille.Change) -> [String] {
    Array(repeating: "delete", count: change.deletions) + (change.text.isEmpty ? [] : [typing(change.text)])
  }

  private static func typing(_ text: String) -> String {
    "type \"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  // MARK: Cells

  private mutating func put(_ line: ShownBraille?) {
    guard let line else { return }
    shown = line
    display.show(line.line, status: line.status)
    if let cell = line.editing?.cell {
      _ = display.reveal(cell: cell)
    } else if goesBack {
      while display.panRight() {}
    }
    write()
  }

  private func write() {
    device.write(display.dots, cursor: shown?.editing?.cell.flatMap { display.shown($0) })
  }
}

extension AccessibilityElement {
  /// The words that are being edited; `nil` where none are.
  fileprivate var editedText: TextContent? {
    guard traits.contains(.isEditing), let textContent, textContent.isEditable else { return nil }
    return textContent
  }
}

extension Utterance {
  /// True where all of it is about an element, such as an echo of what was typed into it.
  fileprivate func tells(of element: AccessibilityElement) -> Bool {
    segments.allSatisfy { $0.element == element.id }
  }
}

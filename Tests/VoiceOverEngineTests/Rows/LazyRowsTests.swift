import AccessibilityModel
import Testing
import VoiceOverEngine

@Suite("Walking rows that are made when they are wanted")
struct LazyRowsTests {
  /// Everything heard by flicks until the knock.
  private func walk(_ flick: VoiceOver.Input, _ device: inout Device, limit: Int = 400) -> [String] {
    var words: [String] = []
    for _ in 0..<limit {
      let effects = device(flick)
      words += effects.words
      if effects.sounds.last == .boundary { break }
    }
    return words
  }

  @Test("K12: flicks meet every row once, however few exist at a time, and what stands behind the list")
  func all() {
    let kennel = LazyKennel(count: 100)
    var device = kennel.device()
    #expect(walk(.flickRight, &device) == kennel.labels)
    #expect(walk(.flickLeft, &device) == kennel.labels.dropLast().reversed())
  }

  @Test("K12: row 50,000 of 100,000: right, left and right again is the same row")
  func middle() {
    var device = LazyKennel(count: 100_000).device(around: 49_999)
    device(.select(LazyKennel.row(50_000)))
    let right = device(.flickRight)
    let id = device.voiceOver.cursor
    #expect(right.words == ["Dog 50001"])
    #expect(device(.flickRight, .flickRight, .flickLeft, .flickLeft, .flickLeft).words.last == "Dog 50000")
    #expect(device(.flickRight).words == right.words)
    #expect(device.voiceOver.cursor == id)
  }

  @Test("K12: behind the last row and before the first one there is the knock")
  func ends() {
    var kennel = LazyKennel(count: 100_000)
    kennel.isFramed = false
    var device = kennel.device()
    #expect(device(.lastElement).words == ["Dog 99999"])
    #expect(device(.flickRight) == [.sound(.boundary)])
    #expect(device(.firstElement).words == ["Dog 0"])
    #expect(device(.flickLeft) == [.sound(.boundary)])
  }

  @Test("K12: the app is asked only where rows are missing, for the missing one and its neighbour")
  func requests() {
    var device = LazyKennel(count: 10).device()
    device(.flickRight, .flickRight, .flickRight, .flickRight, .flickRight)
    #expect(device.asked.isEmpty)
    device(.flickRight)
    #expect(device.asked == [.realize(LazyKennel.list, 3..<5)])
  }

  @Test("K12: an app that puts rows ahead while it is asked loses the person no row")
  func inserting() {
    let kennel = LazyKennel(count: 10)
    var device = Device(kennel.screen(around: 0)) { kind, tree in
      guard case .realize(_, let range) = kind else { return .declined }
      var longer = LazyKennel(count: 13)
      longer.shift = 3
      longer.margin = 0
      tree = AccessibilityTree(longer.screen(showing: range))
      return .range(range)
    }
    device(.select(LazyKennel.row(3)))
    let words = (0..<7).flatMap { _ in device(.flickRight).words }
    #expect(words == ["Dog 4", "Dog 5", "Dog 6", "Dog 7", "Dog 8", "Dog 9", "Adopt, button"])
  }

  @Test("K12: an app that makes no rows leaves what stands behind the list, or the knock")
  func declined() {
    let kennel = LazyKennel(count: 10)
    var device = Device(kennel.screen(around: 0))
    device(.select(LazyKennel.row(3)))
    #expect(device(.flickRight).words == ["Adopt, button"])
    var alone = kennel
    alone.isFramed = false
    var other = Device(alone.screen(around: 0))
    other(.select(LazyKennel.row(3)))
    #expect(other(.flickRight).sounds == [.boundary])
    #expect(other.voiceOver.cursor == LazyKennel.row(3))
  }

  @Test("K12: an app that says it made rows and did not is asked only so often")
  func lying() {
    var device = Device(LazyKennel(count: 10).screen(around: 0)) { _, _ in .handled(by: nil) }
    device(.select(LazyKennel.row(3)))
    #expect(device(.flickRight).sounds == [.boundary])
    #expect(device.asked.count <= 32)
    #expect(device.voiceOver.cursor == LazyKennel.row(3))
  }

  @Test("K12: rows of which only one fits the screen are walked too")
  func tallRows() {
    let kennel = LazyKennel(count: 9, window: 1, margin: 0)
    var device = Device(kennel.screen(around: 0)) { kind, tree in
      guard case .realize(_, let range) = kind else { return .declined }
      tree = AccessibilityTree(kennel.screen(around: range.lowerBound))
      return .range(range.lowerBound..<range.lowerBound + 1)
    }
    #expect(walk(.flickRight, &device) == kennel.labels)
    #expect(walk(.flickLeft, &device) == kennel.labels.dropLast().reversed())
  }

  @Test("K12: a list keeps its name to itself while rows come and go inside it")
  func names() {
    var kennel = LazyKennel(count: 30)
    kennel.name = "Kennel"
    kennel.margin = 0
    var device = kennel.device()
    let words = walk(.flickRight, &device)
    #expect(words.filter { $0.contains("Kennel") } == ["Kennel, Dog 0"])
    #expect(words.count == 32)
  }

  @Test("K12: rows made inside rows are walked before the next row of the outer list")
  func nested() {
    let outer = ElementID(slot: 30)
    @Sendable func screen(_ row: Int, _ column: Int) -> AccessibilityNode {
      let cell = AccessibilityNode.stop(
        "\(row)\(column)".spoken, id: ElementID(slot: UInt32(100 + row * 10 + column))
      )
      .with(\.rowIndex, column)
      let inner = AccessibilityNode.container(order: .given, id: ElementID(slot: UInt32(50 + row)), [cell])
        .with(\.rows, LazyRows(count: 3, realized: column..<column + 1)).with(\.rowIndex, row)
      return AccessibilityNode.container(order: .given, id: outer, [inner])
        .with(\.rows, LazyRows(count: 2, realized: row..<row + 1))
    }
    var device = Device(screen(0, 0)) { kind, tree in
      guard case .realize(let id, let range) = kind else { return .declined }
      let row = tree[outer]?.rows?.realized.lowerBound ?? 0
      let column = tree.lazyColumn
      if id == outer {
        tree = AccessibilityTree(screen(row == range.lowerBound ? range.upperBound - 1 : range.lowerBound, 0))
      } else {
        let wanted = range.lowerBound == column ? range.upperBound - 1 : range.lowerBound
        tree = AccessibilityTree(screen(row, wanted))
      }
      return .range(range)
    }
    #expect(walk(.flickRight, &device) == ["00", "01", "02", "10", "11", "12"])
  }

  @Test(
    "K12: from outside a flick leads to the rows that are shown, or to the list's end",
    arguments: EnteringRows.allCases)
  func entering(choice: EnteringRows) {
    var dialect = Dialect.iOS
    dialect.enteringRows = choice
    var device = LazyKennel(count: 100).device(around: 50, VoiceOver(dialect))
    device(.flickRight)
    let effects = device(.flickRight)
    #expect(effects.words == [choice == .shown ? "Dog 49" : "Dog 0"])
    #expect(effects.rules == ["rows.entering"])
    var fresh = LazyKennel(count: 100).device(around: 0, VoiceOver(dialect))
    #expect(fresh(.flickRight, .flickRight).rules.isEmpty)
  }

  @Test("1.10.4 lists: rows that exist beyond what is shown of a list are not where a flick leads into it")
  func beyond() {
    let screen = Rect(x: 0, y: 0, width: 100, height: 300)
    func shown(_ realized: Range<Int>, _ start: Double) -> AccessibilityNode {
      let rows = realized.map { row in
        AccessibilityNode.stop("Dog \(row)".spoken, id: LazyKennel.row(row)).with(\.rowIndex, row)
          .with(
            \.frame, Rect(x: 0, y: start + Double(row - realized.lowerBound) * 20, width: 100, height: 20))
      }
      let list = AccessibilityNode.container(order: .given, id: LazyKennel.list, rows)
        .with(\.rows, LazyRows(count: 30, realized: realized))
      let window = AccessibilityNode.container(order: .given, id: ElementID(slot: 21), [list])
        .with(\.frame, Rect(x: 0, y: 50, width: 100, height: 200)).with(\.clipsChildren, true)
      let title = AccessibilityNode.stop("Dogs", id: LazyKennel.title)
        .with(\.frame, Rect(x: 0, y: 0, width: 100, height: 50))
      let tail = AccessibilityNode.stop("Adopt", id: LazyKennel.tail)
        .with(\.frame, Rect(x: 0, y: 250, width: 100, height: 50))
      return .container(order: .given, id: ElementID(slot: 0), [title, window, tail]).with(\.frame, screen)
    }
    var device = Device(shown(0..<20, 50))
    let effects = device(.lastElement, .flickLeft)
    #expect(effects.words.last == "Dog 9")
    #expect(effects.rules.contains("rows.entering"))
    // All rows are there, and those at the start are scrolled away.
    var scrolled = Device(shown(0..<30, -90))
    #expect(scrolled(.firstElement, .flickRight).words.last == "Dog 7")
    #expect(scrolled(.lastElement, .flickLeft).words.last == "Dog 16")
    var dialect = Dialect.iOS
    dialect.enteringRows = .edge
    var strict = Device(shown(0..<30, -90), VoiceOver(dialect))
    #expect(strict(.lastElement, .flickLeft).words.last == "Dog 29")
  }

  @Test("K12: in every small list, with rows that hold nothing, flicks meet everything both ways")
  func smallLists() {
    for count in 0...5 {
      for window in 1...3 {
        for (margin, bits) in (0...1).flatMap({ margin in (0..<(1 << count)).map { (margin, $0) } }) {
          for isFramed in [true, false] {
            var kennel = LazyKennel(count: count, window: window, margin: margin, isFramed: isFramed)
            kennel.empty = Set((0..<count).filter { bits & (1 << $0) != 0 })
            var device = kennel.device()
            device(.firstElement)
            guard let start = device.voiceOver.cursor, let label = device.tree[start]?.label?.string else {
              continue
            }
            let heard = [label] + walk(.flickRight, &device, limit: 20)
            let expected = kennel.labels.drop { !$0.hasPrefix(label) }
            #expect(heard.dropFirst() == expected.dropFirst(), "\(kennel)")
            let back = walk(.flickLeft, &device, limit: 20)
            #expect(back.first.map { $0 == kennel.labels.dropLast().last } ?? true, "\(kennel)")
          }
        }
      }
    }
  }
}

extension String {
  fileprivate var spoken: SpokenText { SpokenText(self) }
}

extension AccessibilityTree {
  /// The column of the one cell that exists.
  fileprivate var lazyColumn: Int { firstStop.flatMap { self[$0]?.rowIndex } ?? 0 }
}

import AccessibilityModel
import AuditEngine
import EarshotSession
import EffortEngine
import TestSupport
import Testing
import TreeFormat

@Suite("Readers of damaged files", .serialized, .timeLimit(.minutes(60)))
struct ReaderFuzzTests {
  /// A reader with files that it reads.
  struct Reader: Sendable, CustomTestStringConvertible {
    let name: String
    let files: [String]
    /// Reads, and reads what was read as it is written anew; throws where the file is none.
    let read: @Sendable (String) throws -> Void

    var testDescription: String { name }
  }

  private static let tree = AccessibilityTree(.kennel([.bailey, .stop("Adopt", traits: .button)]))

  static let readers: [Reader] = [
    Reader(name: "trees", files: [EncodedTreeV1(tree).text]) { text in
      let read = try EncodedTreeV1(text).tree()
      _ = TreeText(read, options: [.frames, .identities, .sources, .rules]).text
      let written = EncodedTreeV1(read).text
      #expect(try EncodedTreeV1(EncodedTreeV1(written).tree()).text == written)
    },
    Reader(name: "JSON", files: ["[1,{\"a\":[null,true,-1.5e3,\"\\u00e9\"]}]"]) { text in
      let read = try JSONValue(parsing: text)
      #expect(try JSONValue(parsing: read.text()) == read)
    },
    Reader(
      name: "scripts",
      files: [
        "right\nexpect \"Adopt, button\"\nrotor \"More Content\"\nwait 2s\npress tab-z\nsay \"tap 3\"\n",
        "zoom on\nthree-finger drag 0 -200\nassistive touch set \"dwell time\" 0.5\npointer to 1 2\ntext size large\n",
        "finger 1 to 30 40\nselect \"Adopt\" 2\npress 40 800 0.6s\nvo-right\nspeak hold \"a\" 1s\nfloating button to 3 2\n",
      ]
    ) { text in _ = try Script(reading: text) },
    Reader(
      name: "settings",
      files: [
        UserSettings().text,
        "earshot settings 1\nspeaking rate = 80\n[rules]\nhint.pause = 2 s\n[activity A]\n",
      ]
    ) { text in
      let read = try UserSettings(reading: text)
      #expect(try UserSettings(reading: read.text) == read)
    },
    Reader(
      name: "prices",
      files: [
        "# a\nKennel\tAdopt\tVoiceOver\t2\nKennel\tAdopt\tSwitch Control\tnever\nKennel\tAdopt\ttrap\t1\n"
      ]
    ) { text in
      let read = try EffortList(reading: text)
      _ = read.rises(to: read)
      #expect(try EffortList(reading: read.text).counts == read.counts)
    },
    Reader(
      name: "known findings", files: ["# a\nScreen\n  contrast: \"Adopt\" (button)\n\nOther\n  trap: x\n"]
    ) {
      let read = try AuditBaseline(reading: $0)
      _ = read.compare([])
      _ = try AuditBaseline(reading: read.text)
    },
    Reader(
      name: "choices of an audit",
      files: ["earshot audit 1\nseconds = 8\nfacts = 6\n[rules]\ncontrast = off\n"]
    ) {
      _ = try AuditChoices(reading: $0)
    },
    Reader(
      name: "kept screens", files: ["# a\n\nPay\n  Total, 12\n  ! says too much\n\nHelp\n  Help, heading\n"]
    ) {
      let read = try ScreenBaseline(reading: $0)
      _ = read.changes(to: ScreenBaseline([]))
      _ = read.text
    },
    Reader(
      name: "comments in code",
      files: ["let a = 1 // earshot:ignore contrast: it is a logo\n/* x */ \"\\(a)\"\n"]
    ) {
      _ = AuditSuppression.all(in: $0, file: "/A.swift")
    },
  ]

  @Test("A damaged file is read or refused", arguments: readers)
  func texts(reader: Reader) {
    var dice = SoakPlan.current.dice(for: reader.name)
    let files = reader.files.map { Array($0.utf8) }
    var refused = 0
    for _ in 0..<SoakPlan.current.count(of: 20_000) {
      let text = String(decoding: DamagedBytes.make(of: files, &dice), as: UTF8.self)
      do { try reader.read(text) } catch {
        refused += 1
        #expect(!"\(error)".isEmpty)
      }
    }
    // What reads comments refuses nothing.
    #expect(refused > 0 || reader.name == "comments in code" || reader.name == "kept screens")
  }

  @Test("A damaged message of an app is read or refused, and nothing behind it is taken for one")
  func messages() {
    var dice = SoakPlan.current.dice(for: "messages")
    let node = AccessibilityNode.kennel([.bailey, .stop("Adopt", traits: .button)])
    let messages: [SessionMessage] = [
      .event(.changed(.initial, TreeDiff([.insert(node, parent: nil, after: nil)]))),
      .event(.notification(.announcement(SpokenText("Saved"), priority: .high, queued: true))),
      .settled(now: .start, nextDeadline: .start.advanced(by: .seconds(2))), .quit,
      .list(previewIndex: 1, LaunchOptions()),
    ]
    let files = messages.map { $0.encoded() } + [messages.flatMap { $0.encoded() }]
    for _ in 0..<SoakPlan.current.count(of: 200_000) {
      var decoder = SessionMessageDecoder()
      let bytes = DamagedBytes.make(of: files, &dice)
      let cut = Int.random(in: 0...bytes.count, using: &dice)
      var tree = AccessibilityTree()
      do {
        for part in [bytes[..<cut], bytes[cut...]] {
          decoder.append(part)
          while let message = try decoder.next() {
            _ = message.encoded()
            guard case .event(.changed(_, let diff)) = message else { continue }
            try tree.apply(diff)
            _ = TreeText(tree).text
          }
        }
      } catch let error as FormatError {
        #expect(!error.description.isEmpty)
        #expect(throws: FormatError.self) { try decoder.next() }
      } catch {
        // A change that does not fit the tree is a message all the same.
        #expect(error is TreeDiffError)
      }
    }
  }
}

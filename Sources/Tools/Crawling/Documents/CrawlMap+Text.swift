import AccessibilityModel
import CrawlEngine

extension CrawlMap {
  /// The map as a person reads it: what was cut, each screen with its way, and what is wrong.
  ///
  /// The form is described in `Documentation/Formats/crawl.md`.
  /// - Parameter listsMoves: True where every move is listed, also those that lead nowhere.
  /// - Returns: Whole lines, the last one ended too.
  package func text(listsMoves: Bool = false) -> String {
    var lines = [head]
    for cut in cuts { lines.append("Cut: \(cut.text)") }
    for screen in screens { lines += [""] + self.lines(of: screen, listsMoves: listsMoves) }
    lines += [""] + closing
    return VisibleText.joined(lines)
  }

  private var head: String {
    let stops = screens.reduce(0) { $0 + $1.stops.count }
    let seconds = Self.seconds(screens.reduce(0) { $0 + $1.seconds })
    return "\(name): \(Self.count(screens.count, "screen")), \(Self.count(stops, "stop")), \(seconds)"
  }

  private func lines(of screen: CrawlScreen, listsMoves: Bool) -> [String] {
    let stops = Self.count(screen.stops.count, "stop")
    var lines = ["\(Self.padded(screen.number))  \(screen.title): \(stops), \(Self.seconds(screen.seconds))"]
    let way = screen.way.map(\.words).joined(separator: ", then ")
    if !way.isEmpty { lines.append("     way: \(way) (\(Self.count(screen.gestures, "gesture")))") }
    for passage in passages where passage.from == screen.number {
      if let line = Self.line(of: passage, in: self, listsAll: listsMoves) { lines.append("     \(line)") }
    }
    lines += notes(on: screen).map { "     \($0)" }
    for finding in screen.findings { lines.append("     ! \(Self.text(of: finding, on: screen))") }
    for text in screen.unreached { lines.append("     ! Out of reach for every technology: \(text)") }
    for problem in problems(of: screen) { lines.append("     ! \(problem)") }
    return lines
  }

  /// What is not wrong and worth knowing of a screen.
  package func notes(on screen: CrawlScreen) -> [String] {
    var notes: [String] = []
    if screen.rowsLeft > 0 { notes.append("… \(Self.count(screen.rowsLeft, "more row")) of lists") }
    if screen.stopsLeft > 0 {
      notes.append("… \(Self.count(screen.stopsLeft, "more stop")); --max-stops hears more")
    }
    if screen.restlessness > 0 {
      notes.append(
        "never comes to rest: it changed \(Self.count(screen.restlessness, "time")) until the crawl went on")
    }
    if screen.untried > 0 { notes.append("\(Self.count(screen.untried, "move")) of it not tried") }
    return notes
  }

  /// What is wrong with where a screen lies, beside what is found on it.
  package func problems(of screen: CrawlScreen) -> [String] {
    var problems: [String] = []
    if screen.losesFocus { problems.append("Focus lost: the cursor is on nothing when the screen has come.") }
    if deadEnds.contains(where: { $0.number == screen.number }) {
      problems.append("Dead end: nothing on it leads back. Add a button that does.")
    }
    if escapeOnly.contains(where: { $0.number == screen.number }) {
      problems.append(
        "Only the escape gesture leads back. Add a button for people who cannot make it, or do not know it.")
    }
    if screen.isReproduced == false { problems.append("Its way leads elsewhere when it is gone again.") }
    return problems
  }

  /// A move in a line; `nil` for what is not worth one.
  package static func line(of passage: CrawlPassage, in map: CrawlMap, listsAll: Bool) -> String? {
    let alike = passage.alike > 0 ? " (and \(count(passage.alike, "more")) of its kind, not tried)" : ""
    switch passage.outcome {
    case .screen(let number):
      return "\(passage.step.words) → \(number) \(map.screen(number)?.title ?? "")\(alike)"
    case .stays: return listsAll || passage.alike > 0 ? "\(passage.step.words) → stays\(alike)" : nil
    case .ends(let reason): return "! \(passage.step.words) → the app ends: \(reason)"
    case .impossible(let reason): return listsAll ? "\(passage.step.words) → not possible: \(reason)" : nil
    }
  }

  /// A finding with the stop it is about, and where it comes from.
  package static func text(of finding: CrawlFinding, on screen: CrawlScreen) -> String {
    let place = finding.location.map { " (\($0.file.split(separator: "/").last ?? ""):\($0.line))" } ?? ""
    let stop = finding.stop.map { "\($0): " } ?? ""
    return stop + finding.message + place
  }

  private var closing: [String] {
    var lines: [String] = []
    let findings = screens.reduce(0) { $0 + $1.findings.count + $1.unreached.count }
    let found = findings == 0 ? "Nothing found" : Self.count(findings, "finding")
    var more: [String] = []
    if !deadEnds.isEmpty { more.append(Self.count(deadEnds.count, "dead end")) }
    if !crashes.isEmpty { more.append(Self.count(crashes.count, "crash", "crashes")) }
    if !withoutFocus.isEmpty { more.append("focus lost on \(Self.count(withoutFocus.count, "screen"))") }
    lines.append(([found] + more).joined(separator: ", ") + ". \(Self.count(moves, "move")) made.")
    let checked = screens.filter { $0.isReproduced == true }.count
    if checked > 0 {
      lines.append("\(Self.count(checked, "way")) gone again in a new process, and led there again.")
    }
    lines.append(cuts.isEmpty ? "The map is whole." : "The map is cut; see above.")
    return lines
  }

  /// A number and its noun.
  package static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    if number == 1 || noun == "more" { return "\(number) \(noun)" }
    return "\(number) \(plural ?? noun + "s")"
  }

  /// Seconds with one digit behind the point.
  package static func seconds(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }

  private static func padded(_ number: Int) -> String {
    let text = "\(number)"
    return String(repeating: " ", count: max(3 - text.count, 0)) + text
  }
}

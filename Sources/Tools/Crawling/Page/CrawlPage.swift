import CrawlEngine
import Foundation

/// Maps as one page that needs no other file: a drawing, small pictures, and every transcript a click away.
package struct CrawlPage {
  private let maps: [CrawlMap]

  /// Makes a page of maps.
  package init(_ maps: [CrawlMap]) {
    self.maps = maps
  }

  /// The whole page.
  package var html: String {
    let names = maps.map(\.name).joined(separator: ", ")
    var lines = [
      "<!DOCTYPE html>", "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\">",
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
      "<title>\("Every screen of \(names)".escaped)</title>", "<style>", Self.style, "</style>", "</head>",
      "<body>", "<a class=\"skip\" href=\"#main\">Skip to the screens</a>",
      "<header><h1>\("Every screen of \(names)".escaped)</h1></header>", "<main id=\"main\">",
    ]
    for (place, map) in maps.enumerated() {
      lines += section(map, prefix: maps.count > 1 ? "m\(place + 1)-" : "")
    }
    lines += ["</main>", "</body>", "</html>"]
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(_ map: CrawlMap, prefix: String) -> [String] {
    let stops = map.screens.reduce(0) { $0 + $1.stops.count }
    let seconds = CrawlMap.seconds(map.screens.reduce(0) { $0 + $1.seconds })
    var lines: [String] = []
    if maps.count > 1 { lines.append("<h2>\(map.name.escaped)</h2>") }
    lines.append(
      "<p>\(CrawlMap.count(map.screens.count, "screen")), \(CrawlMap.count(stops, "stop")), \(seconds) of speech, "
        + "\(CrawlMap.count(map.moves, "move")) made.</p>")
    if map.cuts.isEmpty {
      lines.append("<p>The map is whole.</p>")
    } else {
      lines.append("<p class=\"cut\"><strong>The map is cut.</strong></p>")
      lines.append("<ul>" + map.cuts.map { "<li>\($0.text.escaped)</li>" }.joined() + "</ul>")
    }
    let drawing = CrawlDrawing(map).svg.replacingOccurrences(of: "#screen-", with: "#\(prefix)screen-")
      .replacingOccurrences(of: "\"tip\"", with: "\"\(prefix)tip\"")
      .replacingOccurrences(of: "url(#tip)", with: "url(#\(prefix)tip)")
    lines.append("<h2>The map</h2>")
    lines.append("<div class=\"map\" tabindex=\"0\" role=\"region\" aria-label=\"The map, which scrolls\">")
    lines += [drawing, "</div>", "<h2>The screens</h2>"]
    for screen in map.screens { lines += article(screen, of: map, prefix: prefix) }
    return lines
  }

  private func article(_ screen: CrawlScreen, of map: CrawlMap, prefix: String) -> [String] {
    let id = "\(prefix)screen-\(screen.number)"
    var lines = [
      "<article id=\"\(id)\" aria-labelledby=\"\(id)-title\">",
      "<h3 id=\"\(id)-title\">\(screen.number) \(screen.title.escaped)</h3>", "<div class=\"body\">",
    ]
    if !screen.picture.isEmpty {
      let data = Data(screen.picture).base64EncodedString()
      lines.append("<img alt=\"Picture of \(screen.title.escaped)\" src=\"data:image/png;base64,\(data)\">")
    }
    lines += ["<div>", way(to: screen)]
    let notes = map.notes(on: screen)
    if !notes.isEmpty { lines.append("<p>" + notes.joined(separator: "<br>") + "</p>") }
    lines += problems(on: screen, of: map)
    lines += moves(from: screen, of: map, prefix: prefix)
    lines += transcript(of: screen)
    lines += ["</div>", "</div>", "</article>"]
    return lines
  }

  private func way(to screen: CrawlScreen) -> String {
    guard !screen.way.isEmpty else { return "<p>This is what the app begins with.</p>" }
    let steps = screen.way.map { "<li>\($0.words.escaped)</li>" }.joined()
    return "<p>\(CrawlMap.count(screen.gestures, "gesture")) from the start:</p><ol>\(steps)</ol>"
  }

  private func problems(on screen: CrawlScreen, of map: CrawlMap) -> [String] {
    var texts = screen.findings.map { CrawlMap.text(of: $0, on: screen) }
    texts += screen.unreached.map { "Out of reach for every technology: \($0)" }
    texts += map.problems(of: screen)
    for passage in map.crashes where passage.from == screen.number {
      if case .ends(let reason) = passage.outcome {
        texts.append("\(passage.step.words): the app ends: \(reason)")
      }
    }
    guard !texts.isEmpty else { return [] }
    return ["<h4>Found</h4>", "<ul class=\"found\">"] + texts.map { "<li>\($0.escaped)</li>" } + ["</ul>"]
  }

  private func moves(from screen: CrawlScreen, of map: CrawlMap, prefix: String) -> [String] {
    let items = map.passages.filter { $0.from == screen.number }.compactMap { passage -> String? in
      guard let line = CrawlMap.line(of: passage, in: map, listsAll: false) else { return nil }
      guard case .screen(let number) = passage.outcome else { return "<li>\(line.escaped)</li>" }
      return "<li><a href=\"#\(prefix)screen-\(number)\">\(line.escaped)</a></li>"
    }
    guard !items.isEmpty else { return [] }
    return ["<h4>Where it leads</h4>", "<ul>"] + items + ["</ul>"]
  }

  private func transcript(of screen: CrawlScreen) -> [String] {
    let length = "\(CrawlMap.count(screen.stops.count, "stop")), \(CrawlMap.seconds(screen.seconds))"
    var lines = ["<details><summary>What is heard: \(length)</summary>", "<ol>"]
    for stop in screen.stops {
      let words = stop.heard.isEmpty ? "(nothing is spoken)" : stop.heard
      let actions = stop.actions.isEmpty ? "" : "<br>Actions: \(stop.actions.joined(separator: ", ").escaped)"
      lines.append("<li>\(words.escaped) <small>\(CrawlMap.seconds(stop.seconds))</small>\(actions)</li>")
    }
    return lines + ["</ol>", "</details>"]
  }

  private static let style = """
    :root { color-scheme: light dark; --line: #767676; --wrong: #b3261e; --ground: #ffffff; --ink: #1b1b1b; }
    @media (prefers-color-scheme: dark) {
      :root { --line: #9a9a9a; --wrong: #ff8a80; --ground: #1b1b1b; --ink: #f2f2f2; }
    }
    body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 70rem; padding: 1rem;
      background: var(--ground); color: var(--ink); }
    .skip { position: absolute; left: -100rem; } .skip:focus { position: static; }
    .map { overflow: auto; max-height: 80vh; border: 1px solid var(--line); border-radius: 8px; }
    .map rect { fill: var(--ground); stroke: var(--line); stroke-width: 1.5; }
    .map rect.wrong { stroke: var(--wrong); stroke-width: 3; }
    .map text { fill: var(--ink); font: 14px system-ui, sans-serif; } .map text.detail { font-size: 12px; }
    .map path { fill: none; stroke: var(--ink); stroke-width: 1.5; }
    .map path.back { stroke: var(--line); stroke-width: 1; stroke-dasharray: 4 3; }
    .map path.tip { fill: var(--ink); stroke: none; }
    article { border-top: 1px solid var(--line); padding: .5rem 0 1rem; }
    .body { display: flex; gap: 1.5rem; align-items: flex-start; flex-wrap: wrap; }
    .body > div { flex: 1 1 20rem; min-width: 0; overflow-wrap: anywhere; }
    img { border: 1px solid var(--line); border-radius: 8px; max-width: 100%; }
    .found, .cut { color: var(--wrong); } h4 { margin: .75rem 0 0; } a { color: inherit; }
    summary { cursor: pointer; padding: .25rem 0; font-weight: 600; }
    """
}

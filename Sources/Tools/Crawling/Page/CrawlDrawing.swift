import AccessibilityModel
import CrawlEngine

/// The map as a drawing: a column for each move from the start, a box for each screen, a line for each passage.
struct CrawlDrawing {
  private static let box = (width: 180, height: 48)
  private static let gap = (x: 90, y: 20)
  private static let margin = 16

  private let map: CrawlMap
  private var places: [Int: (column: Int, row: Int)] = [:]
  private var rows: [Int] = []

  /// Puts each screen in its place.
  init(_ map: CrawlMap) {
    self.map = map
    for screen in map.screens {
      let column = screen.way.count
      while rows.count <= column { rows.append(0) }
      places[screen.number] = (column, rows[column])
      rows[column] += 1
    }
  }

  private func origin(_ number: Int) -> (x: Int, y: Int)? {
    guard let place = places[number] else { return nil }
    return (
      Self.margin + place.column * (Self.box.width + Self.gap.x),
      Self.margin + place.row * (Self.box.height + Self.gap.y)
    )
  }

  /// The drawing as an element of a page.
  var svg: String {
    let width = Self.margin * 2 + rows.count * (Self.box.width + Self.gap.x) - Self.gap.x
    let height = Self.margin * 2 + (rows.max() ?? 1) * (Self.box.height + Self.gap.y) - Self.gap.y
    let description =
      "\(CrawlMap.count(map.screens.count, "screen")) of \(map.name); the list below says the same."
    var lines = [
      "<svg role=\"img\" aria-label=\"\(description.escaped)\" viewBox=\"0 0 \(width) \(height)\" "
        + "width=\"\(width)\" height=\"\(height)\" xmlns=\"http://www.w3.org/2000/svg\">",
      "<defs><marker id=\"tip\" viewBox=\"0 0 8 8\" refX=\"8\" refY=\"4\" markerWidth=\"8\" markerHeight=\"8\" "
        + "orient=\"auto\"><path d=\"M0 0L8 4L0 8z\" class=\"tip\"/></marker></defs>",
    ]
    lines += edges + boxes
    lines.append("</svg>")
    return lines.joined(separator: "\n")
  }

  private var edges: [String] {
    var drawn: Set<[Int]> = []
    return map.passages.compactMap { passage in
      guard case .screen(let to) = passage.outcome, drawn.insert([passage.from, to]).inserted,
        let (x, y) = origin(passage.from), let (u, v) = origin(to)
      else { return nil }
      // Ways back are drawn thin, so that the ways there are seen.
      let isWay = (places[to]?.column ?? 0) > (places[passage.from]?.column ?? 0)
      let half = Self.box.height / 2
      let (start, end) = isWay ? (x + Self.box.width, u) : (x, u + Self.box.width)
      let bend = isWay ? 40 : -40
      let (a, b) = isWay ? (y + half - 6, v + half - 6) : (y + half + 8, v + half + 8)
      return "<path class=\"\(isWay ? "way" : "back")\" marker-end=\"url(#tip)\" "
        + "d=\"M\(start) \(a)C\(start + bend) \(a) \(end - bend) \(b) \(end) \(b)\">"
        + "<title>\(passage.step.words.escaped)</title></path>"
    }
  }

  private var boxes: [String] {
    map.screens.compactMap { screen in
      guard let (x, y) = origin(screen.number) else { return nil }
      let isWrong = !screen.findings.isEmpty || !map.problems(of: screen).isEmpty || !screen.unreached.isEmpty
      let title = "\(screen.number) \(screen.title)"
      let short = title.count > 22 ? title.prefix(21) + "…" : title[...]
      let detail =
        "\(CrawlMap.count(screen.stops.count, "stop")), \(CrawlMap.seconds(screen.seconds))"
        + (isWrong ? " !" : "")
      return
        "<a href=\"#screen-\(screen.number)\" tabindex=\"-1\"><rect class=\"\(isWrong ? "wrong" : "right")\" "
        + "x=\"\(x)\" y=\"\(y)\" width=\"\(Self.box.width)\" height=\"\(Self.box.height)\" rx=\"8\"/>"
        + "<text x=\"\(x + 10)\" y=\"\(y + 20)\">\(String(short).escaped)</text>"
        + "<text class=\"detail\" x=\"\(x + 10)\" y=\"\(y + 38)\">\(detail.escaped)</text></a>"
    }
  }
}

extension String {
  /// The text as it stands in a page, whatever characters it has.
  var escaped: String {
    var result = ""
    for scalar in VisibleText.line(inOneLine).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

import AccessibilityModel
import CrawlEngine
import Crawling
import Testing
import VoiceOverEngine

@Suite("Saved maps and pages", .timeLimit(.minutes(10)))
struct CrawlDocumentTests {
  private func map() async throws -> CrawlMap {
    var settings = CrawlSettings(voiceOver: VoiceOver(.iOS))
    settings.seconds = 3_600
    var plan = SmallApp.Plan.kennel
    plan.screens["gone"] = [(.heading("<b>Gone & \"away\"</b>"), nil)]
    let made = plan
    return try await Crawler("Kennel", settings, gauge: CrawlGauge(settings), open: { SmallApp(made) })
      .crawl()
  }

  @Test("B8: a map that is saved and read again is the same to everyone who compares")
  func again() async throws {
    let map = try await map()
    let read = try #require(try CrawlDocument(reading: CrawlDocument([map]).text).maps.first)
    #expect(read.screens == map.screens)
    #expect(read.passages == map.passages)
    #expect(MapComparison(map.screens, read.screens).changes.isEmpty)
  }

  @Test(
    "B8: what is no saved map is told in one line",
    arguments: [
      ("", "it is no JSON. Save it with earshot crawl --format json."),
      (
        "{\"format\": \"earshot.effort\", \"version\": 1}",
        "it is no saved crawl of this version. Save it with earshot crawl --format json."
      ),
      (
        "{\"format\": \"earshot.crawl\", \"version\": 1, \"maps\": []}",
        "there is no map in it. Save it with earshot crawl --format json."
      ),
      (
        "{\"format\": \"earshot.crawl\", \"version\": 1, \"maps\": [{\"name\": \"A\", \"screens\": [{\"number\": 7}]}]}",
        "screen 1 of \"A\" is not where it belongs. Save it anew."
      ),
    ])
  func wrong(text: String, message: String) {
    #expect(throws: CrawlDocumentError.self) { try CrawlDocument(reading: text) }
    do { _ = try CrawlDocument(reading: text) } catch { #expect("\(error)" == message) }
  }

  @Test("B12: a map without words has every screen and passage, and not one word of the app")
  func wordless() async throws {
    let map = try await map()
    let other = map.withoutWords
    #expect(other.screens.count == map.screens.count && other.passages.count == map.passages.count)
    #expect(other.screens.map(\.seconds) == map.screens.map(\.seconds))
    for text in [other.text(listsMoves: true), CrawlPage([other]).html, CrawlDocument([other]).text] {
      for word in [
        "Dogs", "Bailey", "New dog", "Settings", "Gone", "away", "Kennel", "beagle", "broken assumption",
      ] {
        #expect(!text.contains(word), "\(word)")
      }
    }
    #expect(other.text().contains("     activate … → 2 Screen"))
    #expect(other.text().contains("A stop without a name."))
  }

  @Test("B12: the page says everything in words, links every screen, and holds nobody's markup")
  func page() async throws {
    let html = CrawlPage([try await map()]).html
    #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(html.contains("<h3 id=\"screen-5-title\">5 &lt;b&gt;Gone &amp; &quot;away&quot;&lt;/b&gt;</h3>"))
    #expect(!html.contains("<b>"))
    for number in 1...5 { #expect(html.contains("id=\"screen-\(number)\"")) }
    #expect(html.contains("<summary>What is heard: 3 stops, "))
    #expect(html.contains("<li>activate &quot;Bailey&quot;</li>"))
    #expect(html.contains("the app ends: a broken assumption (signal 5)"))
    #expect(html.contains("role=\"img\" aria-label=\"5 screens of Kennel"))
    #expect(!html.contains("http://") || html.components(of: "http://") == 1)
  }
}

extension String {
  /// How often a text stands in it.
  fileprivate func components(of text: String) -> Int {
    self.split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}

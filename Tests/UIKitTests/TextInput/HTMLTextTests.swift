import Testing
import UIKit

@MainActor
@Suite("Attributed strings of documents")
struct HTMLTextTests {
  private func text(
    _ html: String, _ type: NSAttributedString.DocumentType = .html
  ) throws -> NSAttributedString {
    try NSAttributedString(data: Data(html.utf8), options: [.documentType: type], documentAttributes: nil)
  }

  @Test("Paragraphs, entities and lists of HTML are lines of text")
  func lines() throws {
    let paragraphs = try text("<p>Tom &amp; Bailey</p>\n<p>3&#8211;4&nbsp;years</p>").string
    #expect(paragraphs == "Tom & Bailey\n3–4\u{A0}years\n")
    #expect(try text("<ul><li>Dog</li><li>Cat</li></ul>").string == "\t•\tDog\n\t•\tCat\n")
    #expect(try text("<ol><li>Dog</li><li>Cat</li></ol>").string == "\t1.\tDog\n\t2.\tCat\n")
    #expect(try text("a  <b> b </b>\n c<br>d<script>e < f</script>").string == "a b c\nd")
  }

  @Test("Bold and linked words of HTML have attributes")
  func attributes() throws {
    let result = try text("<p>Adopt <b>Bailey</b> <a href='https://a.example/?a=1&amp;b=2'>now</a></p>")
    let font = try #require(result.attribute(.font, at: 7, effectiveRange: nil) as? UIFont)
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    let plain = try #require(result.attribute(.font, at: 1, effectiveRange: nil) as? UIFont)
    #expect(!plain.fontDescriptor.symbolicTraits.contains(.traitBold))
    let link = try #require(result.attribute(.link, at: 14, effectiveRange: nil) as? URL)
    #expect(link.absoluteString == "https://a.example/?a=1&b=2")
    #expect(result.attribute(.link, at: 1, effectiveRange: nil) == nil)
  }

  @Test("A text view that shows HTML is heard without its tags")
  func heard() throws {
    let view = UITextView()
    view.isEditable = false
    view.attributedText = try text("<h1>Kennel</h1><p>Open <a href=\"https://a.example\">daily</a></p>")
    #expect(view.accessibilityValue == "Kennel\nOpen daily\n")
  }

  @Test("Without a type, the first characters decide; what cannot be read is an error")
  func types() throws {
    #expect(try NSAttributedString(data: Data("<!DOCTYPE html><p>Dog</p>".utf8)).string == "Dog\n")
    #expect(try NSAttributedString(data: Data("<p>Dog".utf8)).string == "<p>Dog")
    #expect(throws: CocoaError.self) { try text("{\\rtf1 Dog}", .rtf) }
    #expect(throws: CocoaError.self) { try NSAttributedString(data: Data([0xFF, 0xFE, 0xFF])) }
  }
}

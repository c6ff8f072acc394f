import EarshotTesting
import PDFKit
import SwiftUI
import Testing

/// Documents that tests read.
private enum Sample {
  /// A document as its lines stand in the specification's examples, with a wrong table of places.
  static func written(_ pages: [String], annotations: String = "") -> Data {
    var objects = [
      "1 0 obj <</Type/Catalog/Pages 2 0 R/Outlines 5 0 R>> endobj",
      "3 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding<</Differences[128/eacute/bullet/fi]>>>> endobj",
      "4 0 obj <</Title(Walks of Bailey)/Author<FEFF0041006E006E>>> endobj",
      "5 0 obj <</First 6 0 R/Last 6 0 R>> endobj",
      "6 0 obj <</Title(Evening)/Dest[20 0 R/XYZ 0 700 0]>> endobj",
      "7 0 obj <</Type/Annot/Subtype/Link/Rect[70 640 200 660]/A<</S/URI/URI(https://example.org)>>>> endobj",
    ]
    let kids = pages.indices.map { "\(10 + $0 * 10) 0 R" }.joined(separator: " ")
    objects.append("2 0 obj <</Type/Pages/Kids[\(kids)]/Count \(pages.count)/MediaBox[0 0 612 792]>> endobj")
    for (index, page) in pages.enumerated() {
      let number = 10 + index * 10
      let notes = index == 0 ? annotations : ""
      objects.append(
        "\(number) 0 obj <</Type/Page/Parent 2 0 R/Resources<</Font<</F 3 0 R>>>>/Contents \(number + 1) 0 R\(notes)>> endobj"
      )
      objects.append("\(number + 1) 0 obj <</Length \(page.utf8.count)>> stream\n\(page)\nendstream endobj")
    }
    let body = objects.joined(separator: "\n")
    return Data("%PDF-1.4\n\(body)\ntrailer <</Root 1 0 R/Info 4 0 R>>\nstartxref\n7\n%%EOF".utf8)
  }

  static let walks = written(
    [
      """
      BT /F 24 Tf 72 720 Td (Walks) Tj ET
      BT /F 12 Tf 14 TL 72 680 Td (Bailey goes out) Tj T* [(twice) -600 (a day.)] TJ ET
      BT /F 12 Tf 72 645 Td (Caf\\200 \\201 ) Tj (\\202ne route) Tj ET
      """,
      "BT /F 12 Tf 1 0 0 1 72 700 Tm (Evening \\(late\\)) Tj ET",
    ], annotations: "/Annots[7 0 R]")

  /// Objects packed together, with letters that a map tells; qpdf 11 wrote it.
  static let packed = Data(
    base64Encoded: """
      JVBERi0xLjUKJb/3ov4KMSAwIG9iago8PCAvVHlwZSAvT2JqU3RtIC9MZW5ndGggMjQ2IC9GaWx0ZXIgL0ZsYXRlRGVjb2Rl\
      IC9OIDQgL0ZpcnN0IDIwID4+CnN0cmVhbQp4nG2QzWrDMBCE732KfYEi2XHiFIIP+SkNpVDSlBxKDqq1GEGQSiRD8/adlevi\
      Q5EljPTtzO6UpGlGs4oqqpc0p7Ku7lYrUq+m44gXTQdSx9sXk9qYZC6ho6bJxCb0PlFB6tnZSB+oFfY80oPAL7s2kR8DcLUN\
      XcTJsWVvjU9yK9X/Uieaa03qrf9MQwf7rbyLQTn6DAUnSBTYD+AX2GesppFudr4N1vmO1N6yTy7d7p8mkiICi2N49w4g02I6\
      chb/m9cnlmbrgXhh68w6fMNVS4hwXWZnjH4FOIZ34Bj6a4swRCUr5p8CkQuANvFNUhPDH2VwceYKZW5kc3RyZWFtCmVuZG9i\
      ago2IDAgb2JqCjw8IC9MZW5ndGggMTQwIC9GaWx0ZXIgL0ZsYXRlRGVjb2RlID4+CnN0cmVhbQp4nNN39nTxzMssUdAPKMpP\
      Dk4tUUjLzEspSi3OLy1KTlVISk3PzIOQybmJBVyGUHZ+SmpxQWJyalFiXnqqgo0BENgp2LgBgZ1Cal4KqjyXEURXUlpyRmIR\
      WLWhHYgyNQdTBiZAysXC2MXF2dAUrB+iEmZbUhrCGiOIDmMwZWYIVQ2xBmQx0JEAmUhCXAplbmRzdHJlYW0KZW5kb2JqCjcg\
      MCBvYmoKPDwgL0xlbmd0aCA1MCAvRmlsdGVyIC9GbGF0ZURlY29kZSA+PgpzdHJlYW0KeJxzClHQdzNUMDRSCElTMDdSMDcw\
      UAhJUbAxMDAwBGIjIDaGYhM7hZAsBdcQABW7CtAKZW5kc3RyZWFtCmVuZG9iago4IDAgb2JqCjw8IC9UeXBlIC9YUmVmIC9M\
      ZW5ndGggMzcgL0ZpbHRlciAvRmxhdGVEZWNvZGUgL0RlY29kZVBhcm1zIDw8IC9Db2x1bW5zIDQgL1ByZWRpY3RvciAxMiA+\
      PiAvVyBbIDEgMiAxIF0gL1Jvb3QgMiAwIFIgL1NpemUgOSAvSUQgWzxhYjYxNTlkMDliMGExYmM5NTU5OGQwMmRjNTQwMDUz\
      Yj48YWI2MTU5ZDA5YjBhMWJjOTU1OThkMDJkYzU0MDA1M2I+XSA+PgpzdHJlYW0KeJxjYgACJkYGfhDxiYEJyGNEIv4zZv5l\
      YmC8ApKoZAAAR3IEzQplbmRzdHJlYW0KZW5kb2JqCnN0YXJ0eHJlZgo2OTUKJSVFT0YK
      """)

  /// The same with a password.
  static let locked = Data(
    base64Encoded: """
      JVBERi0xLjcKJb/3ov4KMSAwIG9iago8PCAvRXh0ZW5zaW9ucyA8PCAvQURCRSA8PCAvQmFzZVZlcnNpb24gLzEuNyAvRXh0\
      ZW5zaW9uTGV2ZWwgOCA+PiA+PiAvUGFnZXMgMiAwIFIgL1R5cGUgL0NhdGFsb2cgPj4KZW5kb2JqCjIgMCBvYmoKPDwgL0Nv\
      dW50IDEgL0tpZHMgWyAzIDAgUiBdIC9UeXBlIC9QYWdlcyA+PgplbmRvYmoKMyAwIG9iago8PCAvQ29udGVudHMgNCAwIFIg\
      L01lZGlhQm94IFsgMCAwIDMwMCA4MDAgXSAvUGFyZW50IDIgMCBSIC9SZXNvdXJjZXMgPDwgL0ZvbnQgPDwgL0YxIDUgMCBS\
      ID4+ID4+IC9UeXBlIC9QYWdlID4+CmVuZG9iago0IDAgb2JqCjw8IC9MZW5ndGggODAgL0ZpbHRlciAvRmxhdGVEZWNvZGUg\
      Pj4Kc3RyZWFtCk03x7yFyWuD547+CCb0pXrjAQGlJEmkvEMGCVa1FX+DZ028MY4/MKuSu8g1bAnrTTbtO3rc7vs3A0DLOKjz\
      CCDQwtQDf2eDJO/kIPlb3cPmCmVuZHN0cmVhbQplbmRvYmoKNSAwIG9iago8PCAvQmFzZUZvbnQgL0RvZ3MgL0Rlc2NlbmRh\
      bnRGb250cyBbIDw8IC9CYXNlRm9udCAvRG9ncyAvRFcgNTAwIC9TdWJ0eXBlIC9DSURGb250VHlwZTIgL1R5cGUgL0ZvbnQg\
      L1cgWyAxIFsgOTAwIDYwMCBdIF0gPj4gXSAvRW5jb2RpbmcgL0lkZW50aXR5LUggL1N1YnR5cGUgL1R5cGUwIC9Ub1VuaWNv\
      ZGUgNiAwIFIgL1R5cGUgL0ZvbnQgPj4KZW5kb2JqCjYgMCBvYmoKPDwgL0xlbmd0aCAxNjAgL0ZpbHRlciAvRmxhdGVEZWNv\
      ZGUgPj4Kc3RyZWFtCqKQQUopkO63nwsMYvFXw2d/Q1Ni+DnKRQeo9nsA0nwINwqzDGTyS/WHUrB8eRV2NtT1CVMbSUfbN2cd\
      OFX1f8JuLHAdkOOspeXRxPCKxjub8mB+ttlkttLiYPJ4abgJdSLw+kbNPoak0cAhKCbD3rQ5+J3fufv+evMV5Kw8fct10R2w\
      ettMquYn+2hjn1jE/281B1tS0MvPCdWexGiCdLoKZW5kc3RyZWFtCmVuZG9iago3IDAgb2JqCjw8IC9DRiA8PCAvU3RkQ0Yg\
      PDwgL0F1dGhFdmVudCAvRG9jT3BlbiAvQ0ZNIC9BRVNWMyAvTGVuZ3RoIDMyID4+ID4+IC9GaWx0ZXIgL1N0YW5kYXJkIC9M\
      ZW5ndGggMjU2IC9PIDw0OTkzMmRiYzMzOTA3N2JjMmIwYzcyMTk1ZDNhMDJkNmU2MzkwZWM1ZTM0Yzk5YWQzZWE1MDY5NDU1\
      MjI0NzgxMDk3MTA0MGI0Y2RkZGMyOGVhNzc2M2EyMGIwOWUzNWI+IC9PRSA8MTk1ZWFmMGY4NDEwN2UwODVjZDFjYmUyODY5\
      NmQyN2Q0MTNiNTFhMjlkYTYzMDVkNTEzYzA5MGFiZTZmZTczMj4gL1AgLTEwMjggL1Blcm1zIDwzNmFmYjY5OTQ2MDFhYmYw\
      OTFiMzUxNzc0ZjFkNDU2MD4gL1IgNiAvU3RtRiAvU3RkQ0YgL1N0ckYgL1N0ZENGIC9VIDxlMmEwNTU2ZGQ1YjRmOTgxNDcz\
      MTU2ZmM1N2VmOTliMjBkYTg1YTEzZWI3NDc5YWFkZWFkNGEwYzkwOGEyZmNkZmJhZDlhNDhlZGM4YWZhODU3OTk2MDE2YjY5\
      NzM1ZTM+IC9VRSA8YjU4MzBlZjZiYTgyMjI1NWUxZjRiODkwMWRmOTFmNDEyMjdkMzg4YmU4OGUzMTlhYzU5MmE2YTNiMzBj\
      NDgzYT4gL1YgNSA+PgplbmRvYmoKeHJlZgowIDgKMDAwMDAwMDAwMCA2NTUzNSBmIAowMDAwMDAwMDE1IDAwMDAwIG4gCjAw\
      MDAwMDAxMzAgMDAwMDAgbiAKMDAwMDAwMDE4OSAwMDAwMCBuIAowMDAwMDAwMzE3IDAwMDAwIG4gCjAwMDAwMDA0NjggMDAw\
      MDAgbiAKMDAwMDAwMDY3OSAwMDAwMCBuIAowMDAwMDAwOTExIDAwMDAwIG4gCnRyYWlsZXIgPDwgL1Jvb3QgMSAwIFIgL1Np\
      emUgOCAvSUQgWzxhYjYxNTlkMDliMGExYmM5NTU5OGQwMmRjNTQwMDUzYj48YWI2MTU5ZDA5YjBhMWJjOTU1OThkMDJkYzU0\
      MDA1M2I+XSAvRW5jcnlwdCA3IDAgUiA+PgpzdGFydHhyZWYKMTQ2MQolJUVPRgo=
      """)
}

@MainActor
@Suite("Documents", .timeLimit(.minutes(10)))
struct DocumentTests {
  private func texts(_ screen: Screen) async throws -> [String] {
    try await screen.tour().stops.map(\.utterance.text)
  }

  @Test("Lines, pages, names and the table of contents of a document are read")
  func reading() throws {
    let document = try #require(PDFDocument(data: Sample.walks))
    #expect(document.pageCount == 2)
    #expect(document.page(at: 0)?.string == "Walks\nBailey goes out\ntwice a day.\nCafé • fine route")
    #expect(document.page(at: 1)?.string == "Evening (late)")
    #expect(document.page(at: 2) == nil)
    let title = PDFDocumentAttribute.titleAttribute
    let author = PDFDocumentAttribute.authorAttribute
    #expect(document.documentAttributes?[title] as? String == "Walks of Bailey")
    #expect(document.documentAttributes?[author] as? String == "Ann")
    let entry = try #require(document.outlineRoot?.child(at: 0))
    #expect(entry.label == "Evening" && entry.destination?.page === document.page(at: 1))
    #expect(document.page(at: 0)?.bounds(for: .mediaBox) == CGRect(x: 0, y: 0, width: 612, height: 792))
    #expect(document.page(at: 0)?.annotations.first?.url?.host() == "example.org")
    #expect(document.majorVersion == 1 && document.minorVersion == 4)
    #expect(document.dataRepresentation() == Sample.walks)
  }

  @Test("Words are found on their pages, with the rectangle around them")
  func finding() throws {
    let document = try #require(PDFDocument(data: Sample.walks))
    let found = document.findString("EVENING", withOptions: .caseInsensitive)
    #expect(found.map(\.string) == ["Evening"])
    let page = try #require(document.page(at: 1))
    #expect(found.first?.pages == [page])
    #expect(found.first?.bounds(for: page).minY == 700)
    #expect(document.findString("cat").isEmpty)
    #expect(page.selection(for: CGRect(x: 70, y: 690, width: 50, height: 30))?.string == "Evening (late)")
  }

  @Test("A packed document is read, and one that a password keeps is locked")
  func packed() throws {
    let document = try #require(Sample.packed.flatMap { PDFDocument(data: $0) })
    #expect(document.page(at: 0)?.string == "Wabb🐕")
    let locked = try #require(Sample.locked.flatMap { PDFDocument(data: $0) })
    #expect(locked.isEncrypted && locked.isLocked && locked.pageCount == 0 && locked.string == nil)
    #expect(!locked.unlock(withPassword: "b"))
  }

  @Test("No bytes, however damaged, stop the reader")
  func damaged() {
    #expect(PDFDocument(data: Data("Hello".utf8)) == nil)
    #expect(PDFDocument(data: Data("%PDF-1.4".utf8)) == nil)
    #expect(PDFDocument(url: URL(fileURLWithPath: "/none.pdf")) == nil)
    for sample in [Sample.walks, Sample.packed ?? Data()] {
      for length in stride(from: 0, to: sample.count, by: 7) {
        _ = PDFDocument(data: sample.prefix(length))?.string
        var changed = sample
        changed[length] ^= 0x55
        _ = PDFDocument(data: changed)?.string
      }
    }
    // A tree of pages that leads back to itself.
    let circle = "%PDF-1.4 1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj 2 0 obj <</Kids[2 0 R 2 0 R]>> endobj"
    #expect(PDFDocument(data: Data(circle.utf8))?.pageCount == 0)
    let nested = "%PDF-1.4 1 0 obj " + String(repeating: "[<<", count: 5000) + " endobj"
    #expect(PDFDocument(data: Data(nested.utf8)) == nil)
  }

  @Test("Pages are put in, taken away and made of pictures; a changed document has no bytes")
  func editing() throws {
    let document = try #require(PDFDocument(data: Sample.walks))
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 40)).image {
      $0.fill($0.format.bounds)
    }
    let page = try #require(PDFPage(image: picture))
    document.insert(page, at: 1)
    #expect(document.pageCount == 3 && document.index(for: page) == 1 && page.label == "2")
    #expect(page.bounds(for: .cropBox).size == CGSize(width: 30, height: 40))
    document.removePage(at: 0)
    #expect(document.string == "\nEvening (late)")
    #expect(document.dataRepresentation() == nil)
    #expect(PDFPage(image: UIImage()) == nil)
    #expect(
      page.thumbnail(of: CGSize(width: 15, height: 15), for: .cropBox).size
        == CGSize(width: 11.25, height: 15))
  }

  @Test("Paragraphs of a page are heard one after the other, and a link is used")
  func hearing() async throws {
    let view = PDFView()
    view.autoScales = true
    view.document = PDFDocument(data: Sample.walks)
    let opened = Opened()
    view.delegate = opened
    let controller = UIViewController()
    controller.view = view
    try await hosting(controller) { screen in
      let heard = try await texts(screen)
      #expect(
        heard == ["Walks", "Bailey goes out twice a day.", "Café • fine route, link", "Evening (late)"])
      try await screen.activate("Café • fine route")
      #expect(opened.addresses == ["https://example.org"])
    }
  }

  private final class Opened: NSObject, PDFViewDelegate {
    var addresses: [String] = []
    func pdfViewWillClick(onLink sender: PDFView, with url: URL) { addresses.append(url.absoluteString) }
  }

  @Test("One page at a time is heard where the view shows one, and the next is gone to")
  func paging() async throws {
    let view = PDFView()
    view.displayMode = .singlePage
    view.document = PDFDocument(data: Sample.walks)
    let controller = UIViewController()
    controller.view = view
    try await hosting(controller) { screen in
      let heard1 = try await texts(screen)
      #expect(heard1.count == 3)
      #expect(view.canGoToNextPage && !view.canGoToPreviousPage)
      view.goToNextPage(nil)
      try await screen.advance(by: .zero)
      let heard2 = try await texts(screen)
      #expect(heard2 == ["Evening (late)"])
      #expect(view.currentPage === view.document?.page(at: 1) && !view.canGoToNextPage)
    }
  }
}

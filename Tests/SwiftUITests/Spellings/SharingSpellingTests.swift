import AppHost
import Testing
import UIKit
import UniformTypeIdentifiers

@testable import SwiftUI

@MainActor
@Suite("Pasting, shared objects, shaders and pictures")
struct SharingSpellingTests {
  @Test("A button to paste is dimmed until something of its kind was copied, and hands it over")
  func paste() {
    let screen = Screen { Pasting() }
    #expect(screen.element("Paste")?.traits.contains(.notEnabled) == true)
    screen.activate("Copy")
    #expect(screen.element("Paste")?.traits.contains(.notEnabled) == false)
    screen.activate("Paste")
    #expect(screen.labels == ["Paste", "Copy", "Bailey"])
  }

  @Test("An object of the focused part of the screen is observed by the rest of the app")
  func focusedObject() {
    let screen = Screen { Documents() }
    #expect(screen.labels == ["Editor", "no document", "Kennel list", "Focus", "Rename"])
    screen.activate("Focus")
    #expect(screen.labels == ["Editor", "Letter", "Kennel list", "Focus", "Rename"])
    screen.activate("Rename")
    #expect(screen.labels == ["Editor", "Report", "Kennel list", "Focus", "Rename"])
  }

  @Test("A view that is drawn by shaders is heard as without them")
  func shaders() {
    let screen = Screen { Shaded() }
    #expect(screen.labels == ["Waves"])
    let shader = ShaderLibrary.wave(.float(2), .boundingRect)
    #expect(shader.function.name == "wave")
    #expect(shader.arguments == [.float(2.0), .boundingRect])
  }

  private static var drawing: UIImage {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 3))
    return renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 3)) }
  }

  @Test("A picture can be shared")
  func sharedPicture() {
    let drawn = Self.drawing
    let screen = Screen {
      ShareLink(item: Image(uiImage: drawn), preview: SharePreview("Leaf", image: Image(uiImage: drawn)))
    }
    #expect(screen.labels == ["Share…"])
  }

  @Test("A picture is a file of PNG to others")
  func picture() async throws {
    let forms = Image.forms
    #expect(forms.map(\.type) == [.png])
    let export = forms.first?.export
    let data = try await export?(Image(uiImage: Self.drawing)) ?? Data()
    #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let load = forms.first?.load
    let again = try await load?(data)
    #expect(again != nil)
  }
}

private struct Pasting: View {
  @State private var pasted = ""

  var body: some View {
    PasteButton(payloadType: String.self) { pasted = $0.joined() }
    Button("Copy") { UIPasteboard.general.string = "Bailey" }
    if !pasted.isEmpty { Text(pasted) }
  }
}

private final class Document: ObservableObject {
  @Published var title: String
  init(_ title: String) { self.title = title }
}

private final class Kennel: ObservableObject {
  let name = "Kennel list"
}

private struct Documents: View {
  @StateObject private var letter = Document("Letter")
  @StateObject private var kennel = Kennel()
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Editor", text: .constant("")).accessibilityLabel("Editor")
      .focused($isFocused)
      .focusedObject(letter)
    InUse()
      .focusedSceneObject(kennel)
    Button("Focus") { isFocused = true }
    Button("Rename") { letter.title = "Report" }
  }
}

private struct InUse: View {
  @FocusedObject private var document: Document?
  @FocusedObject private var kennel: Kennel?

  var body: some View {
    Text(document?.title ?? "no document")
    Text(kennel?.name ?? "no kennel")
  }
}

private struct Shaded: View {
  var body: some View {
    Text("Waves")
      .colorEffect(ShaderLibrary.default.tint(.color(.red), .float2(1.0, 2.0)))
      .distortionEffect(ShaderLibrary.wave(.float(2)), maxSampleOffset: .zero)
      .layerEffect(
        ShaderLibrary.bundle(.main).blur(.floatArray([1])), maxSampleOffset: .zero, isEnabled: false)
  }
}

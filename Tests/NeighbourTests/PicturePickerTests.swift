import EarshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Choosing a picture", .timeLimit(.minutes(10)))
struct PicturePickerTests {
  @Test("A picker without pictures is heard and closed; the app has its own screen again")
  func picking() async throws {
    try await hosting(Profile()) { screen in
      try await screen.activate("Choose a picture")
      let picker = try await screen.tour().stops.map(\.utterance.text)
      #expect(picker.prefix(3) == ["Cancel, button", "Photos, heading", "No Photos"])
      try await screen.activate("Cancel")
      let profile = try await screen.tour().stops.map(\.utterance.text)
      #expect(profile == ["Choose a picture, button", "Cancelled"])
    }
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
  }
}

private struct Profile: View {
  @State private var isChoosing = false
  @State private var state = "Nothing yet"

  var body: some View {
    VStack {
      Button("Choose a picture") { isChoosing = true }
      Text(state)
    }
    .sheet(isPresented: $isChoosing) { Picker(state: $state) }
  }
}

private struct Picker: UIViewControllerRepresentable {
  @Environment(\.presentationMode) private var presentation
  @Binding var state: String

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIViewController(context: Context) -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.delegate = context.coordinator
    picker.sourceType = .photoLibrary
    picker.allowsEditing = true
    return picker
  }

  func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}

  final class Coordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    private let parent: Picker

    init(_ parent: Picker) { self.parent = parent }

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      if info[.originalImage] as? UIImage != nil { parent.state = "Chosen" }
      parent.presentation.wrappedValue.dismiss()
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      parent.state = "Cancelled"
      parent.presentation.wrappedValue.dismiss()
    }
  }
}

import EarshotTesting
import Foundation
import Testing
import TreeFormat
import UIKit

@MainActor
@Suite("Files and photos that a person chooses", .timeLimit(.minutes(10)))
struct DocumentPickerTests {
  private final class Desk: UIViewController, UIDocumentPickerDelegate, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    let note = UILabel()
    var picker: () -> UIViewController = { UIViewController() }

    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton(type: .system)
      button.setTitle("Open", for: .normal)
      button.frame = CGRect(x: 0, y: 100, width: 200, height: 44)
      button.addAction(
        UIAction { [weak self] _ in self.map { $0.present($0.picker(), animated: false) } },
        for: .touchUpInside)
      note.frame = CGRect(x: 0, y: 200, width: 300, height: 44)
      for part in [button, note] { view.addSubview(part) }
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
      let opened = urls.filter { $0.startAccessingSecurityScopedResource() }
      defer { for url in opened { url.stopAccessingSecurityScopedResource() } }
      let read = opened.compactMap { (try? Data(contentsOf: $0)) == nil ? nil : $0.lastPathComponent }
      note.text = read.joined(separator: ", ")
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { note.text = "cancelled" }
    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      note.text = (info[.imageURL] as? URL)?.lastPathComponent
      picker.dismiss(animated: false)
    }
  }

  private func withFiles(_ names: [String], _ body: (LaunchOptions) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in names { try Data(name.utf8).write(to: folder.appending(path: name)) }
    var environment = LaunchOptions()
    environment.filesFolder = folder.path
    try await body(environment)
  }

  @Test("A document picker lists the files of its types; what is chosen is told, and so is that nothing was")
  func documents() async throws {
    try await withFiles(["plan.pdf", "song.mp3"]) { environment in
      let desk = Desk()
      desk.picker = {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
        picker.delegate = desk
        return picker
      }
      try await hosting(desk, environment: environment) { screen in
        try await screen.activate("Open")
        let heard = try await screen.tour().stops.map(\.utterance.text)
        #expect(heard.prefix(3) == ["Cancel, button", "Files, heading", "plan"])
        #expect(!heard.contains("song"))
        try await screen.activate("plan")
        #expect(desk.note.text == "plan.pdf")
        try await screen.activate("Open")
        try await screen.activate("Cancel")
        #expect(desk.note.text == "cancelled")
        #expect(desk.presentedViewController == nil)
      }
    }
  }

  @Test("A document picker begins in the folder that the app names, and tells the endings where it is to")
  func folder() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder.appending(path: "walk.pdf"))
    try await withFiles(["plan.pdf"]) { environment in
      for (place, name) in [(folder, "walk.pdf"), (folder.appending(path: "gone"), "plan.pdf")] {
        let desk = Desk()
        desk.picker = {
          let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
          picker.directoryURL = place
          picker.shouldShowFileExtensions = true
          picker.delegate = desk
          return picker
        }
        try await hosting(desk, environment: environment) { screen in
          try await screen.activate("Open")
          let heard = try await screen.tour().stops.map(\.utterance.text)
          #expect(heard.prefix(3) == ["Cancel, button", "Files, heading", name])
        }
      }
    }
  }

  @Test("A picture picker lists photos alone, and tells where the chosen one lies")
  func pictures() async throws {
    try await withFiles(["beagle.png", "plan.pdf"]) { environment in
      let desk = Desk()
      desk.picker = {
        let picker = UIImagePickerController()
        picker.delegate = desk
        return picker
      }
      try await hosting(desk, environment: environment) { screen in
        try await screen.activate("Open")
        let heard = try await screen.tour().stops.map(\.utterance.text)
        #expect(heard.prefix(3) == ["Cancel, button", "Photos, heading", "beagle, button, image"])
        try await screen.activate("beagle")
        #expect(desk.note.text == "beagle.png")
      }
    }
  }
}

import EarshotTesting
import Foundation
import Testing
import TreeFormat
import UIKit

@MainActor
@Suite("UIKit screens in the person's language", .timeLimit(.minutes(10)))
struct LocalizedScreenTests {
  /// Writes German texts into a folder that is there until the test removes it.
  private func folder() throws -> String {
    let path = FileManager.default.temporaryDirectory.path + "/earshot-uikit-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: "\(path)/de.lproj", withIntermediateDirectories: true)
    let texts = "\"Adopt\" = \"Aufnehmen\"; \"Dog of %@\" = \"Hund von %@\"; \"%lld left\" = \"Noch %lld\";"
    try texts.write(toFile: "\(path)/de.lproj/Localizable.strings", atomically: true, encoding: .utf8)
    return path
  }

  @Test("Code that asks for texts gets them in the language of the device")
  func texts() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let environment = LaunchOptions(locale: "de-DE", resourceFolders: [folder])
    try await hosting(Titles(), environment: environment) { screen in
      let tour = try await screen.tour()
      #expect(
        tour.stops.map(\.utterance.text) == [
          "Hund von Ada", "Noch 3 Zimmer, bold", "Aufnehmen, button", "Love, button",
        ])
    }
  }

  private final class Titles: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let owner = UILabel()
      owner.text = String(localized: "Dog of \("Ada")")
      let left = UILabel()
      left.text = String(localized: "\(3) left") + " Zimmer, " + String(localized: "bold")
      let adopt = UIButton(type: .system)
      adopt.setTitle(NSLocalizedString("Adopt", comment: "A button"), for: .normal)
      let love = UIButton(type: .system)
      love.setImage(UIImage(systemName: "heart.fill"), for: .normal)
      let views = [owner, left, adopt, love]
      for (index, shown) in views.enumerated() {
        shown.frame = CGRect(x: 0, y: 100 + 60 * index, width: 200, height: 50)
        view.addSubview(shown)
      }
    }
  }
}

import AppHost
import CoreHaptics
import EarshotTesting
import QuickLook
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Files that are looked at, and patterns that are felt", .timeLimit(.minutes(10)))
struct PreviewedFileTests {
  private final class Note: NSObject, QLPreviewItem {
    let previewItemURL: URL?
    let previewItemTitle: String?

    init(_ url: URL?, _ title: String?) { (previewItemURL, previewItemTitle) = (url, title) }
  }

  private final class Shelf: QLPreviewControllerDataSource, QLPreviewControllerDelegate {
    let items: [any QLPreviewItem]
    var log: [String] = []

    init(_ items: [any QLPreviewItem]) { self.items = items }

    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { items.count }

    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
      items[index]
    }

    func previewControllerWillDismiss(_ controller: QLPreviewController) { log.append("will") }
    func previewControllerDidDismiss(_ controller: QLPreviewController) { log.append("did") }
  }

  @Test("The chosen file of several is shown under its title, or its name, and leaving it is told")
  func several() async throws {
    let folder = try TemporaryFolder(["Walks.txt": "Twice a day.", "Data.bin": "?"])
    let place = URL(filePath: folder.path)
    let shelf = Shelf([
      Note(place.appending(path: "Walks.txt"), "Our walks"),
      NSURL(fileURLWithPath: place.appending(path: "Data.bin").path),
    ])
    let controller = QLPreviewController()
    controller.dataSource = shelf
    controller.delegate = shelf
    try await hosting(controller) { screen in
      func heard() async throws -> [String] { try await screen.tour().stops.map(\.utterance.text) }
      let first = try await heard()
      #expect(first.prefix(2) == ["Done, button", "Our walks, heading"])
      #expect(first.last?.hasPrefix("Twice a day.") == true)
      controller.currentPreviewItemIndex = 1
      // What cannot be shown is named.
      #expect(try await heard() == ["Done, button", "Data.bin, heading", "Data.bin"])
      controller.currentPreviewItemIndex = 2
      #expect(controller.currentPreviewItem == nil)
      try await screen.activate("Done")
      #expect(shelf.log == ["will", "did"])
    }
    #expect(QLPreviewController.canPreview(shelf.items[0]))
    #expect(!QLPreviewController.canPreview(Note(URL(string: "https://dogs.example"), nil)))
    #expect(!QLPreviewController.canPreview(Note(nil, "Nothing")))
  }

  private func strengths(_ parameters: [CHHapticDynamicParameter]) async throws -> [Double] {
    func event(_ time: TimeInterval, _ parameters: [CHHapticEventParameter]) -> CHHapticEvent {
      CHHapticEvent(eventType: .hapticTransient, parameters: parameters, relativeTime: time)
    }
    let events = [
      event(0, [CHHapticEventParameter(parameterID: .hapticIntensity, value: 0.5)]),
      event(1, [CHHapticEventParameter(parameterID: .hapticSharpness, value: 0.1)]),
      event(2, []),
    ]
    let pattern = try CHHapticPattern(events: events, parameters: parameters)
    #expect(pattern.duration == 2)
    var found: [Double] = []
    try await hosting(UIViewController()) { screen in
      let capability: any CHHapticDeviceCapability = CHHapticEngine.capabilitiesForHardware()
      #expect(capability.supportsHaptics)
      let engine = try CHHapticEngine()
      try engine.start()
      let player: any CHHapticPatternPlayer = try engine.makePlayer(with: pattern)
      try player.start(atTime: 0)
      try await screen.advance(by: .zero)
      found = RunningApp.current[AppHaptics.self].entries.map(\.intensity)
    }
    return found
  }

  @Test("Each event is felt as strongly as it says, times what the whole pattern says from then on")
  func strength() async throws {
    #expect(try await strengths([]) == [0.5, 1, 1])
    let fading = [
      CHHapticDynamicParameter(parameterID: .hapticIntensityControl, value: 0.5, relativeTime: 1),
      CHHapticDynamicParameter(parameterID: .hapticIntensityControl, value: 0.25, relativeTime: 2),
      CHHapticDynamicParameter(parameterID: .hapticSharpnessControl, value: 0, relativeTime: 0),
    ]
    #expect(try await strengths(fading) == [0.5, 0.5, 0.25])
  }
}

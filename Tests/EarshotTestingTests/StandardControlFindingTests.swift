import EarshotTesting
import SwiftUI
import Testing
import UIKit

@Suite("What is said of standard controls on a picture", .timeLimit(.minutes(10)))
struct StandardControlFindingTests {
  private struct Settings: View {
    @State private var email = ""
    @State private var size = "Medium"
    @State private var isOn = true
    @State private var volume = 0.4

    var body: some View {
      Form {
        Section("Contact") {
          TextField("Email address", text: $email)
          Toggle("Daily digest", isOn: $isOn)
          Slider(value: $volume)
          LabeledContent("Version", value: "1.0")
          Button("Rate the app") {}
          Button("Send") {}.disabled(true)
        }
        Picker("Size", selection: $size) {
          ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
        }
        .pickerStyle(.inline)
      }
    }
  }

  private static let request = PictureRequest(
    textSizes: ["large", "accessibility2"],
    findings: [.truncated, .clipped, .contrast, .smallTarget, .overlap, .fixedSize, .noLargeContent])

  @Test("L8: of a form as the system draws it there is nothing to say, light and dark")
  func form() async throws {
    for scheme in [LaunchOptions.ColorScheme.light, .dark] {
      try await hosting(Settings()) { screen in
        var request = Self.request
        request.colorScheme = scheme
        let picture = try await screen.picture(request)
        #expect(picture.findings == [])
      }
    }
  }

  @Test("L8: the same colour that an app chose is told")
  func chosen() async throws {
    try await hosting(Text("Optional").font(.footnote).foregroundStyle(.secondary)) { screen in
      let picture = try await screen.picture(PictureRequest(findings: [.contrast]))
      #expect(picture.findings.map(\.kind) == [.contrast])
    }
  }

  @Test("L1, L8: words of a standard cell are wrapped at the sizes for accessibility, and seen so")
  @MainActor func cell() async throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Allow notifications from everybody"
    cell.accessoryView = UISwitch()
    let request = PictureRequest(textSizes: ["accessibility3"], findings: [.truncated, .clipped])
    try await hosting(OneCellTable(cell)) { screen in
      let picture = try await screen.picture(request)
      #expect(picture.findings == [])
    }
  }

  /// A table of one row.
  private final class OneCellTable: UITableViewController {
    private let cell: UITableViewCell

    init(_ cell: UITableViewCell) {
      self.cell = cell
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cell
    }
  }
}

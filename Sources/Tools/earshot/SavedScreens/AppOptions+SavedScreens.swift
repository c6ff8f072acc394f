import AppBuilding
import TreeFormat

extension AppOptions {
  /// Does something with each saved screen, and tells on the error output what its file does not tell.
  func visit<Outcome>(
    _ screens: [SavedScreenApp], onePreviewFor purpose: String?,
    body: (ShownPreview, any ShownApp) async throws -> Outcome
  ) async throws -> [Outcome] {
    if let purpose, screens.count > 1 {
      throw TargetError(.severalPreviews, purpose, details: screens.map(\.name))
    }
    var outcomes: [Outcome] = []
    for screen in screens {
      if let remark = screen.remark { Output.error("earshot: \(screen.title): \(remark)") }
      outcomes.append(try await body(screen.preview, screen))
    }
    return outcomes
  }
}

extension SavedScreenApp {
  /// What is shown, as commands know previews.
  var preview: ShownPreview {
    ShownPreview(PreviewInfo(name: title, file: name, line: 1, kind: .app), keptName: title)
  }
}

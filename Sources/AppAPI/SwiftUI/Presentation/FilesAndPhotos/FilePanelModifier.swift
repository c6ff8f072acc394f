import AccessibilityModel
import AppHost

/// Answers what an app asks of the system's browser for files: a file is put into the folder of the person's files.
///
/// Without such a folder the person leaves the browser again.
struct FilePanelModifier {
  /// What the browser is asked for.
  enum Purpose: String {
    case saving = "asks where to save a file"
    case moving = "asks where to move a file"
  }

  let isPresented: Binding<Bool>
  let purpose: Purpose
  /// Puts what is to be saved or moved into the folder, and tells the app.
  let put: (FileFolder) -> Void
  var cancelled: (() -> Void)?
}

extension FilePanelModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.onChange(of: isPresented.wrappedValue, initial: true) { _, isPresented in
      if isPresented { onMainActor { answer() } }
    }
  }

  @MainActor private func answer() {
    isPresented.wrappedValue = false
    if let folder = FileFolder.ofPerson { return put(folder) }
    RunningApp.current.report(
      Diagnostic(
        "The app \(purpose.rawValue), and there is no folder of files to put it into. Name one with --files.")
    )
    cancelled?()
  }
}

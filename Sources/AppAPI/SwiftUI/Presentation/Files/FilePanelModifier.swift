import AccessibilityModel
import AppHost

/// Answers what an app asks of the system's browser for files, as a person who leaves it again.
struct FilePanelModifier {
  /// What the browser is asked for.
  enum Purpose: String {
    case saving = "asks where to save a file"
    case moving = "asks where to move a file"
  }

  let isPresented: Binding<Bool>
  let purpose: Purpose
  let cancelled: (() -> Void)?
}

extension FilePanelModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.onChange(of: isPresented.wrappedValue, initial: true) { _, isPresented in
      if isPresented { onMainActor { leave() } }
    }
  }

  @MainActor private func leave() {
    RunningApp.current.report(
      Diagnostic(
        "The app \(purpose.rawValue), which needs the system's browser. Nothing is put elsewhere here."))
    isPresented.wrappedValue = false
    cancelled?()
  }
}

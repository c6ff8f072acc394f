import AppHost
import UIKit

/// Shows the files or photos of a person while a value is true, and hands over those that are chosen.
struct FileSheet {
  @State private var answer = Answer()
  let isPresented: Binding<Bool>
  let library: FileBrowser.Library
  let limit: Int
  let chosen: ([URL]) -> Void
  var cancelled: (() -> Void)?

  /// What a person did before the list left.
  private final class Answer {
    var files: [URL]?
  }

  init(
    isPresented: Binding<Bool>, library: FileBrowser.Library, limit: Int, chosen: @escaping ([URL]) -> Void,
    cancelled: (() -> Void)? = nil
  ) {
    self.isPresented = isPresented
    self.library = library
    self.limit = limit
    self.chosen = chosen
    self.cancelled = cancelled
  }
}

extension FileSheet: ViewModifier {
  func body(content: Content) -> some View {
    let (answer, isPresented) = (answer, isPresented)
    content.sheet(isPresented: isPresented) {
      if let files = answer.files { chosen(files) } else { cancelled?() }
      answer.files = nil
    } content: {
      FileBrowserView(library: library, limit: limit) { files in
        answer.files = files
        isPresented.wrappedValue = false
      }
    }
  }
}

/// The list of files or photos as a view.
private struct FileBrowserView: UIViewControllerRepresentable {
  let library: FileBrowser.Library
  let limit: Int
  let finish: ([URL]?) -> Void

  func makeUIViewController(context: Context) -> FileBrowser {
    FileBrowser(library, limit: limit, finish: finish)
  }

  func updateUIViewController(_ browser: FileBrowser, context: Context) {}
}

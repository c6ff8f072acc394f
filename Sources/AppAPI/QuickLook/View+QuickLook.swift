import SwiftUI

extension View {
  /// Shows a file above the screen while there is one.
  public nonisolated func quickLookPreview(_ item: Binding<URL?>) -> some View {
    modifier(QuickLookModifier(item: item))
  }

  /// Shows one of several files above the screen while one is chosen.
  public nonisolated func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> some View where Items.Element == URL {
    modifier(QuickLookModifier(item: selection))
  }
}

/// Shows a file while there is one.
struct QuickLookModifier {
  let item: Binding<URL?>

  private var isPresented: Binding<Bool> {
    Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
  }
}

extension QuickLookModifier: ViewModifier {
  func body(content: Content) -> some View {
    let item = item
    content.fullScreenCover(isPresented: isPresented) {
      if let url = item.wrappedValue { FilePreview(url: url) { item.wrappedValue = nil } }
    }
  }
}

private struct FilePreview: UIViewControllerRepresentable {
  let url: URL
  let finish: () -> Void

  func makeCoordinator() -> Coordinator { Coordinator(url, finish) }

  func makeUIViewController(context: Context) -> QLPreviewController {
    let controller = QLPreviewController()
    controller.dataSource = context.coordinator
    controller.delegate = context.coordinator
    return controller
  }

  func updateUIViewController(_ controller: QLPreviewController, context: Context) {}

  @MainActor
  final class Coordinator: QLPreviewControllerDataSource, QLPreviewControllerDelegate {
    private let url: URL
    private let finish: () -> Void

    init(_ url: URL, _ finish: @escaping () -> Void) {
      self.url = url
      self.finish = finish
    }

    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }

    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
      NSURL(fileURLWithPath: url.path)
    }

    func previewControllerDidDismiss(_ controller: QLPreviewController) { finish() }
  }
}

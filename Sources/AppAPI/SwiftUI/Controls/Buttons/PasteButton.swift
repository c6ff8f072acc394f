import UIKit
import UniformTypeIdentifiers

/// A button that hands over what was copied; it is dimmed where nothing of the kind was.
///
///     PasteButton(payloadType: String.self) { names += $0 }
public struct PasteButton {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  private let canPaste: @MainActor ([NSItemProvider]) -> Bool
  private let paste: @MainActor ([NSItemProvider]) -> Void
  @State private var changes = 0
}

extension PasteButton: View {
  /// A button named after what it does.
  public var body: some View {
    // Read, so that what else was copied is looked at again.
    let isEnabled = changes >= 0 && canPaste(Self.copied)
    Button(String(system: .paste), systemImage: "doc.on.clipboard") { paste(Self.copied) }
      .disabled(!isEnabled)
      .onReceive(NotificationCenter.default.publisher(for: UIPasteboard.changedNotification)) { _ in
        changes += 1
      }
  }

  /// Makes a button that hands over the values of a type.
  public nonisolated init<T: Transferable>(
    payloadType: T.Type, onPaste: @escaping ([T]) -> Void
  ) {
    nonisolated(unsafe) let onPaste = onPaste
    canPaste = { providers in providers.contains { $0.canLoad(T.self) } }
    paste = { providers in onPaste(providers.compactMap { $0.value(T.self) }) }
  }

  /// Makes a button that hands over what carries values of some kinds.
  public nonisolated init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    nonisolated(unsafe) let payloadAction = payloadAction
    canPaste = { providers in providers.contains { $0.hasItem(conformingTo: supportedContentTypes) } }
    paste = { providers in
      payloadAction(providers.filter { $0.hasItem(conformingTo: supportedContentTypes) })
    }
  }

  /// What was copied, each value ready to be loaded.
  @MainActor private static var copied: [NSItemProvider] {
    let board = UIPasteboard.general
    if let url = board.url { return [NSItemProvider(object: url as NSURL)] }
    return (board.strings ?? []).map { NSItemProvider(object: $0 as NSString) }
  }
}

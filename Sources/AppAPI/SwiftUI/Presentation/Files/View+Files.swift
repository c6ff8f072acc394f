import Foundation
import UniformTypeIdentifiers

/// Files that are taken in from elsewhere, and put elsewhere. Both need the browser of the system, and other apps'
/// folders; there are none here, so an app that asks is told that the person chose nothing.
extension View {
  /// Asks for a file while a value is true.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(FileQuestion(isPresented: isPresented, purpose: .opening, cancelled: nil))
  }

  /// Asks for one or several files while a value is true.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    modifier(FileQuestion(isPresented: isPresented, purpose: .opening, cancelled: nil))
  }

  /// Asks for files while a value is true, and tells when the person chooses none.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(FileQuestion(isPresented: isPresented, purpose: .opening, cancelled: onCancellation))
  }

  /// Asks where a document is to be put while a value is true.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileQuestion(isPresented: isPresented.while(document != nil), purpose: .saving, cancelled: nil))
  }

  /// Asks where documents are to be put while a value is true.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    modifier(
      FileQuestion(isPresented: isPresented.while(!documents.isEmpty), purpose: .saving, cancelled: nil))
  }

  /// Asks where an item is to be put while a value is true.
  public nonisolated func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    modifier(
      FileQuestion(
        isPresented: isPresented.while(item != nil), purpose: .saving, cancelled: onCancellation))
  }

  /// Asks where a file is to be moved while a value is true.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(FileQuestion(isPresented: isPresented.while(file != nil), purpose: .moving, cancelled: nil))
  }

  /// Asks where files are to be moved while a value is true.
  public nonisolated func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    modifier(FileQuestion(isPresented: isPresented.while(!files.isEmpty), purpose: .moving, cancelled: nil))
  }

  /// Names the button of the browser that takes a choice; there is no browser here.
  public nonisolated func fileDialogConfirmationLabel(_ label: LocalizedStringKey) -> some View { self }

  /// Says in the browser what is asked for; there is no browser here.
  public nonisolated func fileDialogMessage(_ message: LocalizedStringKey?) -> some View { self }
}

extension Binding where Value == Bool {
  /// True where both the value and a condition are.
  nonisolated fileprivate func `while`(_ condition: Bool) -> Binding<Bool> {
    Binding(get: { condition && wrappedValue }, set: { wrappedValue = $0 })
  }
}

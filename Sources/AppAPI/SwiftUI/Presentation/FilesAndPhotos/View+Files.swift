import Foundation
import UniformTypeIdentifiers

/// Files that are taken in from elsewhere, and put elsewhere.
///
/// A person chooses among the files of the folder that the command line names, and what an app saves or moves is
/// put there. Without a folder an app that asks for a place is told nothing more than that the person left.
extension View {
  /// Asks for a file while a value is true.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileSheet(isPresented: isPresented, library: .files(allowedContentTypes), limit: 1) { files in
        if let file = files.first { onCompletion(.success(file)) }
      })
  }

  /// Asks for one or several files while a value is true.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    modifier(
      FileSheet(
        isPresented: isPresented, library: .files(allowedContentTypes), limit: allowsMultipleSelection ? 0 : 1
      ) { onCompletion(.success($0)) })
  }

  /// Asks for files while a value is true, and tells when the person chooses none.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileSheet(
        isPresented: isPresented, library: .files(allowedContentTypes),
        limit: allowsMultipleSelection ? 0 : 1,
        chosen: { onCompletion(.success($0)) }, cancelled: onCancellation))
  }

  /// Asks where a document is to be put while a value is true.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FilePanelModifier(isPresented: isPresented.while(document != nil), purpose: .saving) { folder in
        guard let document else { return }
        onCompletion(Result { try folder.save(document, as: contentType, named: defaultFilename) })
      })
  }

  /// Asks where documents are to be put while a value is true.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    modifier(
      FilePanelModifier(isPresented: isPresented.while(!documents.isEmpty), purpose: .saving) { folder in
        onCompletion(Result { try documents.map { try folder.save($0, as: contentType, named: nil) } })
      })
  }

  /// Asks where an item is to be put while a value is true.
  public nonisolated func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let put: (FileFolder) -> Void = { folder in
      guard let item else { return }
      folder.save(item, as: contentTypes, named: defaultFilename, then: onCompletion)
    }
    return modifier(
      FilePanelModifier(
        isPresented: isPresented.while(item != nil), purpose: .saving, put: put, cancelled: onCancellation))
  }

  /// Asks where a file is to be moved while a value is true.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FilePanelModifier(isPresented: isPresented.while(file != nil), purpose: .moving) { folder in
        if let file { onCompletion(Result { try folder.move(file) }) }
      })
  }

  /// Asks where files are to be moved while a value is true.
  public nonisolated func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    modifier(
      FilePanelModifier(isPresented: isPresented.while(!files.isEmpty), purpose: .moving) { folder in
        onCompletion(Result { try files.map { try folder.move($0) } })
      })
  }

  /// Names the button that takes a choice; it says the same for every app here.
  public nonisolated func fileDialogConfirmationLabel(_ label: LocalizedStringKey) -> some View { self }

  /// Says above the files what is asked for; the list has one title here.
  public nonisolated func fileDialogMessage(_ message: LocalizedStringKey?) -> some View { self }
}

extension Binding where Value == Bool {
  /// True where both the value and a condition are.
  nonisolated fileprivate func `while`(_ condition: Bool) -> Binding<Bool> {
    Binding(get: { condition && wrappedValue }, set: { wrappedValue = $0 })
  }
}

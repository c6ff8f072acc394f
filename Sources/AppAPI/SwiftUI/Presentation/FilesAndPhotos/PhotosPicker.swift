/// A button that lets a person choose among their photos, which lie in a folder that the command line names.
///
///     PhotosPicker("Change the picture", selection: $item, matching: .images)
public struct PhotosPicker<Label: View> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  @State private var isPresented = false
  let choice: PhotoChoice
  let label: Label

  nonisolated init(_ choice: PhotoChoice, label: Label) {
    self.choice = choice
    self.label = label
  }
}

extension PhotosPicker: View {
  /// The label as a button.
  public var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .modifier(choice.sheet($isPresented))
  }

  /// Makes a button with a label of views that lets a person choose one item.
  public nonisolated init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    self.init(PhotoChoice(selection), label: label())
  }

  /// Makes a button with a label of views that lets a person choose one item of a library.
  public nonisolated init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) {
    self.init(PhotoChoice(selection), label: label())
  }

  /// Makes a button with a label of views that lets a person choose several items.
  public nonisolated init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    self.init(PhotoChoice(selection, maxSelectionCount), label: label())
  }

  /// Makes a button with a label of views that lets a person choose several items of a library.
  public nonisolated init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) {
    self.init(PhotoChoice(selection, maxSelectionCount), label: label())
  }
}

extension PhotosPicker where Label == Text {
  /// Makes a button with words from the app's own language files that lets a person choose one item.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) {
    self.init(PhotoChoice(selection), label: Text(titleKey))
  }

  /// Makes a button with words that lets a person choose one item.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) {
    self.init(PhotoChoice(selection), label: Text(title))
  }

  /// Makes a button with words from the app's own language files that lets a person choose several items.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) {
    self.init(PhotoChoice(selection, maxSelectionCount), label: Text(titleKey))
  }

  /// Makes a button with words that lets a person choose several items.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) {
    self.init(PhotoChoice(selection, maxSelectionCount), label: Text(title))
  }
}

/// Where chosen photos go, and how many there may be.
struct PhotoChoice: @unchecked Sendable {
  // Checked by hand: the binding is used on the main actor alone.
  let limit: Int
  private let take: ([PhotosPickerItem]) -> Void

  init(_ selection: Binding<PhotosPickerItem?>) {
    limit = 1
    take = { selection.wrappedValue = $0.first }
  }

  init(_ selection: Binding<[PhotosPickerItem]>, _ limit: Int?) {
    self.limit = limit ?? 0
    take = { selection.wrappedValue = $0 }
  }

  /// Shows the photos while a value is true.
  func sheet(_ isPresented: Binding<Bool>) -> FileSheet {
    FileSheet(isPresented: isPresented, library: .photos, limit: limit) { files in
      take(files.map { PhotosPickerItem(file: $0) })
    }
  }
}

extension View {
  /// Lets a person choose one of their photos while a value is true.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) -> some View {
    modifier(PhotoChoice(selection).sheet(isPresented))
  }

  /// Lets a person choose several of their photos while a value is true.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) -> some View {
    modifier(PhotoChoice(selection, maxSelectionCount).sheet(isPresented))
  }
}

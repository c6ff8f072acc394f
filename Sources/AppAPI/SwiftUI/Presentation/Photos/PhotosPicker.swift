import AccessibilityModel
import AppHost

/// A button that lets a person choose from the library of photos; there is none here, so that this is told.
///
///     PhotosPicker("Change the picture", selection: $item, matching: .images)
public struct PhotosPicker<Label> {
  let label: Label
}

extension PhotosPicker: View where Label: View {
  /// The label as a button.
  public var body: some View {
    Button {
      PhotosQuestion.tell()
    } label: {
      label
    }
  }

  /// Makes a button with a label of views that lets a person choose one item.
  public nonisolated init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  /// Makes a button with a label of views that lets a person choose one item of a library.
  public nonisolated init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  /// Makes a button with a label of views that lets a person choose several items.
  public nonisolated init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  /// Makes a button with a label of views that lets a person choose several items of a library.
  public nonisolated init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
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
    self.init(label: Text(titleKey))
  }

  /// Makes a button with words that lets a person choose one item.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) {
    self.init(label: Text(title))
  }

  /// Makes a button with words from the app's own language files that lets a person choose several items.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) {
    self.init(label: Text(titleKey))
  }

  /// Makes a button with words that lets a person choose several items.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) {
    self.init(label: Text(title))
  }
}

/// Answers an app that asks for photos, as a person who leaves the library again.
struct PhotosQuestion {
  let isPresented: Binding<Bool>

  @MainActor
  static func tell() {
    RunningApp.current.report(
      Diagnostic("The app asks for photos. There is no library here; nothing is chosen."))
  }
}

extension PhotosQuestion: ViewModifier {
  func body(content: Content) -> some View {
    content.onChange(of: isPresented.wrappedValue, initial: true) { _, isPresented in
      guard isPresented else { return }
      onMainActor {
        Self.tell()
        self.isPresented.wrappedValue = false
      }
    }
  }
}

extension View {
  /// Lets a person choose one item of the library of photos while a value is true; there is none here.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) -> some View {
    modifier(PhotosQuestion(isPresented: isPresented))
  }

  /// Lets a person choose several items of the library of photos while a value is true; there is none here.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) -> some View {
    modifier(PhotosQuestion(isPresented: isPresented))
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Makes a button with words from the app's own language files and a picture by its generated name.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: SwiftUI.Label(titleKey, image: image))
  }

  /// Makes a button with words and a picture by its generated name.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: SwiftUI.Label(title, image: image))
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Makes a switch with words from the app's own language files and a picture by its generated name.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, image: image) }
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Makes a menu with words from the app's own language files and a picture by its generated name.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(titleKey, image: image) }
  }
}

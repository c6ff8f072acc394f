extension Label where Title == Text, Icon == Image {
  /// Makes a label with words from the app's own language files and a picture by its generated name.
  public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  /// Makes a label with words and a picture by its generated name.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}

extension Color {
  /// The colour of a generated name in the app's catalog.
  public init(_ resource: ColorResource) {
    self.init(uiColor: UIColor(resource: resource))
  }
}

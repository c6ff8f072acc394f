/// What stands for something while a person chooses with whom to share it.
///
///     ShareLink(item: photo, preview: SharePreview("Bailey", image: photo.image))
public struct SharePreview<Image, Icon> {
  /// What it is called.
  let title: Text

  private nonisolated init(named title: Text) { self.title = title }

  /// Shows words, a picture and an icon; the words are of the app's own language files.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(named: Text(titleKey))
  }

  /// Shows words, a picture and an icon.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(named: Text(title))
  }

  /// Shows words, a picture and an icon.
  public nonisolated init(_ title: Text, image: Image, icon: Icon) { self.init(named: title) }
}

extension SharePreview where Icon == Never {
  /// Shows words and a picture; the words are of the app's own language files.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: Image) { self.init(named: Text(titleKey)) }

  /// Shows words and a picture.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: Image) { self.init(named: Text(title)) }

  /// Shows words and a picture.
  public nonisolated init(_ title: Text, image: Image) { self.init(named: title) }
}

extension SharePreview where Image == Never {
  /// Shows words and an icon; the words are of the app's own language files.
  public nonisolated init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(named: Text(titleKey)) }

  /// Shows words and an icon.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(named: Text(title)) }

  /// Shows words and an icon.
  public nonisolated init(_ title: Text, icon: Icon) { self.init(named: title) }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Shows words of the app's own language files.
  public nonisolated init(_ titleKey: LocalizedStringKey) { self.init(named: Text(titleKey)) }

  /// Shows words.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) { self.init(named: Text(title)) }

  /// Shows words.
  public nonisolated init(_ title: Text) { self.init(named: title) }
}

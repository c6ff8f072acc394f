import AccessibilityModel

/// What an app and a session tell each other, in binary frames on a descriptor of their own.
///
///     let bytes = SessionMessage.advance(to: .start).encoded()
///     var decoder = SessionMessageDecoder()
///     decoder.append(bytes)
///     try decoder.next()   // .advance(to: .start)
public enum SessionMessage: Hashable, Sendable {
  /// From the app, first of all: what it can show.
  case hello([PreviewInfo])
  /// From the app: something happened, in the order in which it happened.
  case event(Event)
  /// From the app: nothing more happens by itself before the deadline.
  case settled(now: VirtualInstant, nextDeadline: VirtualInstant?)
  /// From the app: something is wrong, and it goes on.
  case diagnostic(Diagnostic)
  /// From the app: the picture that was asked for.
  case picture(Picture)
  /// From the app: the previews that a provider holds.
  case parts([PreviewInfo])
  /// From the session: tell which previews the provider at that position of `hello` holds.
  case list(previewIndex: Int, LaunchOptions)
  /// From the session: show the preview at that position of `hello`, or that one of a provider's `parts`.
  case launch(previewIndex: Int, part: Int? = nil, LaunchOptions)
  /// From the session: something is asked of the app.
  case request(Request)
  /// From the session: let the app's time pass up to the instant.
  case advance(to: VirtualInstant)
  /// From the session: make a picture of what is shown.
  case draw(PictureRequest)
  /// From the session: the person changes settings of the device.
  case change(EnvironmentChange)
  /// From the session: end.
  case quit
}

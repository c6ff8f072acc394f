/// What an app tells assistive technologies beyond what is on its screen.
///
///     AccessibilityNotification.Announcement("Saved").post()
///
/// Each kind may be posted from any thread; it arrives on the main one.
/// - Source: Behaviour 1.11
public enum AccessibilityNotification {}

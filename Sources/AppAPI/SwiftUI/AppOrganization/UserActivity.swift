extension View {
  /// Tells the system what a person does in the view while a condition holds, so that it can go on elsewhere.
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(ActivityNotifier(type: activityType, key: isActive ? 0 : nil, update: update))
  }

  /// Tells the system what a person does with an element while there is one, so that it can go on elsewhere.
  public nonisolated func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    modifier(
      ActivityNotifier(type: activityType, key: element == nil ? nil : 0) { activity in
        if let element { update(element, activity) }
      })
  }

  /// Goes on with what a person did elsewhere; nobody does anything elsewhere here.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Says which events of other apps the view is opened for; there are no other apps here.
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }
}

/// Tells what a person does while a view is to be seen.
struct ActivityNotifier {
  let type: String
  let key: Int?
  let update: (NSUserActivity) -> Void
}

extension ActivityNotifier: ViewModifier {
  func body(content: Content) -> some View {
    content.onChange(of: key, initial: true) { _, key in
      guard key != nil else { return }
      onMainActor {
        let activity = NSUserActivity(activityType: type)
        update(activity)
        activity.becomeCurrent()
      }
    }
  }
}

extension ViewHost {
  /// Makes a host that shows the first window of an app; the app itself is made when the host starts.
  package convenience init<Shown: App>(app makeApp: @escaping @MainActor () -> Shown) {
    self.init { AppView(app: makeApp()) }
  }
}

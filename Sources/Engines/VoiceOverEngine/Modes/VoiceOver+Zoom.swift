extension VoiceOver {
  /// True while Zoom is on too: two taps of three fingers are Zoom's, so muting and the curtain take a tap more.
  ///
  /// - Source: Behaviour 1.2, 7.2
  public var isBesideZoom: Bool {
    get { modes.isBesideZoom }
    set { modes.isBesideZoom = newValue }
  }
}

extension View {
  /// Lets charts scroll along axes; every mark is met, wherever it is scrolled to.
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }

  /// Shows so much of the axis across at a time.
  public nonisolated func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }

  /// Shows so much of the axis up at a time.
  public nonisolated func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }

  /// Keeps up to where charts are scrolled across.
  public nonisolated func chartScrollPosition(x: Binding<some Plottable>) -> some View { self }

  /// Keeps up to where charts are scrolled up.
  public nonisolated func chartScrollPosition(y: Binding<some Plottable>) -> some View { self }

  /// Keeps the value across that a finger rests on; a cursor on a mark is no finger.
  public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

  /// Keeps the value up that a finger rests on; a cursor on a mark is no finger.
  public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

  /// Keeps the piece of a pie that a finger rests on; a cursor on a piece is no finger.
  public nonisolated func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
}

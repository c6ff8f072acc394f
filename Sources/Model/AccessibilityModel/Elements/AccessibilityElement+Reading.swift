extension AccessibilityElement {
  /// How it wants touches, where it takes them itself.
  public var directTouch: DirectTouch {
    get { sparse?.attributes.directTouch ?? [] }
    set { self[sparse: \.directTouch] = newValue }
  }

  /// How many rows and columns it has, for a table with headers.
  public var tableSize: TableSize? {
    get { sparse?.attributes.tableSize }
    set { self[sparse: \.tableSize] = newValue }
  }

  /// Its row, its column and their headers, inside a table with headers.
  public var tablePlace: TablePlace? {
    get { sparse?.attributes.tablePlace }
    set { self[sparse: \.tablePlace] = newValue }
  }

  /// The elements that head it.
  public var headers: [ElementID] {
    get { sparse?.attributes.headers ?? [] }
    set { self[sparse: \.headers] = newValue }
  }

  /// What kind of text it holds, where the app says so.
  public var textualContext: TextualContext? {
    get { sparse?.attributes.textualContext }
    set { self[sparse: \.textualContext] = newValue }
  }

  /// How technologies that step from group to group meet what it holds.
  public var navigationStyle: NavigationStyle {
    get { sparse?.attributes.navigationStyle ?? .automatic }
    set { self[sparse: \.navigationStyle] = newValue }
  }

  /// The lines of a text that is read page by page.
  public var lines: [TextLine] {
    get { sparse?.attributes.lines ?? [] }
    set { self[sparse: \.lines] = newValue }
  }

  /// The data of a chart.
  public var chart: Chart? {
    get { sparse?.attributes.chart }
    set { self[sparse: \.chart] = newValue }
  }

  /// The element whose text goes before its own.
  public var previousText: ElementID? {
    get { sparse?.attributes.previousText }
    set { self[sparse: \.previousText] = newValue }
  }

  /// The element with which its text goes on.
  public var nextText: ElementID? {
    get { sparse?.attributes.nextText }
    set { self[sparse: \.nextText] = newValue }
  }
}

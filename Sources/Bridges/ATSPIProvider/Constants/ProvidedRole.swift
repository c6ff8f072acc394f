/// What an object is to clients: a role of AT-SPI, by its number on the bus.
///
/// - Source: at-spi2-core 2.46, atspi-constants.h
public enum ProvidedRole: UInt32, Hashable, Sendable, CaseIterable {
  /// A question that needs an answer.
  case alert = 2
  /// A heading of a table's column.
  case columnHeader = 10
  /// A window above another one.
  case dialog = 16
  /// A group that means nothing.
  case filler = 20
  /// A window of an application.
  case frame = 23
  /// A picture.
  case image = 27
  /// Text that does not change.
  case label = 29
  /// Entries one after another.
  case list = 31
  /// An entry of a list.
  case listItem = 32
  /// Choices that were opened.
  case menu = 33
  /// A tab of several.
  case pageTab = 37
  /// A bar of tabs.
  case pageTabList = 38
  /// A group with a name.
  case panel = 39
  /// A field whose characters are hidden.
  case passwordText = 40
  /// How far something has come.
  case progressBar = 42
  /// Does something when pressed.
  case pushButton = 43
  /// A heading of a table's row.
  case rowHeader = 47
  /// Content that scrolls.
  case scrollPane = 49
  /// A value along a line.
  case slider = 51
  /// A value that is stepped up and down.
  case spinButton = 52
  /// Rows and columns.
  case table = 55
  /// Where a row and a column cross.
  case tableCell = 56
  /// Text of several lines.
  case text = 61
  /// A button that is on or off.
  case toggleButton = 62
  /// A bar of buttons.
  case toolBar = 63
  /// An application, whose children are its windows.
  case application = 75
  /// A field of one line.
  case entry = 79
  /// A drawing of data.
  case chart = 80
  /// Heads a section.
  case heading = 83
  /// Leads elsewhere.
  case link = 88
  /// A page of the web.
  case documentWeb = 95
  /// Things that belong together.
  case grouping = 99
  /// Words that come up by themselves.
  case notification = 101
  /// How full or strong something is.
  case levelBar = 103
  /// A part of the screen worth jumping to.
  case landmark = 110
  /// Facts, each with a name.
  case descriptionList = 121

  /// The name that clients show for it, in English.
  public var name: String {
    switch self {
    case .alert: "alert"
    case .columnHeader: "column header"
    case .dialog: "dialog"
    case .filler: "filler"
    case .frame: "frame"
    case .image: "image"
    case .label: "label"
    case .list: "list"
    case .listItem: "list item"
    case .menu: "menu"
    case .pageTab: "page tab"
    case .pageTabList: "page tab list"
    case .panel: "panel"
    case .passwordText: "password text"
    case .progressBar: "progress bar"
    case .pushButton: "push button"
    case .rowHeader: "row header"
    case .scrollPane: "scroll pane"
    case .slider: "slider"
    case .spinButton: "spin button"
    case .table: "table"
    case .tableCell: "table cell"
    case .text: "text"
    case .toggleButton: "toggle button"
    case .toolBar: "tool bar"
    case .application: "application"
    case .entry: "entry"
    case .chart: "chart"
    case .heading: "heading"
    case .link: "link"
    case .documentWeb: "document web"
    case .grouping: "grouping"
    case .notification: "notification"
    case .levelBar: "level bar"
    case .landmark: "landmark"
    case .descriptionList: "description list"
    }
  }
}

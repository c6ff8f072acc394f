/// Names on the bus of assistive technologies.
enum Interface {
  static let accessible = "org.a11y.atspi.Accessible"
  static let action = "org.a11y.atspi.Action"
  static let application = "org.a11y.atspi.Application"
  static let cache = "org.a11y.atspi.Cache"
  static let component = "org.a11y.atspi.Component"
  static let controller = "org.a11y.atspi.DeviceEventController"
  static let editableText = "org.a11y.atspi.EditableText"
  static let objectEvents = "org.a11y.atspi.Event.Object"
  static let registry = "org.a11y.atspi.Registry"
  static let selection = "org.a11y.atspi.Selection"
  static let tableCell = "org.a11y.atspi.TableCell"
  static let text = "org.a11y.atspi.Text"
  static let value = "org.a11y.atspi.Value"
  static let windowEvents = "org.a11y.atspi.Event.Window"
}

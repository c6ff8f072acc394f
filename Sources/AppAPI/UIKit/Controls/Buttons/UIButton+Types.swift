extension UIButton {
  /// Which of the system's designs a button has.
  public enum ButtonType: Int, Sendable {
    /// None.
    case custom = 0
    /// A text in the tint colour.
    case system = 1
    /// A sign for details.
    case detailDisclosure = 2
    /// A sign for information on a light background.
    case infoLight = 3
    /// A sign for information on a dark background.
    case infoDark = 4
    /// A sign for adding a contact.
    case contactAdd = 5
    /// A sign for closing.
    case close = 7

    /// The design that an element of an interface file has.
    init(in coder: NSCoder) {
      self =
        switch (coder as? ElementCoder)?.attributes["buttonType"] {
        case "system", "roundedRect": .system
        case "detailDisclosure": .detailDisclosure
        case "infoLight": .infoLight
        case "infoDark": .infoDark
        case "contactAdd": .contactAdd
        case "close": .close
        default: .custom
        }
    }

    /// The symbol that it shows by itself.
    var symbol: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle.fill"
      }
    }

    /// What its symbol is called.
    var words: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: String(system: .moreInfo)
      case .contactAdd: String(system: .add)
      case .close: String(system: .close)
      }
    }
  }

  /// What a button is there for.
  public enum Role: Int, Sendable {
    /// Nothing in particular.
    case normal = 0
    /// What people most likely want.
    case primary = 1
    /// Leaving without a change.
    case cancel = 2
    /// Taking something away.
    case destructive = 3
  }
}

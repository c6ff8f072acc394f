import Foundation

extension IndexPath {
  /// Makes the path of a row in a section.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Makes the path of an item in a section.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// Position of the section, from 0.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// Position of the row in its section, from 0.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// Position of the item in its section, from 0.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

extension NSIndexPath {
  /// Makes the path of a row in a section.
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// Makes the path of an item in a section.
  public convenience init(item: Int, section: Int) {
    self.init(row: item, section: section)
  }

  /// Position of the section, from 0.
  public var section: Int { index(atPosition: 0) }
  /// Position of the row in its section, from 0.
  public var row: Int { index(atPosition: 1) }
  /// Position of the item in its section, from 0.
  public var item: Int { index(atPosition: 1) }
}

/// Text in braille, with the way from each letter to its cell and back.
public struct BrailleText: Hashable, Sendable {
  /// The cells, a braille pattern each.
  public var cells: [Character]
  /// For each Unicode scalar of the text, the cell it begins in.
  public var cellOfScalar: [Int]
  /// For each cell, the first Unicode scalar of the text that it stands for.
  public var scalarOfCell: [Int]

  /// Makes text from its cells and the ways between the two.
  public init(cells: [Character], cellOfScalar: [Int], scalarOfCell: [Int]) {
    self.cells = cells
    self.cellOfScalar = cellOfScalar
    self.scalarOfCell = scalarOfCell
  }
}

import EarshotTesting
import Testing
import UIKit

@Suite("File names that are read", .timeLimit(.minutes(10)))
@MainActor
struct FileNameTests {
  private func picture(_ name: String, _ label: String? = nil, at y: CGFloat) -> UIImageView {
    let view = UIImageView(image: UIImage(named: name))
    view.frame = CGRect(x: 20, y: y, width: 44, height: 44)
    view.isAccessibilityElement = true
    view.accessibilityLabel = label
    return view
  }

  @Test("Z1, K7: a picture nobody named is known to be read by its file name, a named one is not")
  func pictures() async throws {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    screen.addSubview(picture("apple-logo-512.png", at: 60))
    screen.addSubview(picture("apple-logo-512.png", "Apple logo", at: 120))
    let labelled = UIImage(named: "apple-logo-512.png")
    labelled?.accessibilityLabel = "Apple logo"
    let third = picture("", at: 180)
    third.image = labelled
    screen.addSubview(third)
    let button = UIButton(frame: CGRect(x: 20, y: 240, width: 44, height: 44))
    button.setImage(UIImage(named: "trash-big"), for: .normal)
    screen.addSubview(button)
    try await hosting(screen) { screen in
      let stops = screen.tree.stops.compactMap { screen.tree[$0] }
      #expect(stops.map(\.label?.string) == ["apple-logo-512", "Apple logo", "Apple logo", "trash-big"])
      #expect(stops.map(\.fileNames) == [["apple-logo-512"], [], [], ["trash-big"]])
    }
  }

  @Test("K7: a cell that is read by a picture's file name hands the name on")
  func cell() async throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Bailey"
    cell.imageView?.image = UIImage(named: "bailey")
    cell.imageView?.isAccessibilityElement = true
    let shelf = Shelf([cell])
    try await hosting(shelf.table()) { screen in
      let stop = try #require(screen.tree.stops.compactMap { screen.tree[$0] }.first)
      #expect(stop.label?.string == "bailey, Bailey")
      #expect(stop.fileNames == ["bailey"])
    }
  }
}

import AccessibilityModel
import Drawing
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("The keyboard in pictures of screens of UIKit", .timeLimit(.minutes(10)))
struct PicturedKeyboardTests {
  @Test(
    "What is tied to the keyboard's guide stands above the keyboard in the picture, and is heard where it was"
  )
  func guide() async throws {
    let controller = GuidedController()
    try await hosting(controller) { screen in
      try await screen.activate("Name")
      let heard = try screen.element(named: "Send").frame.maxY
      let drawn = try #require(redRows(in: await screen.picture(PictureRequest(scale: 1)), x: 196).last)
      #expect(heard > 800)
      #expect(drawn < 852 - 290 && drawn > 852 - 400)
      #expect(try screen.element(named: "Send").frame.maxY == heard)
    }
  }

  @Test("A table's field that the keyboard would cover is scrolled above it for the picture alone")
  func table() async throws {
    let controller = FormController()
    try await hosting(controller) { screen in
      try await screen.activate("Field 9")
      let heard = try screen.element(named: "Field 9").frame
      try #require(heard.minY > 520)
      let scrolls = controller.scrolls
      let last = try #require(redRows(in: await screen.picture(PictureRequest(scale: 1)), x: 300).last)
      #expect(last < 852 - 290 && last > 852 - 400)
      #expect(try screen.element(named: "Field 9").frame == heard)
      #expect(controller.scrolls == scrolls)
    }
  }

  @Test("A bar for the keyboard is drawn right above the keys, and only while somebody types")
  func bar() async throws {
    try await hosting(BarredController()) { screen in
      let request = PictureRequest(scale: 1)
      #expect(redRows(in: try await screen.picture(request), x: 300).isEmpty)
      try await screen.activate("Name")
      let rows = redRows(in: try await screen.picture(request), x: 300)
      // The keys take 336 points: 4 rows of 54, a bar of 44 and 76 below them.
      #expect(rows == Array(852 - 336 - 44..<852 - 336))
    }
  }
}

/// A field with a red bar for the keyboard.
private final class BarredController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    field.accessibilityLabel = "Name"
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
    bar.backgroundColor = .red
    field.inputAccessoryView = bar
    view.addSubview(field)
  }
}

/// The rows of a picture that are red at a column.
private func redRows(in picture: Picture, x: Int) -> [Int] {
  let bitmap = Bitmap(png: picture.png, width: picture.width, height: picture.height)
  return (0..<picture.height).filter {
    bitmap.color(x: x, y: $0).green < 0.2 && bitmap.color(x: x, y: $0).red > 0.8
  }
}

private final class GuidedController: UIViewController {
  private let bar = UIView()
  private let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "Name"
    bar.backgroundColor = .red
    bar.isAccessibilityElement = true
    bar.accessibilityLabel = "Send"
    for part in [field, bar] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      field.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 20),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }
}

private final class FormController: UITableViewController {
  private(set) var scrolls = 0

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let field = UITextField(frame: CGRect(x: 20, y: 4, width: 320, height: 36))
    field.placeholder = "Field \(indexPath.row)"
    field.backgroundColor = indexPath.row == 9 ? .red : .white
    cell.contentView.addSubview(field)
    return cell
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}

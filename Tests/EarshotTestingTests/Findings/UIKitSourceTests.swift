import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

/// A view controller whose file tells its lines.
private final class KennelController: UIViewController {
  let name = UILabel()
  weak var breed: UILabel?
  lazy var adopt = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    let breed = UILabel()
    let note = UILabel()
    let other = UILabel()
    let own = KennelSign()
    for (place, view) in [name, breed, adopt, note, other, own].enumerated() {
      view.frame = CGRect(x: 20, y: 100 + 60 * place, width: 300, height: 40)
      self.view.addSubview(view)
    }
    self.breed = breed
    name.text = "Bailey"
    breed.text = "beagle"
    adopt.setTitle("Adopt", for: .normal)
    note.text = "Please knock"
    other.text = "Elsewhere"
  }
}

/// A view that says what it is.
private final class KennelSign: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = "Kennel"
  }

  required init?(coder: NSCoder) { nil }
}

@Suite("Source locations of UIKit's elements", .timeLimit(.minutes(10)))
struct UIKitSourceTests {
  @Test("An element has the line of its property, of its own class, of its words, or of the class around it")
  @MainActor func lines() async throws {
    let module = "\(#fileID)"
    SourceTables.shared.add(
      SourceRecord(
        "/Kennel/Kennel.swift", in: module,
        "class\t6\tKennelController\nmember\t8\tname\nweak\t9\tbreed\nmember\t10\tadopt\ntext\t14\tPlease knock\n"
          + "class\t32\tKennelSign\t36"))
    let wanted = [
      "Bailey": 8, "beagle": 9, "Adopt": 10, "Please knock": 14, "Elsewhere": 6, "Kennel": 36,
    ]
    try await hosting(KennelController()) { screen in
      for (label, line) in wanted {
        let element = try screen.element(named: label)
        #expect(
          element.sourceLocation
            == AccessibilityModel.SourceLocation(file: "/Kennel/Kennel.swift", line: line),
          "\(label)")
      }
    }
  }
}

import UIKit

/// One plant, with a button to water it and a tip that comes from a nib.
final class PlantController: UIViewController {
  var plant = Plant(name: "", daysSinceWater: 0)
  var didWater: () -> Void = {}

  @IBOutlet private weak var stateLabel: UILabel?
  @IBOutlet private weak var waterButton: UIButton?
  @IBOutlet private weak var tips: UIStackView?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = plant.name
    show()
    let nib = UINib(nibName: "CareTip", bundle: nil)
    if let tip = nib.instantiate(withOwner: nil).first as? CareTip {
      tip.words = plant.daysSinceWater > 3 ? "Water it now" : "Keep it in the light"
      tips?.addArrangedSubview(tip)
    }
  }

  private func show() {
    stateLabel?.text = plant.state
    waterButton?.isEnabled = plant.daysSinceWater > 0
  }

  @IBAction private func water(_ sender: UIButton) {
    plant.daysSinceWater = 0
    show()
    didWater()
  }
}

/// A tip; its number of stars is set in the nib.
final class CareTip: UIView {
  @IBOutlet private weak var label: UILabel?
  @IBInspectable var stars = 0

  var words = "" {
    didSet { label?.text = "\(words), \(stars) stars" }
  }
}

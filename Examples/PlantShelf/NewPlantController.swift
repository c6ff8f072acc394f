import UIKit

/// Asks for the name of a new plant.
final class NewPlantController: UIViewController {
  @IBOutlet private weak var field: UITextField?

  /// What was typed.
  var name: String? { field?.text }
}

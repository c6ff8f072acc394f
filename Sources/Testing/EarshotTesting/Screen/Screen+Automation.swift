import AccessibilityModel
import AppHost
import UIKit

extension Screen {
  /// What views list for tests alone, beside what people meet: their `automationElements`.
  public var automationElements: [AccessibilityElement] { host.automationElements }
}

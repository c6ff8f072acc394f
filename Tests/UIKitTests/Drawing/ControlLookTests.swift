import EarshotTesting
import Testing
import TreeFormat
import UIKit

@MainActor
@Suite("What controls look like", .timeLimit(.minutes(10)))
struct ControlLookTests {
  @Test("L8: controls that set a value show it")
  func values() async throws {
    try await hosting(UIView()) { _ in
      let on = UISwitch()
      on.isOn = true
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
      slider.value = 0.25
      let stepper = UIStepper()
      let segments = UISegmentedControl(items: ["Day", "Week"])
      segments.selectedSegmentIndex = 1
      let dots = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
      dots.numberOfPages = 3
      try expectDrawn(
        [on, slider, stepper, segments, dots].flatMap(drawn), named: "values")
    }
  }

  @Test("L8: a button shows the ground, the words and the picture of its configuration")
  func buttons() async throws {
    try await hosting(UIView()) { _ in
      var filled = UIButton.Configuration.filled()
      filled.title = "Go"
      filled.image = UIImage(systemName: "star")
      var tinted = UIButton.Configuration.tinted()
      tinted.title = "Go"
      tinted.cornerStyle = .capsule
      let disabled = UIButton(configuration: filled)
      disabled.isEnabled = false
      let delete = UIButton(configuration: tinted)
      delete.role = .destructive
      let plain = UIButton(type: .system)
      plain.setTitle("Go", for: .normal)
      plain.sizeToFit()
      let buttons = [UIButton(configuration: filled), disabled, delete, plain]
      try expectDrawn(buttons.flatMap(drawn), named: "buttons")
    }
  }

  @Test("L8: indicators show how far something is")
  func indicators() async throws {
    try await hosting(UIView()) { _ in
      let bar = UIProgressView(progressViewStyle: .default)
      bar.progress = 0.5
      let lines = drawn(bar)
      #expect(lines == ["fill 0 0 150 4 round #787880/20", "fill 0 0 75 4 round #007AFF"])
      let wheel = UIActivityIndicatorView(style: .medium)
      #expect(drawn(wheel) == [])
      wheel.startAnimating()
      #expect(drawn(wheel).count == 8)
    }
  }

  @Test("L8: a field shows its edge and what is typed, else what stands in its place")
  func fields() async throws {
    try await hosting(UIView()) { _ in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
      field.borderStyle = .roundedRect
      field.placeholder = "E-mail"
      let secret = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
      secret.isSecureTextEntry = true
      secret.text = "dog"
      secret.clearButtonMode = .always
      let search = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
      search.placeholder = "Dogs"
      try expectDrawn([field, secret, search].flatMap(drawn), named: "fields")
    }
  }

  @Test("L8: where reading starts at the right, knobs and words stand on the other side")
  func mirrored() async throws {
    var options = LaunchOptions()
    options.layoutDirection = .rightToLeft
    try await hosting(UIView(), environment: options) { _ in
      let on = UISwitch()
      on.isOn = true
      #expect(drawn(on).contains { $0.contains("fill 2 2 27 27") })
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      label.text = "Dog"
      #expect(drawn(label).last?.hasSuffix("fixed right lines 1 right-to-left") == true)
    }
  }

  @Test("L8: colours follow the appearance")
  func dark() async throws {
    var options = LaunchOptions()
    options.colorScheme = .dark
    try await hosting(UIView(), environment: options) { _ in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      label.text = "Dog"
      #expect(drawn(label).contains { $0.contains("#FFFFFF") })
      #expect(drawnScreen().first == "fill 0 0 393 852 #000000")
    }
  }
}

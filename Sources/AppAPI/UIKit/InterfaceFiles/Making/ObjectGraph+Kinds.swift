import Foundation

extension ObjectGraph {
  /// Sets what an element says about a view of its kind.
  func setKind(_ view: UIView, _ element: InterfaceElement) {
    if let control = view as? UIControl { setControl(control, element) }
    switch view {
    case let label as UILabel: set(label, element)
    case let button as UIButton: set(button, element)
    case let field as UITextField: set(field, element)
    case let toggle as UISwitch: toggle.isOn = element["on"] == "YES"
    case let slider as UISlider: set(slider, element)
    case let stepper as UIStepper: set(stepper, element)
    case let segments as UISegmentedControl: set(segments, element)
    case let pages as UIPageControl:
      pages.numberOfPages = Int(element.number("numberOfPages") ?? 3)
      pages.currentPage = Int(element.number("currentPage") ?? 0)
      pages.hidesForSinglePage = element["hidesForSinglePage"] == "YES"
    case let picker as UIDatePicker: set(picker, element)
    case let picture as UIImageView: set(picture, element)
    case let progress as UIProgressView: progress.progress = Float(element.number("progress") ?? 0)
    case let indicator as UIActivityIndicatorView:
      indicator.hidesWhenStopped = element["hidesWhenStopped"] == "YES"
      if element["style"] == "large" || element["style"] == "whiteLarge" { indicator.style = .large }
      if element["animating"] == "YES" { indicator.startAnimating() }
    case let stack as UIStackView: set(stack, element)
    case let bar as UISearchBar: set(bar, element)
    case let bar as UIToolbar: bar.items = barItems(element.list("items"))
    case let bar as UINavigationBar:
      bar.prefersLargeTitles = element["largeTitles"] == "YES"
      let items = element.list("items").filter { $0.tag == "navigationItem" }
      if !items.isEmpty { bar.items = items.map { navigationItem($0, UINavigationItem(title: "")) } }
    case let bar as UITabBar: bar.items = element.list("items").map { tabBarItem($0, UITabBarItem()) }
    case let effect as UIVisualEffectView: effect.effect = effect.effect ?? UIBlurEffect(style: .regular)
    case let table as UITableView: set(table, element)
    case let collection as UICollectionView: set(collection, element)
    case let cell as UITableViewCell: set(cell, element)
    case let text as UITextView: set(text, element)
    case let scroll as UIScrollView: set(scroll, element)
    default: break
    }
  }

  private func setControl(_ control: UIControl, _ element: InterfaceElement) {
    if element["enabled"] == "NO" { control.isEnabled = false }
    if element["selected"] == "YES" { control.isSelected = true }
    if element["highlighted"] == "YES" { control.isHighlighted = true }
    if element["showsMenuAsPrimaryAction"] == "YES" { control.showsMenuAsPrimaryAction = true }
    switch element["contentHorizontalAlignment"] {
    case "left": control.contentHorizontalAlignment = .left
    case "right": control.contentHorizontalAlignment = .right
    case "leading": control.contentHorizontalAlignment = .leading
    case "trailing": control.contentHorizontalAlignment = .trailing
    case "fill": control.contentHorizontalAlignment = .fill
    default: break
    }
  }

  // MARK: Texts

  private func set(_ label: UILabel, _ element: InterfaceElement) {
    if let font = file.font(element.child(key: "fontDescription")) { label.font = font }
    if let color = file.color(element.child(key: "textColor")) { label.textColor = color }
    if let alignment = file.alignment(element) { label.textAlignment = alignment }
    if let lines = element.number("numberOfLines") { label.numberOfLines = Int(lines) }
    if let mode = element["lineBreakMode"].flatMap(NSLineBreakMode.init(described:)) {
      label.lineBreakMode = mode
    }
    if element["enabled"] == "NO" { label.isEnabled = false }
    label.adjustsFontForContentSizeCategory = element["adjustsFontForContentSizeCategory"] == "YES"
    if element["adjustsFontSizeToFit"] == "YES" { label.adjustsFontSizeToFitWidth = true }
    if let text = file.text("text", of: element) { label.text = text }
    if let text = file.attributedText(element.child(key: "attributedText"), "text", id: element.id) {
      label.attributedText = text
    }
  }

  private func set(_ field: UITextField, _ element: InterfaceElement) {
    if let font = file.font(element.child(key: "fontDescription")) { field.font = font }
    if let color = file.color(element.child(key: "textColor")) { field.textColor = color }
    if let alignment = file.alignment(element) { field.textAlignment = alignment }
    field.adjustsFontForContentSizeCategory = element["adjustsFontForContentSizeCategory"] == "YES"
    switch element["borderStyle"] {
    case "line": field.borderStyle = .line
    case "bezel": field.borderStyle = .bezel
    case "roundedRect": field.borderStyle = .roundedRect
    default: break
    }
    switch element["clearButtonMode"] {
    case "always": field.clearButtonMode = .always
    case "whileEditing": field.clearButtonMode = .whileEditing
    case "unlessEditing": field.clearButtonMode = .unlessEditing
    default: break
    }
    if element["clearsOnBeginEditing"] == "YES" { field.clearsOnBeginEditing = true }
    if let text = file.text("text", of: element) { field.text = text }
    if let placeholder = file.text("placeholder", of: element) { field.placeholder = placeholder }
    if let traits = element.child(key: "textInputTraits") {
      field.isSecureTextEntry = traits["secureTextEntry"] == "YES"
      if let type = traits["keyboardType"].flatMap(UIKeyboardType.init(described:)) {
        field.keyboardType = type
      }
      if let key = traits["returnKeyType"].flatMap(UIReturnKeyType.init(described:)) {
        field.returnKeyType = key
      }
      field.textContentType = traits["textContentType"].map { UITextContentType(rawValue: $0) }
      if traits["autocorrectionType"] == "no" { field.autocorrectionType = .no }
      if traits["autocapitalizationType"] == "none" { field.autocapitalizationType = .none }
      if traits["autocapitalizationType"] == "words" { field.autocapitalizationType = .words }
    }
  }

  private func set(_ view: UITextView, _ element: InterfaceElement) {
    set(view as UIScrollView, element)
    if let font = file.font(element.child(key: "fontDescription")) { view.font = font }
    if let color = file.color(element.child(key: "textColor")) { view.textColor = color }
    if let alignment = file.alignment(element) { view.textAlignment = alignment }
    view.adjustsFontForContentSizeCategory = element["adjustsFontForContentSizeCategory"] == "YES"
    if element["editable"] == "NO" { view.isEditable = false }
    if element["selectable"] == "NO" { view.isSelectable = false }
    if let text = file.text("text", of: element) { view.text = text }
    if let text = file.attributedText(element.child(key: "attributedText"), "text", id: element.id) {
      view.attributedText = text
    }
    if let detectors = element.child(key: "dataDetectorTypes") {
      if detectors["link"] == "YES" { view.dataDetectorTypes.insert(.link) }
      if detectors["phoneNumber"] == "YES" { view.dataDetectorTypes.insert(.phoneNumber) }
    }
    if let traits = element.child(key: "textInputTraits") {
      if let type = traits["keyboardType"].flatMap(UIKeyboardType.init(described:)) {
        view.keyboardType = type
      }
      if let key = traits["returnKeyType"].flatMap(UIReturnKeyType.init(described:)) {
        view.returnKeyType = key
      }
    }
  }

  private func set(_ bar: UISearchBar, _ element: InterfaceElement) {
    if let text = file.text("text", of: element) { bar.text = text }
    if let placeholder = file.text("placeholder", of: element) { bar.placeholder = placeholder }
    if let prompt = file.text("prompt", of: element) { bar.prompt = prompt }
    if element["showsCancelButton"] == "YES" { bar.showsCancelButton = true }
    if element["showsBookmarkButton"] == "YES" { bar.showsBookmarkButton = true }
    let scopes = element.list("scopeButtonTitles")
    if !scopes.isEmpty {
      bar.scopeButtonTitles = scopes.enumerated().map { index, scope in
        file.translation(of: "scopeButtonTitles[\(index)]", element.id) ?? scope.text
      }
      bar.showsScopeBar = element["showsScopeBar"] == "YES"
    }
  }

  // MARK: Values

  private func set(_ slider: UISlider, _ element: InterfaceElement) {
    slider.minimumValue = Float(element.number("minValue") ?? 0)
    slider.maximumValue = Float(element.number("maxValue") ?? 1)
    slider.value = Float(element.number("value") ?? 0)
    if element["continuous"] == "NO" { slider.isContinuous = false }
    slider.minimumValueImage = file.image("minimumValueImage", of: element)
    slider.maximumValueImage = file.image("maximumValueImage", of: element)
  }

  private func set(_ stepper: UIStepper, _ element: InterfaceElement) {
    stepper.minimumValue = element.number("minimumValue") ?? 0
    stepper.maximumValue = element.number("maximumValue") ?? 100
    stepper.stepValue = element.number("stepValue") ?? 1
    stepper.value = element.number("value") ?? 0
    if element["wraps"] == "YES" { stepper.wraps = true }
  }

  private func set(_ control: UISegmentedControl, _ element: InterfaceElement) {
    for (index, segment) in element.list("segments").enumerated() {
      if let image = file.image("image", of: segment) {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        let title =
          file.translation(of: "segmentTitles[\(index)]", element.id) ?? segment.string("title") ?? ""
        control.insertSegment(withTitle: title, at: index, animated: false)
      }
      if segment["enabled"] == "NO" { control.setEnabled(false, forSegmentAt: index) }
    }
    control.isMomentary = element["momentary"] == "YES"
    if let chosen = element.number("selectedSegmentIndex") { control.selectedSegmentIndex = Int(chosen) }
  }

  private func set(_ picker: UIDatePicker, _ element: InterfaceElement) {
    switch element["datePickerMode"] {
    case "time": picker.datePickerMode = .time
    case "date": picker.datePickerMode = .date
    case "countDownTimer": picker.datePickerMode = .countDownTimer
    default: picker.datePickerMode = .dateAndTime
    }
    switch element["style"] {
    case "wheels": picker.preferredDatePickerStyle = .wheels
    case "compact": picker.preferredDatePickerStyle = .compact
    case "inline": picker.preferredDatePickerStyle = .inline
    default: break
    }
    if let interval = element.number("minuteInterval") { picker.minuteInterval = Int(interval) }
    func date(_ key: String) -> Date? {
      element.child(key: key)?.number("timeIntervalSinceReferenceDate").map(
        Date.init(timeIntervalSinceReferenceDate:))
    }
    if let minimum = date("minimumDate") { picker.minimumDate = minimum }
    if let maximum = date("maximumDate") { picker.maximumDate = maximum }
    // Where the file keeps no date, the picker shows the present one.
    if element["useCurrentDate"] != "YES", let date = date("date") { picker.date = date }
  }

  // MARK: Others

  private func set(_ view: UIImageView, _ element: InterfaceElement) {
    view.image = file.image("image", of: element)
    view.highlightedImage = file.image("highlightedImage", of: element)
    if element["highlighted"] == "YES" { view.isHighlighted = true }
  }

  private func set(_ stack: UIStackView, _ element: InterfaceElement) {
    stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
    switch element["distribution"] {
    case "fillEqually": stack.distribution = .fillEqually
    case "fillProportionally": stack.distribution = .fillProportionally
    case "equalSpacing": stack.distribution = .equalSpacing
    case "equalCentering": stack.distribution = .equalCentering
    default: stack.distribution = .fill
    }
    switch element["alignment"] {
    case "leading", "top": stack.alignment = .leading
    case "center": stack.alignment = .center
    case "trailing", "bottom": stack.alignment = .trailing
    case "firstBaseline": stack.alignment = .firstBaseline
    case "lastBaseline", "baseline": stack.alignment = .lastBaseline
    default: stack.alignment = .fill
    }
    if let spacing = element.number("spacing") { stack.spacing = spacing }
    if element["spacingType"] == "standard" { stack.spacing = 8 }
    if element["layoutMarginsRelativeArrangement"] == "YES" {
      stack.isLayoutMarginsRelativeArrangement = true
    }
    if element["baselineRelativeArrangement"] == "YES" { stack.isBaselineRelativeArrangement = true }
  }

  private func set(_ scroll: UIScrollView, _ element: InterfaceElement) {
    if let size = file.size(element.child(key: "contentSize")) { scroll.contentSize = size }
    if element["pagingEnabled"] == "YES" { scroll.isPagingEnabled = true }
    if element["scrollEnabled"] == "NO" { scroll.isScrollEnabled = false }
    if let insets = file.insets(element.child(key: "contentInset")) { scroll.contentInset = insets }
    if element["contentInsetAdjustmentBehavior"] == "never" { scroll.contentInsetAdjustmentBehavior = .never }
  }
}

extension NSLineBreakMode {
  fileprivate init?(described name: String) {
    switch name {
    case "wordWrap": self = .byWordWrapping
    case "characterWrap": self = .byCharWrapping
    case "clip": self = .byClipping
    case "headTruncation": self = .byTruncatingHead
    case "middleTruncation": self = .byTruncatingMiddle
    case "tailTruncation": self = .byTruncatingTail
    default: return nil
    }
  }
}

extension UIKeyboardType {
  fileprivate init?(described name: String) {
    switch name {
    case "alphabet", "ASCIICapable": self = .asciiCapable
    case "numbersAndPunctuation": self = .numbersAndPunctuation
    case "URL": self = .URL
    case "numberPad": self = .numberPad
    case "phonePad": self = .phonePad
    case "namePhonePad": self = .namePhonePad
    case "emailAddress": self = .emailAddress
    case "decimalPad": self = .decimalPad
    case "twitter": self = .twitter
    case "webSearch": self = .webSearch
    default: return nil
    }
  }
}

extension UIReturnKeyType {
  fileprivate init?(described name: String) {
    switch name {
    case "go": self = .go
    case "google": self = .google
    case "join": self = .join
    case "next": self = .next
    case "route": self = .route
    case "search": self = .search
    case "send": self = .send
    case "yahoo": self = .yahoo
    case "done": self = .done
    case "emergencyCall": self = .emergencyCall
    case "continue": self = .continue
    default: return nil
    }
  }
}

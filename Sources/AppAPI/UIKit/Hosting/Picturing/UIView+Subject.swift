import AccessibilityModel
import AppHost
import Drawing

extension UIView {
  /// Adds drawing, and notes for whom where people meet the view or use it.
  func drawnAsSubject(into list: inout DisplayList, _ body: (inout DisplayList) -> Void) {
    guard let subject else { return body(&list) }
    list.subject(subject, body)
  }

  /// What the view is to people who meet it; nil where it is nothing by itself.
  private var subject: DrawSubject? {
    let element = RunningApp.current.identities.knownID(represented: self)
    guard self is UIControl || element != nil && isAccessibilityElement else { return nil }
    let (shows, lacks) = largeContentStanding
    return DrawSubject(
      nameOfPart ?? String(describing: type(of: self)), element: element, target: target,
      showsLargeContent: shows, lacksInteraction: lacks,
      expectedControl: self is UIControl && isToBeExposed ? Rect(frame) : nil)
  }

  /// What a part of a control that chooses dates is called; `nil` for anything else.
  private var nameOfPart: String? {
    switch parent {
    case is UICalendarView where self is UIButton: "CalendarButton"
    case is UIDatePicker where self is UILabel: "UIDatePicker"
    default: nil
    }
  }

  /// Adds what the app's own `draw(_:)` drew, and notes it where no element stands for the view.
  func addOwn(_ drawn: DisplayList, to list: inout DisplayList) {
    guard !drawn.isEmpty, !(self is UIControl), isToBeExposed else { return list.append(drawn) }
    list.subject(DrawSubject(String(describing: type(of: self)), isOwnDrawing: true)) { $0.append(drawn) }
  }

  /// True for a view of the app's own class that is no element, lies in none, and is not hidden from accessibility.
  private var isToBeExposed: Bool {
    guard type(of: self) == UIControl.self || !String(reflecting: type(of: self)).hasPrefix("UIKit.") else {
      return false
    }
    guard isUserInteractionEnabled, (self as? UIControl)?.isEnabled ?? true else { return false }
    var view: UIView? = self
    while let current = view {
      if current.isAccessibilityElement || current.accessibilityElementsHidden { return false }
      view = current.parent
    }
    return true
  }

  /// Where a finger reaches it, in points of its superview; nil where nothing happens on a touch.
  private var target: Rect? {
    guard takesTouchesByItself, isUserInteractionEnabled else { return nil }
    return Rect(frame)
  }

  private var takesTouchesByItself: Bool {
    if self is UISegmentedControl || self is UIStepper { return false }
    if let control = self as? UIControl, control.takesTaps || control is UISlider { return control.isEnabled }
    return !recognizers.isEmpty || self is UITextView
  }

  /// True where a standard bar draws it, which also shows it large.
  var liesInStandardBar: Bool {
    var view = parent
    while let current = view {
      if current is UINavigationBar || current is UITabBar || current is UIToolbar { return true }
      view = current.parent
    }
    return false
  }

  /// Whether it is shown large while it is pressed, and whether only what recognises the press is missing.
  ///
  /// Standard bars show what lies in them; else a view that is to be shown, or a delegate, has to name the item.
  /// - Source: Behaviour 6.1 LC2, LC5, LC8, LC10
  private var largeContentStanding: (shows: Bool, lacksInteraction: Bool) {
    if liesInStandardBar { return (true, false) }
    var isMeant = false
    var view: UIView? = self
    while let current = view {
      isMeant = isMeant || current.isMeantToBeShownLarge
      for interaction in current.largeContentInteractions {
        let center = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
        if interaction.item(at: center)?.largeContent.item.isEmpty == false { return (true, false) }
      }
      view = current.parent
    }
    return (false, isMeant)
  }

  private var isMeantToBeShownLarge: Bool {
    showsLargeContentViewer && (largeContentTitle?.isEmpty == false || largeContentImage != nil)
  }

  /// Adds drawing for a part of the view that people meet without a view of its own.
  ///
  /// - Parameters:
  ///   - part: What they meet.
  ///   - type: What app code calls it.
  ///   - place: Where a finger reaches it, in points of the view.
  ///   - list: Takes the drawing.
  ///   - body: Adds the drawing.
  func drawPart(
    _ part: NSObject, type: String, target place: CGRect?, into list: inout DisplayList,
    _ body: (inout DisplayList) -> Void
  ) {
    let element = RunningApp.current.identities.knownID(represented: part)
    list.subject(DrawSubject(type, element: element, target: place.map { Rect($0) }), body)
  }
}

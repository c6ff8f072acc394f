import Foundation

/// The classes that elements of interface files have where they name none.
@MainActor
enum StandardViews {
  static let types: [String: UIView.Type] = [
    "view": UIView.self, "label": UILabel.self, "button": UIButton.self, "imageView": UIImageView.self,
    "textField": UITextField.self, "textView": UITextView.self, "switch": UISwitch.self,
    "slider": UISlider.self, "stepper": UIStepper.self, "segmentedControl": UISegmentedControl.self,
    "pageControl": UIPageControl.self, "progressView": UIProgressView.self,
    "activityIndicatorView": UIActivityIndicatorView.self, "datePicker": UIDatePicker.self,
    "pickerView": UIPickerView.self, "scrollView": UIScrollView.self, "stackView": UIStackView.self,
    "tableView": UITableView.self, "collectionView": UICollectionView.self, "control": UIControl.self,
    "tableViewCell": UITableViewCell.self, "collectionViewCell": UICollectionViewCell.self,
    "collectionReusableView": UICollectionReusableView.self, "containerView": UIView.self,
    "searchBar": UISearchBar.self, "toolbar": UIToolbar.self, "navigationBar": UINavigationBar.self,
    "tabBar": UITabBar.self, "visualEffectView": UIVisualEffectView.self,
    "refreshControl": UIRefreshControl.self,
    "colorWell": UIColorWell.self, "calendarView": UICalendarView.self, "window": UIWindow.self,
  ]

  /// The names of classes of other modules, which import this one.
  static let elsewhere = [
    "mapView": "MKMapView", "wkWebView": "WKWebView", "webView": "WKWebView", "sceneKitView": "SCNView",
    "skView": "SKView", "mtkView": "MTKView", "glkView": "GLKView", "arscnView": "ARSCNView",
  ]

  /// The class that an element's own has to be derived from.
  static func least(_ tag: String) -> UIView.Type {
    switch tag {
    // Any view may stand where the editor shows a rectangle.
    case "view", "containerView": UIView.self
    case "button", "control", "textField": tag == "textField" ? UITextField.self : UIControl.self
    default: types[tag] ?? UIView.self
    }
  }
}

/// Makes objects of classes that are known only when the program runs.
enum NSObjectMaker {
  @MainActor
  static func make(_ type: NSObject.Type) -> NSObject { type.make(inInterface: 0) }
}

extension NSObject {
  /// Makes an object through whichever class it is called on.
  @_silgen_name("earshot_NSObject_madeInInterface")
  fileprivate convenience init(inInterface unused: Int) {
    self.init()
  }

  /// Makes an object of a class that is known only when the program runs; `UITableViewCell` tells how.
  @_silgen_name("earshot_NSObject_madeInInterface")
  fileprivate static func make(inInterface unused: Int) -> NSObject
}

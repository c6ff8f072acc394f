/// What names of UIKit are called now that Swift 3 and 4 called otherwise.
enum FormerNameTable {
  /// How a call is written now: what stands for its start, for the commas between its arguments, and for its end.
  struct Call {
    let start: String
    let separators: [String]
    let end: String

    /// How many arguments it takes; one where it has none or one.
    let count: Int

    /// A function that became a function of something, with labels.
    init(_ function: String, _ labels: String...) {
      start = "\(function)(\(labels[0]): "
      separators = labels.dropFirst().map { ", \($0):" }
      end = ")"
      count = labels.count
    }

    /// A function that became a method of its first argument.
    init(method: String, _ labels: String...) {
      start = "("
      separators = labels.isEmpty ? [] : [").\(method)(\(labels[0]):"]
      end = labels.isEmpty ? ").\(method)()" : ")"
      count = 1 + labels.count
    }

    /// A function that became a property.
    init(property: String) {
      start = property
      separators = []
      end = ""
      count = 0
    }
  }

  /// Types and constants.
  static let names = table(
    """
    UITableViewCellStyle UITableViewCell.CellStyle
    UITableViewCellSelectionStyle UITableViewCell.SelectionStyle
    UITableViewCellEditingStyle UITableViewCell.EditingStyle
    UITableViewCellAccessoryType UITableViewCell.AccessoryType
    UITableViewCellSeparatorStyle UITableViewCell.SeparatorStyle
    UITableViewStyle UITableView.Style
    UITableViewRowAnimation UITableView.RowAnimation
    UITableViewScrollPosition UITableView.ScrollPosition
    UITableViewRowActionStyle UITableViewRowAction.Style
    UICollectionViewScrollPosition UICollectionView.ScrollPosition
    UICollectionViewScrollDirection UICollectionView.ScrollDirection
    UIAlertControllerStyle UIAlertController.Style
    UIAlertActionStyle UIAlertAction.Style
    UIActivityIndicatorViewStyle UIActivityIndicatorView.Style
    UIActivityType UIActivity.ActivityType
    UIApplicationState UIApplication.State
    UIApplicationLaunchOptionsKey UIApplication.LaunchOptionsKey
    UIApplicationOpenURLOptionsKey UIApplication.OpenURLOptionsKey
    UIBarButtonItemStyle UIBarButtonItem.Style
    UIBarButtonSystemItem UIBarButtonItem.SystemItem
    UIBlurEffectStyle UIBlurEffect.Style
    UIButtonType UIButton.ButtonType
    UIControlState UIControl.State
    UIControlEvents UIControl.Event
    UIControlContentHorizontalAlignment UIControl.ContentHorizontalAlignment
    UIControlContentVerticalAlignment UIControl.ContentVerticalAlignment
    UIDatePickerMode UIDatePicker.Mode
    UIFontTextStyle UIFont.TextStyle
    UIFontDescriptorSymbolicTraits UIFontDescriptor.SymbolicTraits
    UIGestureRecognizerState UIGestureRecognizer.State
    UIImagePickerControllerSourceType UIImagePickerController.SourceType
    UIImageOrientation UIImage.Orientation
    UIImageRenderingMode UIImage.RenderingMode
    UIImageResizingMode UIImage.ResizingMode
    UILayoutConstraintAxis NSLayoutConstraint.Axis
    NSLayoutAttribute NSLayoutConstraint.Attribute
    NSLayoutRelation NSLayoutConstraint.Relation
    NSLayoutFormatOptions NSLayoutConstraint.FormatOptions
    UINavigationControllerOperation UINavigationController.Operation
    UIPageViewControllerNavigationDirection UIPageViewController.NavigationDirection
    UIPageViewControllerTransitionStyle UIPageViewController.TransitionStyle
    UIPageViewControllerNavigationOrientation UIPageViewController.NavigationOrientation
    UIScrollViewKeyboardDismissMode UIScrollView.KeyboardDismissMode
    UIScrollViewIndicatorStyle UIScrollView.IndicatorStyle
    UISearchBarStyle UISearchBar.Style
    UIStackViewDistribution UIStackView.Distribution
    UIStackViewAlignment UIStackView.Alignment
    UISplitViewControllerDisplayMode UISplitViewController.DisplayMode
    UISwipeGestureRecognizerDirection UISwipeGestureRecognizer.Direction
    UITabBarSystemItem UITabBarItem.SystemItem
    UITextBorderStyle UITextField.BorderStyle
    UITextFieldViewMode UITextField.ViewMode
    UIViewAnimationOptions UIView.AnimationOptions
    UIViewAnimationCurve UIView.AnimationCurve
    UIViewAutoresizing UIView.AutoresizingMask
    UIViewContentMode UIView.ContentMode
    UIViewKeyframeAnimationOptions UIView.KeyframeAnimationOptions
    UIWindowLevel UIWindow.Level
    NSAttributedStringKey NSAttributedString.Key
    UICollectionElementKindSectionHeader UICollectionView.elementKindSectionHeader
    UICollectionElementKindSectionFooter UICollectionView.elementKindSectionFooter
    UIImagePickerControllerOriginalImage UIImagePickerController.InfoKey.originalImage
    UIImagePickerControllerEditedImage UIImagePickerController.InfoKey.editedImage
    UIWindowLevelNormal UIWindow.Level.normal
    UIWindowLevelAlert UIWindow.Level.alert
    UIWindowLevelStatusBar UIWindow.Level.statusBar
    UILayoutPriorityRequired UILayoutPriority.required
    UILayoutPriorityDefaultHigh UILayoutPriority.defaultHigh
    UILayoutPriorityDefaultLow UILayoutPriority.defaultLow
    UITableViewAutomaticDimension UITableView.automaticDimension
    UITableViewIndexSearch UITableView.indexSearch
    UIApplicationOpenSettingsURLString UIApplication.openSettingsURLString
    UIApplicationBackgroundFetchIntervalMinimum UIApplication.backgroundFetchIntervalMinimum
    UIBackgroundTaskInvalid UIBackgroundTaskIdentifier.invalid
    UIKeyboardFrameBeginUserInfoKey UIResponder.keyboardFrameBeginUserInfoKey
    UIKeyboardFrameEndUserInfoKey UIResponder.keyboardFrameEndUserInfoKey
    UIKeyboardAnimationDurationUserInfoKey UIResponder.keyboardAnimationDurationUserInfoKey
    UIKeyboardAnimationCurveUserInfoKey UIResponder.keyboardAnimationCurveUserInfoKey
    UIViewNoIntrinsicMetric UIView.noIntrinsicMetric
    UILayoutFittingCompressedSize UIView.layoutFittingCompressedSize
    UILayoutFittingExpandedSize UIView.layoutFittingExpandedSize
    kCAGravityResizeAspect CALayerContentsGravity.resizeAspect
    kCAMediaTimingFunctionLinear CAMediaTimingFunctionName.linear
    kCAMediaTimingFunctionEaseIn CAMediaTimingFunctionName.easeIn
    kCAMediaTimingFunctionEaseOut CAMediaTimingFunctionName.easeOut
    kCAMediaTimingFunctionEaseInEaseOut CAMediaTimingFunctionName.easeInEaseOut
    kCAFillModeForwards CAMediaTimingFillMode.forwards
    kCAFillModeBoth CAMediaTimingFillMode.both
    kCAFillModeRemoved CAMediaTimingFillMode.removed
    kCALineCapRound CAShapeLayerLineCap.round
    kCALineJoinRound CAShapeLayerLineJoin.round
    UIAccessibilityScreenChangedNotification UIAccessibility.Notification.screenChanged
    UIAccessibilityLayoutChangedNotification UIAccessibility.Notification.layoutChanged
    UIAccessibilityAnnouncementNotification UIAccessibility.Notification.announcement
    UIAccessibilityPageScrolledNotification UIAccessibility.Notification.pageScrolled
    UIAccessibilityVoiceOverStatusChanged UIAccessibility.voiceOverStatusDidChangeNotification
    NSFontAttributeName NSAttributedString.Key.font
    NSForegroundColorAttributeName NSAttributedString.Key.foregroundColor
    NSBackgroundColorAttributeName NSAttributedString.Key.backgroundColor
    NSParagraphStyleAttributeName NSAttributedString.Key.paragraphStyle
    NSUnderlineStyleAttributeName NSAttributedString.Key.underlineStyle
    NSUnderlineColorAttributeName NSAttributedString.Key.underlineColor
    NSKernAttributeName NSAttributedString.Key.kern
    NSStrikethroughStyleAttributeName NSAttributedString.Key.strikethroughStyle
    NSStrikethroughColorAttributeName NSAttributedString.Key.strikethroughColor
    NSLinkAttributeName NSAttributedString.Key.link
    NSBaselineOffsetAttributeName NSAttributedString.Key.baselineOffset
    NSAttachmentAttributeName NSAttributedString.Key.attachment
    NSShadowAttributeName NSAttributedString.Key.shadow
    NSStrokeColorAttributeName NSAttributedString.Key.strokeColor
    NSStrokeWidthAttributeName NSAttributedString.Key.strokeWidth
    UIFontWeightUltraLight UIFont.Weight.ultraLight
    UIFontWeightThin UIFont.Weight.thin
    UIFontWeightLight UIFont.Weight.light
    UIFontWeightRegular UIFont.Weight.regular
    UIFontWeightMedium UIFont.Weight.medium
    UIFontWeightSemibold UIFont.Weight.semibold
    UIFontWeightBold UIFont.Weight.bold
    UIFontWeightHeavy UIFont.Weight.heavy
    UIFontWeightBlack UIFont.Weight.black
    UIFontTextStyleBody UIFont.TextStyle.body
    UIFontTextStyleHeadline UIFont.TextStyle.headline
    UIFontTextStyleSubheadline UIFont.TextStyle.subheadline
    UIFontTextStyleFootnote UIFont.TextStyle.footnote
    UIFontTextStyleCaption1 UIFont.TextStyle.caption1
    UIFontTextStyleCaption2 UIFont.TextStyle.caption2
    UIFontTextStyleCallout UIFont.TextStyle.callout
    UIFontTextStyleTitle1 UIFont.TextStyle.title1
    UIFontTextStyleTitle2 UIFont.TextStyle.title2
    UIFontTextStyleTitle3 UIFont.TextStyle.title3
    UIAccessibilityTraitButton UIAccessibilityTraits.button
    UIAccessibilityTraitLink UIAccessibilityTraits.link
    UIAccessibilityTraitImage UIAccessibilityTraits.image
    UIAccessibilityTraitSelected UIAccessibilityTraits.selected
    UIAccessibilityTraitPlaysSound UIAccessibilityTraits.playsSound
    UIAccessibilityTraitKeyboardKey UIAccessibilityTraits.keyboardKey
    UIAccessibilityTraitStaticText UIAccessibilityTraits.staticText
    UIAccessibilityTraitSummaryElement UIAccessibilityTraits.summaryElement
    UIAccessibilityTraitNotEnabled UIAccessibilityTraits.notEnabled
    UIAccessibilityTraitUpdatesFrequently UIAccessibilityTraits.updatesFrequently
    UIAccessibilityTraitSearchField UIAccessibilityTraits.searchField
    UIAccessibilityTraitStartsMediaSession UIAccessibilityTraits.startsMediaSession
    UIAccessibilityTraitAdjustable UIAccessibilityTraits.adjustable
    UIAccessibilityTraitAllowsDirectInteraction UIAccessibilityTraits.allowsDirectInteraction
    UIAccessibilityTraitCausesPageTurn UIAccessibilityTraits.causesPageTurn
    UIAccessibilityTraitHeader UIAccessibilityTraits.header
    UIAccessibilityTraitTabBar UIAccessibilityTraits.tabBar
    UIAccessibilityTraitNone UIAccessibilityTraits.none
    """)

  /// Names of notifications, which were members of `NSNotification.Name`.
  static let notifications = table(
    """
    UIKeyboardWillShow UIResponder.keyboardWillShowNotification
    UIKeyboardDidShow UIResponder.keyboardDidShowNotification
    UIKeyboardWillHide UIResponder.keyboardWillHideNotification
    UIKeyboardDidHide UIResponder.keyboardDidHideNotification
    UIKeyboardWillChangeFrame UIResponder.keyboardWillChangeFrameNotification
    UIKeyboardDidChangeFrame UIResponder.keyboardDidChangeFrameNotification
    UIApplicationDidEnterBackground UIApplication.didEnterBackgroundNotification
    UIApplicationWillEnterForeground UIApplication.willEnterForegroundNotification
    UIApplicationDidBecomeActive UIApplication.didBecomeActiveNotification
    UIApplicationWillResignActive UIApplication.willResignActiveNotification
    UIApplicationWillTerminate UIApplication.willTerminateNotification
    UIApplicationDidFinishLaunching UIApplication.didFinishLaunchingNotification
    UIApplicationDidReceiveMemoryWarning UIApplication.didReceiveMemoryWarningNotification
    UIDeviceOrientationDidChange UIDevice.orientationDidChangeNotification
    UITextFieldTextDidChange UITextField.textDidChangeNotification
    UITextViewTextDidChange UITextView.textDidChangeNotification
    UIContentSizeCategoryDidChange UIContentSizeCategory.didChangeNotification
    """)

  /// Members that have another name now, and no label.
  static let members = table(
    """
    activityIndicatorViewStyle style
    addChildViewController addChild
    childViewControllers children
    removeFromParentViewController removeFromParent
    """)

  /// Methods, with their first labels, of which the name or the label is another one now.
  static let methods: [String: (name: String, label: String?)] = [
    "UIActivityIndicatorView(activityIndicatorStyle:)": ("UIActivityIndicatorView", "style"),
    "UIColor(colorLiteralRed:)": ("UIColor", "red"),
    "bringSubview(toFront:)": ("bringSubviewToFront", nil),
    "didMove(toParentViewController:)": ("didMove", "toParent"),
    "sendSubview(toBack:)": ("sendSubviewToBack", nil),
    "willMove(toParentViewController:)": ("willMove", "toParent"),
  ]

  /// Functions.
  static let calls: [String: Call] = [
    "UIAccessibilityPostNotification": Call("UIAccessibility.post", "notification", "argument"),
    "UIAccessibilityIsVoiceOverRunning": Call(property: "UIAccessibility.isVoiceOverRunning"),
    "UIAccessibilityIsSwitchControlRunning": Call(property: "UIAccessibility.isSwitchControlRunning"),
    "UIAccessibilityIsReduceMotionEnabled": Call(property: "UIAccessibility.isReduceMotionEnabled"),
    "UIAccessibilityIsReduceTransparencyEnabled": Call(
      property: "UIAccessibility.isReduceTransparencyEnabled"),
    "UIAccessibilityIsBoldTextEnabled": Call(property: "UIAccessibility.isBoldTextEnabled"),
    "UIAccessibilityIsInvertColorsEnabled": Call(property: "UIAccessibility.isInvertColorsEnabled"),
    "UIAccessibilityIsGrayscaleEnabled": Call(property: "UIAccessibility.isGrayscaleEnabled"),
    "UIAccessibilityIsGuidedAccessEnabled": Call(property: "UIAccessibility.isGuidedAccessEnabled"),
    "UIAccessibilityDarkerSystemColorsEnabled": Call(
      property: "UIAccessibility.isDarkerSystemColorsEnabled"),
    "UIEdgeInsetsMake": Call("UIEdgeInsets", "top", "left", "bottom", "right"),
    "UIEdgeInsetsInsetRect": Call(method: "inset", "by"),
    "UIImagePNGRepresentation": Call(method: "pngData"),
    "UIImageJPEGRepresentation": Call(method: "jpegData", "compressionQuality"),
  ]

  private static func table(_ text: String) -> [String: String] {
    let rows = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    return Dictionary(rows.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
  }
}

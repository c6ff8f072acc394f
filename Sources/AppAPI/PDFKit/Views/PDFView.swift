import AppHost
import AppResources
import UIKit

/// How pages lie beside each other.
public enum PDFDisplayMode: Int, Sendable {
  /// One, all below each other, two, and two and two below each other.
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}

/// In which direction pages follow each other.
public enum PDFDisplayDirection: Int, Sendable {
  /// Downwards, or sideways.
  case vertical, horizontal
}

/// Is told what a person does with a document.
@MainActor @preconcurrency
public protocol PDFViewDelegate: NSObjectProtocol {
  /// Takes in that a link to the web was used; whoever implements this opens it.
  func pdfViewWillClick(onLink sender: PDFView, with url: URL)
}

extension PDFViewDelegate {
  /// Opens the address.
  public func pdfViewWillClick(onLink sender: PDFView, with url: URL) { UIApplication.shared.open(url) }
}

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Another page is shown.
  public static let PDFViewPageChanged = Notification.Name("PDFViewChangedPage")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Another document is shown.
  public static let PDFViewDocumentChanged = Notification.Name("PDFViewChangedDocument")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// It is shown in another size.
  public static let PDFViewScaleChanged = Notification.Name("PDFViewChangedScale")
}

/// Shows the pages of a document, whose paragraphs are heard one after the other.
///
///     let view = PDFView()
///     view.document = PDFDocument(url: url)
///     view.autoScales = true
open class PDFView: UIView, UIScrollViewDelegate {
  private let scroller = UIScrollView()
  private var pageViews: [PDFPageView] = []
  private var shownIndex = 0

  /// What is shown.
  open var document: PDFDocument? {
    didSet {
      oldValue?.didChange = {}
      document?.didChange = { [weak self] in self?.rebuild() }
      shownIndex = 0
      rebuild()
      NotificationCenter.default.post(name: .PDFViewDocumentChanged, object: self)
    }
  }
  /// Who is told what a person does.
  open weak var delegate: (any PDFViewDelegate)?
  /// How pages lie beside each other; two lie below each other here.
  open var displayMode = PDFDisplayMode.singlePageContinuous { didSet { rebuild() } }
  /// In which direction pages follow each other.
  open var displayDirection = PDFDisplayDirection.vertical { didSet { setNeedsLayout() } }
  /// Which rectangle of pages is shown.
  open var displayBox = PDFDisplayBox.cropBox { didSet { rebuild() } }
  /// True where there is space between pages.
  open var displaysPageBreaks = true { didSet { setNeedsLayout() } }
  /// The space around pages.
  open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4) {
    didSet { setNeedsLayout() }
  }
  /// True where pages are as wide as the view.
  open var autoScales = false { didSet { setNeedsLayout() } }
  /// True where pages throw a shadow.
  open var pageShadowsEnabled = true
  /// True where pages lie in a view with a controller for each.
  public private(set) var isUsingPageViewController = false
  /// The part of the words that is chosen.
  open var currentSelection: PDFSelection?
  /// Parts of the words that are marked.
  open var highlightedSelections: [PDFSelection]?
  /// The smallest size that pages are shown in.
  open var minScaleFactor: CGFloat = 0.25
  /// The largest size that pages are shown in.
  open var maxScaleFactor: CGFloat = 5
  private var chosenScale: CGFloat = 1

  /// Makes a view without a document.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Makes a view without a document, as an interface file describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  /// Makes a view without a document.
  public convenience init() { self.init(frame: .zero) }

  private func begin() {
    scroller.delegate = self
    addSubview(scroller)
  }

  /// The view in which pages lie.
  open var documentView: UIView? { scroller }

  // MARK: Size

  /// How large pages are shown; 1 for their own size.
  open var scaleFactor: CGFloat {
    get { autoScales ? scaleFactorForSizeToFit : chosenScale }
    set {
      chosenScale = min(max(newValue, minScaleFactor), maxScaleFactor)
      autoScales = false
      setNeedsLayout()
      NotificationCenter.default.post(name: .PDFViewScaleChanged, object: self)
    }
  }

  /// The size in which pages are as wide as the view.
  open var scaleFactorForSizeToFit: CGFloat {
    let widest = pageViews.map { $0.page.bounds(for: displayBox).width }.max() ?? 0
    let space = bounds.width - (displaysPageBreaks ? pageBreakMargins.left + pageBreakMargins.right : 0)
    return widest > 0 && space > 0 ? space / widest : 1
  }

  /// Shows pages larger.
  open func zoomIn(_ sender: Any?) { scaleFactor *= 1.2 }
  /// Shows pages smaller.
  open func zoomOut(_ sender: Any?) { scaleFactor /= 1.2 }
  /// True where pages can be shown larger.
  open var canZoomIn: Bool { scaleFactor < maxScaleFactor }
  /// True where pages can be shown smaller.
  open var canZoomOut: Bool { scaleFactor > minScaleFactor }

  // MARK: Pages

  private var isContinuous: Bool {
    !isUsingPageViewController && (displayMode == .singlePageContinuous || displayMode == .twoUpContinuous)
  }

  private func rebuild() {
    for view in pageViews { view.removeFromSuperview() }
    let all = document.map { document in (0..<document.pageCount).compactMap { document.page(at: $0) } } ?? []
    let shown = isContinuous ? all : all.indices.contains(shownIndex) ? [all[shownIndex]] : []
    pageViews = shown.map { PDFPageView($0, in: self) }
    for view in pageViews { scroller.addSubview(view) }
    setNeedsLayout()
  }

  /// Lays the pages out anew, also where the document changed meanwhile.
  open func layoutDocumentView() { rebuild() }

  /// Has each page in a view of its own, one at a time.
  open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {
    isUsingPageViewController = enable
    rebuild()
  }

  /// The page that is shown; of several the uppermost.
  open var currentPage: PDFPage? { document?.page(at: shownIndex) }

  /// Shows a page.
  open func go(to page: PDFPage) {
    guard let index = document?.index(for: page), index != NSNotFound else { return }
    show(index)
  }
  /// Shows a place of a document.
  open func go(to destination: PDFDestination) {
    if let page = destination.page { go(to: page) }
  }
  /// Shows where words are.
  open func go(to selection: PDFSelection) {
    if let page = selection.pages.first { go(to: page) }
  }
  /// Shows a rectangle of a page.
  open func go(to rect: CGRect, on page: PDFPage) { go(to: page) }

  private func show(_ index: Int) {
    guard let count = document?.pageCount, (0..<count).contains(index) else { return }
    let isOther = index != shownIndex
    shownIndex = index
    if isContinuous {
      layoutIfNeeded()
      if pageViews.indices.contains(index) { scroller.contentOffset = offset(of: pageViews[index]) }
    } else if isOther {
      rebuild()
    }
    if isOther { NotificationCenter.default.post(name: .PDFViewPageChanged, object: self) }
  }

  private func offset(of view: UIView) -> CGPoint {
    let most = CGPoint(
      x: max(scroller.contentSize.width - scroller.bounds.width, 0),
      y: max(scroller.contentSize.height - scroller.bounds.height, 0))
    return CGPoint(x: min(view.frame.minX, most.x), y: min(view.frame.minY, most.y))
  }

  /// Shows the next page.
  open func goToNextPage(_ sender: Any?) { show(shownIndex + 1) }
  /// Shows the page before.
  open func goToPreviousPage(_ sender: Any?) { show(shownIndex - 1) }
  /// Shows the first page.
  open func goToFirstPage(_ sender: Any?) { show(0) }
  /// Shows the last page.
  open func goToLastPage(_ sender: Any?) { show((document?.pageCount ?? 0) - 1) }
  /// True where there is a next page.
  open var canGoToNextPage: Bool { shownIndex + 1 < (document?.pageCount ?? 0) }
  /// True where there is a page before.
  open var canGoToPreviousPage: Bool { shownIndex > 0 }
  /// True where another page than the first is shown.
  open var canGoToFirstPage: Bool { canGoToPreviousPage }
  /// True where another page than the last is shown.
  open var canGoToLastPage: Bool { canGoToNextPage }

  /// Notes which page is shown after it was scrolled.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard isContinuous else { return }
    let middle = CGPoint(x: scrollView.bounds.midX, y: scrollView.bounds.midY)
    let index = pageViews.firstIndex {
      displayDirection == .vertical ? $0.frame.maxY > middle.y : $0.frame.maxX > middle.x
    }
    guard let index, index != shownIndex else { return }
    shownIndex = index
    NotificationCenter.default.post(name: .PDFViewPageChanged, object: self)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    scroller.frame = bounds
    let margins = displaysPageBreaks ? pageBreakMargins : .zero
    let scale = scaleFactor
    var corner = CGPoint.zero
    var whole = CGSize.zero
    for view in pageViews {
      let box = view.page.bounds(for: displayBox)
      let size = CGSize(width: box.width * scale, height: box.height * scale)
      let left = max((bounds.width - size.width) / 2, margins.left)
      view.frame = CGRect(
        origin: displayDirection == .vertical
          ? CGPoint(x: left, y: corner.y + margins.top)
          : CGPoint(x: corner.x + margins.left, y: margins.top), size: size)
      view.lay(scale: scale, displayBox)
      corner = CGPoint(x: view.frame.maxX + margins.right, y: view.frame.maxY + margins.bottom)
      whole = CGSize(width: max(whole.width, corner.x), height: max(whole.height, corner.y))
    }
    scroller.contentSize = whole
  }

  /// Uses a link that lies on a page.
  func use(_ link: PDFAnnotation) {
    if let url = link.url {
      guard let delegate else {
        UIApplication.shared.open(url)
        return
      }
      delegate.pdfViewWillClick(onLink: self, with: url)
    } else if let destination = link.destination {
      go(to: destination)
    }
  }
}

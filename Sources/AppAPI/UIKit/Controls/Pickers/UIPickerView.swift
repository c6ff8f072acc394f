import Drawing
import Foundation

/// Wheels side by side, each with a choice.
///
///     // a wheel of months: "November, picker item, adjustable", after a flick up "December"
///
/// - Source: Behaviour 1.5.2, 1.5.3
open class UIPickerView: UIView {
  private var chosen: [Int] = []
  private(set) var columns: [PickerColumn] = []
  private var hasCounted = false

  /// Makes a picker with a place in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a picker without size; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Counts columns and rows.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }

  /// Says what rows show, and follows which one is chosen.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { setNeedsDescription() }
  }

  /// How many columns there are.
  open var numberOfComponents: Int {
    count()
    return columns.count
  }

  /// How many rows a column has.
  open func numberOfRows(inComponent component: Int) -> Int {
    guard columns.indices.contains(component) else { return 0 }
    return max(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0)
  }

  /// How wide and high a row of a component is, in points; zero where there is no such component.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard widths.indices.contains(component) else { return .zero }
    return CGSize(
      width: widths[component],
      height: delegate?.pickerView(self, rowHeightForComponent: component) ?? Self.rowHeight)
  }

  /// The view of a row, where the delegate gives it one.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
  }

  /// Counts columns and rows anew; what was chosen stays where it is still there.
  open func reloadAllComponents() {
    hasCounted = false
    setNeedsLayout()
  }

  /// Counts the rows of a column anew; what was chosen stays where it is still there.
  open func reloadComponent(_ component: Int) {
    guard chosen.indices.contains(component) else { return }
    chosen[component] = clamped(chosen[component], in: component)
    setNeedsDescription()
  }

  /// Chooses a row; the delegate is not told.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    count()
    guard chosen.indices.contains(component) else { return }
    chosen[component] = clamped(row, in: component)
    setNeedsDescription()
  }

  /// The chosen row of a column; -1 where there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    count()
    return chosen.indices.contains(component) && numberOfRows(inComponent: component) > 0
      ? chosen[component] : -1
  }

  private func clamped(_ row: Int, in component: Int) -> Int {
    min(max(row, 0), max(numberOfRows(inComponent: component) - 1, 0))
  }

  /// Asks the data source for the columns, once.
  private func count() {
    guard !hasCounted, let dataSource else { return }
    hasCounted = true
    let number = max(dataSource.numberOfComponents(in: self), 0)
    columns = (0..<number).map { index in
      index < columns.count ? columns[index] : column(index)
    }
    chosen = (0..<number).map { clamped($0 < chosen.count ? chosen[$0] : 0, in: $0) }
  }

  private func column(_ index: Int) -> PickerColumn {
    PickerColumn(
      of: self,
      label: { [weak self] in self?.named { $0.pickerView($1, accessibilityLabelForComponent: index) } },
      value: { [weak self] in self?.words(in: index) },
      hint: { [weak self] in self?.named { $0.pickerView($1, accessibilityHintForComponent: index) } },
      move: { [weak self] in self?.move(index, by: $0) })
  }

  private func named(
    _ ask: (any UIPickerViewAccessibilityDelegate, UIPickerView) -> String?
  ) -> String? {
    (delegate as? any UIPickerViewAccessibilityDelegate).flatMap { ask($0, self) }
  }

  private func words(in component: Int) -> String? {
    guard let delegate, numberOfRows(inComponent: component) > 0 else { return nil }
    let row = chosen[component]
    return delegate.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
      ?? delegate.pickerView(self, titleForRow: row, forComponent: component)
      ?? delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil).accessibilityLabel
  }

  private func move(_ component: Int, by step: Int) {
    let target = clamped(chosen[component] + step, in: component)
    guard target != chosen[component] else { return }
    chosen[component] = target
    setNeedsDescription()
    delegate?.pickerView(self, didSelectRow: target, inComponent: component)
  }

  // MARK: Layout

  private static let rowHeight: CGFloat = 32
  private static let intrinsicSize = CGSize(width: 320, height: 216)

  /// The size of every picker.
  open override var intrinsicContentSize: CGSize { Self.intrinsicSize }
  /// The size of every picker, whatever is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.intrinsicSize }

  private var widths: [CGFloat] {
    let own = columns.indices.map { max(delegate?.pickerView(self, widthForComponent: $0) ?? 0, 0) }
    let free = own.filter { $0 == 0 }.count
    let share = free > 0 ? max(bounds.width - own.reduce(0, +), 0) / CGFloat(free) : 0
    return own.map { $0 > 0 ? $0 : share }
  }

  /// Gives the columns their places side by side.
  open override func layoutSubviews() {
    super.layoutSubviews()
    count()
    let sum = widths.reduce(0, +)
    var x = (bounds.width - sum) / 2
    for (column, width) in zip(columns, widths) {
      column.accessibilityFrameInContainerSpace = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width
    }
  }

  override func drawContent(into list: inout DisplayList) { renderingEffect(into: &list) }

  // MARK: What people hear

  /// What is set, else the columns from first to last.
  open override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? (columns.isEmpty ? nil : columns) }
    set { super.accessibilityElements = newValue }
  }
}

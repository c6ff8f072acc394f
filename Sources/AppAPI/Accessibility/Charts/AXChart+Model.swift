package import AccessibilityModel
import Foundation

extension AXChart {
  /// The data as assistive technologies receive it.
  package var chart: Chart? { accessibilityChartDescriptor?.chart }
}

extension AXChartDescriptor {
  /// The data as assistive technologies receive it.
  package var chart: Chart {
    let all: [any AXDataAxisDescriptor] = [xAxis] + [yAxis].compactMap { $0 } + additionalAxes
    return Chart(
      title: attributedTitle.map { SpokenText($0) }, summary: summary, axes: all.map(\.axis),
      series: series.map { series in
        Chart.Series(
          name: series.attributedName.map { SpokenText($0) }, isContinuous: series.isContinuous,
          points: series.dataPoints.map { point($0, on: all) })
      })
  }

  private func point(_ point: AXDataPoint, on axes: [any AXDataAxisDescriptor]) -> Chart.Point {
    let up = yAxis == nil ? [] : [point.yValue]
    let values: [AXDataPointValue?] = [point.xValue] + up + point.additionalValues
    return Chart.Point(
      label: point.attributedLabel.map { SpokenText($0) },
      values: zip(values, axes).map { value, axis in value.flatMap { axis.value($0) } })
  }
}

extension AXDataAxisDescriptor {
  /// The axis as assistive technologies receive it.
  fileprivate var axis: Chart.Axis {
    let title = SpokenText(attributedTitle)
    switch self {
    case let axis as AXNumericDataAxisDescriptor:
      return Chart.Axis(
        title: title, range: axis.range,
        rangeWords: [axis.range.lowerBound, axis.range.upperBound].map(axis.valueDescriptionProvider),
        gridlines: axis.gridlinePositions, scale: axis.scaleType.model)
    case let axis as AXCategoricalDataAxisDescriptor:
      return Chart.Axis(title: title, categories: axis.categoryOrder)
    default: return Chart.Axis(title: title, categories: [])
    }
  }

  /// A value in words; `nil` for a number that is none.
  fileprivate func value(_ value: AXDataPointValue) -> Chart.Value? {
    switch self {
    case let axis as AXNumericDataAxisDescriptor:
      guard value.number.isFinite else { return nil }
      return Chart.Value(value.number, text: axis.valueDescriptionProvider(value.number))
    case let axis as AXCategoricalDataAxisDescriptor:
      let place = axis.categoryOrder.firstIndex(of: value.category) ?? axis.categoryOrder.count
      return Chart.Value(Double(place), text: value.category)
    default: return nil
    }
  }
}

extension AXNumericDataAxisDescriptor.ScaleType {
  fileprivate var model: Chart.Scale {
    switch self {
    case .linear: .linear
    case .log10: .log10
    case .ln: .naturalLog
    }
  }
}

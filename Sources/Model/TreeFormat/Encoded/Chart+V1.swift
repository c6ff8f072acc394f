import AccessibilityModel

extension Chart.Scale: NamedV1 {}

extension Chart: CodableV1 {
  var v1: JSONValue {
    var object = JSONObject()
    object.set("title", title)
    object.set("summary", summary)
    object.set("axes", list: axes)
    object.set("series", list: series)
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    self.init(
      title: try reader.member("title"), summary: try reader.member("summary"),
      axes: try reader.list("axes"), series: try reader.list("series"))
  }
}

/// An axis of numbers has a range, one of categories has none.
extension Chart.Axis: CodableV1 {
  var v1: JSONValue {
    var object = JSONObject()
    object.set("title", title)
    guard let range else {
      object["categories"] = .array(categories.map(\.v1))
      return .object(object)
    }
    object["range"] = .array([range.lowerBound.v1, range.upperBound.v1])
    object.set("rangeWords", list: rangeWords)
    object.set("gridlines", list: gridlines)
    if scale != .linear { object.set("scale", scale) }
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    let title: SpokenText = try reader.required("title")
    let ends = try reader.list("range", of: Double.self)
    guard !ends.isEmpty else {
      self.init(title: title, categories: try reader.list("categories"))
      return
    }
    guard ends.count == 2, ends[0] <= ends[1] else { throw FormatError(.outOfRange, in: "range") }
    let words = try reader.list("rangeWords", of: String.self)
    guard words.isEmpty || words.count == 2 else { throw FormatError(.outOfRange, in: "rangeWords") }
    self.init(
      title: title, range: ends[0]...ends[1], rangeWords: words, gridlines: try reader.list("gridlines"),
      scale: try reader.member("scale") ?? .linear)
  }
}

extension Chart.Series: CodableV1 {
  var v1: JSONValue {
    var object = JSONObject()
    object.set("name", name)
    object.set("isContinuous", isContinuous)
    object.set("points", list: points)
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    self.init(
      name: try reader.member("name"), isContinuous: try reader.required("isContinuous"),
      points: try reader.list("points"))
  }
}

/// A point's values are in the order of the axes, `null` where it has none.
extension Chart.Point: CodableV1 {
  var v1: JSONValue {
    var object = JSONObject()
    object.set("label", label)
    object["values"] = .array(values.map { $0?.v1 ?? .null })
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    let values = try reader.values("values") { reader throws(FormatError) in
      reader.value == .null ? nil : try Chart.Value(v1: reader)
    }
    self.init(label: try reader.member("label"), values: values)
  }
}

extension Chart.Value: CodableV1 {
  var v1: JSONValue {
    var object = JSONObject()
    object.set("number", number)
    object.set("text", text)
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    self.init(try reader.required("number"), text: try reader.required("text"))
  }
}

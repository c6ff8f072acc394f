import UIKit

/// The label of a field while a style of the app's own puts the field together.
public struct _TextFieldStyleLabel {
  let content: any View
}

extension _TextFieldStyleLabel: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension _TextFieldStyleLabel: ErasedView {}

extension TextFieldStyle {
  /// The label of a field that a style puts together.
  public typealias _Label = _TextFieldStyleLabel
}

extension TextFieldStyle where _Body == Never {
  /// The framework's own styles leave the field as it is; asking for more is a mistake in the program.
  public func _body(configuration: TextField<_Label>) -> Never {
    fatalError("\(Self.self) is drawn by the framework and has no body to ask for.")
  }
}

extension TextFieldStyle {
  /// How high a field for one line is, in points.
  public var fieldHeight: CGFloat { 22 }

  /// What the style makes of a field; `nil` for the framework's own.
  func view(_ field: TextField<_Label>) -> (any View)? {
    guard _Body.self != Never.self else { return nil }
    return StyleBody(style: self) { $0._body(configuration: field) }
  }
}

extension TextField: PrimitiveView {}

extension TextField: StyledView {
  func content(in environment: EnvironmentValues) -> any View {
    let field = EntryField(
      kind: axis == .vertical ? .lines : .line, label: ErasedPart(label), prompt: prompt, entry: entry)
    let styles = environment[StyleKey<any TextFieldStyle>.self]
    guard let style = styles.last else { return field }
    let scope = StyleScope(styles: styles)
    let inner = TextField<_TextFieldStyleLabel>(
      label: _TextFieldStyleLabel(content: scope.part(label)), prompt: prompt, axis: axis, entry: entry)
    return style.view(inner).map { scope.body(ErasedPart($0)) } ?? field
  }
}

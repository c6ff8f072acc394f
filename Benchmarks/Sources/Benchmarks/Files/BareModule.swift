/// A module called SwiftUI with no name but those of `OrdinaryFile`: what the same file costs at the least.
enum BareModule {
  /// The text of the module.
  static let text = """
    @MainActor @preconcurrency public protocol View { associatedtype Body: View; @ViewBuilder var body: Body { get } }
    extension Never: View { public var body: Never { fatalError() } }
    @resultBuilder public enum ViewBuilder {
      public static func buildBlock() -> Leaf { Leaf() }
      public static func buildBlock<V: View>(_ view: V) -> V { view }
      public static func buildBlock<each V: View>(_ view: repeat each V) -> Leaf { Leaf() }
      public static func buildExpression<V: View>(_ view: V) -> V { view }
    }
    public struct Leaf: View { public typealias Body = Never; public var body: Never { fatalError() } }
    public struct Text: View {
      public typealias Body = Never
      public var body: Never { fatalError() }
      public init(_ key: LocalizedStringKey) {}
      @_disfavoredOverload public init<S: StringProtocol>(_ text: S) {}
      public func font(_ font: Font?) -> Text { self }
      public func fontWeight(_ weight: Weight?) -> Text { self }
      public func foregroundColor(_ color: Color?) -> Text { self }
    }
    public struct LocalizedStringKey: ExpressibleByStringInterpolation {
      public init(stringLiteral value: String) {}
    }
    public struct Font: Sendable {
      public static let title = Font(), body = Font(), subheadline = Font()
    }
    public struct Weight: Sendable { public static let bold = Weight() }
    public struct UIColor: Sendable {
      public static let systemGreen = UIColor(), systemRed = UIColor(), systemBackground = UIColor()
    }
    public struct Color: View, Sendable {
      public typealias Body = Never
      public var body: Never { fatalError() }
      public init(_ color: UIColor) {}
      public init(red: Double, green: Double, blue: Double) {}
      public static let red = Color(UIColor())
    }
    public struct Alignment: Sendable { public static let leading = Alignment(), center = Alignment() }
    public struct HorizontalAlignment: Sendable {
      public static let leading = HorizontalAlignment(), center = HorizontalAlignment()
    }
    public struct Edge: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let bottom = Edge(rawValue: 1), horizontal = Edge(rawValue: 2), all = Edge(rawValue: 3)
    }
    public struct Traits: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let isHeader = Traits(rawValue: 1)
    }
    public struct ScrollView<V: View>: View {
      public let body: V
      public init(@ViewBuilder _ content: () -> V) { body = content() }
    }
    public struct VStack<V: View>: View {
      public let body: V
      public init(alignment: HorizontalAlignment = .center, @ViewBuilder _ content: () -> V) { body = content() }
    }
    public struct HStack<V: View>: View {
      public let body: V
      public init(@ViewBuilder _ content: () -> V) { body = content() }
    }
    public struct ForEach<Data: RandomAccessCollection, ID: Hashable, V: View>: View {
      public var body: Leaf { Leaf() }
      public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder _ content: @escaping (Data.Element) -> V) {}
    }
    public struct Button<V: View>: View {
      public let body: V
      public init(action: @escaping () -> Void, @ViewBuilder _ label: () -> V) { body = label() }
    }
    public struct DisclosureGroup<V: View>: View {
      public var body: Leaf { Leaf() }
      public init(_ key: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder _ content: @escaping () -> V) {}
    }
    public struct Spacer: View {
      public init() {}
      public typealias Body = Never
      public var body: Never { fatalError() }
    }
    public struct Divider: View {
      public init() {}
      public typealias Body = Never
      public var body: Never { fatalError() }
    }
    public struct Binding<Value> {}
    @propertyWrapper public struct State<Value> {
      public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
      public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
      public var projectedValue: Binding<Value> { Binding() }
    }
    public enum ColorScheme { case light, dark }
    public struct EnvironmentValues { public var colorScheme: ColorScheme { .light } }
    @propertyWrapper public struct Environment<Value> {
      public init(_ path: KeyPath<EnvironmentValues, Value>) {}
      public var wrappedValue: Value { fatalError() }
    }
    extension View {
      public func font(_ font: Font?) -> some View { self }
      public func foregroundColor(_ color: Color?) -> some View { self }
      public func frame(maxWidth: Double? = nil, alignment: Alignment = .center) -> some View { self }
      public func padding(_ edges: Edge = .all, _ length: Double? = nil) -> some View { self }
      public func background<V: View>(_ view: V) -> some View { self }
      public func navigationTitle(_ key: LocalizedStringKey) -> some View { self }
      public func accessibilityAddTraits(_ traits: Traits) -> some View { self }
      public func accessibilityHidden(_ hidden: Bool) -> some View { self }
      public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { self }
      public func accessibilityHint(_ key: LocalizedStringKey) -> some View { self }
      @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(_ text: S) -> some View { self }
    }

    """
}

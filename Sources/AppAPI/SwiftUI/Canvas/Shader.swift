/// The shaders of the app's library, by their names.
@dynamicMemberLookup
public enum ShaderLibrary {
  /// The shader of a name.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: Self.default, name: name)
  }

  /// The library of the app itself.
  public static let `default` = Library(bundlePath: nil)

  /// The library of a bundle.
  public static func bundle(_ bundle: Bundle) -> Library { Library(bundlePath: bundle.bundlePath) }

  /// A library that shaders are found in.
  @dynamicMemberLookup
  public struct Library: Equatable, Sendable {
    let bundlePath: String?

    /// The shader of a name.
    public subscript(dynamicMember name: String) -> ShaderFunction {
      ShaderFunction(library: self, name: name)
    }
  }
}

/// A shader without its arguments.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  /// Where it is found.
  public var library: ShaderLibrary.Library
  /// What it is called.
  public var name: String

  /// Names a shader.
  public init(library: ShaderLibrary.Library, name: String) {
    self.library = library
    self.name = name
  }

  /// The shader with its arguments.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// A shader with its arguments; nothing is drawn with it, and nothing is heard of it.
public struct Shader: Equatable, Sendable {
  /// The shader.
  public var function: ShaderFunction
  /// What it is given.
  public var arguments: [Argument]

  /// Makes a shader with its arguments.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// Something that a shader is given.
  public struct Argument: Equatable, Sendable {
    private enum Value: Equatable, Sendable {
      case numbers([Float])
      case color(Color)
      case image(Image)
      case data(Data)
      case bounds
    }

    private let value: Value

    private init(_ value: Value) { self.value = value }

    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { .init(.numbers([Float(x)])) }

    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      .init(.numbers([Float(x), Float(y)]))
    }

    /// A place.
    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }

    /// An size.
    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }

    /// A direction.
    public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }

    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      .init(.numbers([Float(x), Float(y), Float(z)]))
    }

    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      .init(.numbers([Float(x), Float(y), Float(z), Float(w)]))
    }

    /// Any number of numbers.
    public static func floatArray(_ array: [Float]) -> Argument { .init(.numbers(array)) }

    /// A colour.
    public static func color(_ color: Color) -> Argument { .init(.color(color)) }

    /// A picture.
    public static func image(_ image: Image) -> Argument { .init(.image(image)) }

    /// Bytes.
    public static func data(_ data: Data) -> Argument { .init(.data(data)) }

    /// The size of the view.
    public static var boundingRect: Argument { .init(.bounds) }
  }
}

extension View {
  /// Would change the colour of each point by a shader.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    modifier(IgnoredModifier())
  }

  /// Would move each point by a shader.
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(IgnoredModifier())
  }

  /// Would draw each point by a shader that sees the points around.
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(IgnoredModifier())
  }
}

/// What a line of a script has a technology do.
///
///     TechnologyCommand<Zoom>(.toggle)
public struct TechnologyCommand<Technology: ListedTechnology>: Hashable, Sendable {
  /// The inputs, one after the other; none where the technology is only turned on.
  public var inputs: [Technology.Input]
  /// How much time passes after the last one.
  public var held: Duration
  /// True where the technology is turned off instead.
  public private(set) var turnsOff = false

  /// Turns the technology off.
  public static var turningOff: TechnologyCommand {
    var command = TechnologyCommand()
    command.turnsOff = true
    return command
  }

  /// Makes a command of inputs; without any, the technology is only turned on.
  public init(_ inputs: Technology.Input..., held: Duration = .zero) {
    self.init(inputs, held: held)
  }

  /// Makes a command of inputs; without any, the technology is only turned on.
  public init(_ inputs: [Technology.Input], held: Duration = .zero) {
    self.inputs = inputs
    self.held = held
  }
}

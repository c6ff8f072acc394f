import AppBuilding
import ArgumentParser
import Foundation

/// How the app is kept from the rest of the machine.
struct SandboxOptions: ParsableArguments {
  @Flag(help: "Run nothing where the kernel cannot confine the app.")
  var requireSandbox = false

  @Flag(help: "Let the app's code open connections; else the network is what --responses gives.")
  var allowNetwork = false

  /// The sandbox, less what the environment names to be left alone.
  var sandbox: Sandbox {
    let without = ProcessInfo.processInfo.environment[Sandbox.variable] ?? ""
    return Sandbox(
      isRequired: requireSandbox, allowsNetwork: allowNetwork, without: Sandbox.mechanisms(in: without))
  }
}

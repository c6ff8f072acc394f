import NetworkExtension
import Testing

@Suite("Private networks, of which none is set up")
struct PrivateNetworkTests {
  @Test("What an app reads at its first start is nothing, and its network stands nowhere")
  func reading() async throws {
    let manager = NEVPNManager()
    try await manager.loadFromPreferences()
    #expect(!manager.isEnabled && !manager.isOnDemandEnabled && manager.protocolConfiguration == nil)
    #expect(manager.connection.status == .invalid && manager.connection.connectedDate == nil)
    #expect(manager.connection.manager === manager)
    #expect(try await NETunnelProviderManager.loadAllFromPreferences().isEmpty)
    let (isNothing, error) = await withCheckedContinuation { continuation in
      NETunnelProviderManager.loadAllFromPreferences { managers, error in
        continuation.resume(returning: (managers == nil, error as? NEVPNError))
      }
    }
    #expect(isNothing && error == nil)
    #expect(NEVPNManager.shared() === NEVPNManager.shared())
  }

  @Test("Nothing is kept before it was read, and then the person does not allow it")
  func keeping() async throws {
    let manager = NETunnelProviderManager()
    let way = NETunnelProviderProtocol()
    (way.serverAddress, way.providerBundleIdentifier) = ("dogs.example", "org.example.tunnel")
    manager.protocolConfiguration = way
    manager.isEnabled = true
    await #expect(throws: NEVPNError(.configurationStale)) { try await manager.saveToPreferences() }
    let problem = await withCheckedContinuation { continuation in
      manager.loadFromPreferences { continuation.resume(returning: $0 as? NEVPNError) }
    }
    #expect(problem == nil)
    await #expect(throws: NEVPNError(.configurationReadWriteFailed)) { try await manager.saveToPreferences() }
    let error = await withCheckedContinuation { continuation in
      manager.saveToPreferences { continuation.resume(returning: $0 as? NEVPNError) }
    }
    #expect(error == NEVPNError(.configurationReadWriteFailed))
    try await manager.removeFromPreferences()
  }

  @Test("A network that is not set up is not turned on, and nobody hears what is said to it")
  func starting() throws {
    let manager = NETunnelProviderManager()
    let session = try #require(manager.connection as? NETunnelProviderSession)
    #expect(throws: NEVPNError(.configurationInvalid)) { try session.startTunnel() }
    #expect(throws: NEVPNError(.configurationInvalid)) { try NEVPNManager().connection.startVPNTunnel() }
    #expect(throws: NEVPNError(.configurationInvalid)) { try session.sendProviderMessage(Data([1])) }
    session.stopTunnel()
    #expect(session.status == .invalid && session.manager === manager)
  }
}

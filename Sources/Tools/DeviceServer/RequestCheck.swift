/// Which requests are answered: those of a page that was opened by its secret address, on this machine.
package struct RequestCheck: Hashable, Sendable {
  /// What becomes of a request.
  package enum Verdict: Hashable, Sendable {
    /// It is for this path behind the secret.
    case path(String)
    /// It is refused; the number is a status of HTTP, the text says why.
    case refused(Int, String)
  }

  /// The secret.
  package let token: AccessToken
  /// The port that is listened on.
  package let port: UInt16

  /// Makes a check.
  package init(token: AccessToken, port: UInt16) {
    self.token = token
    self.port = port
  }

  /// The hosts that the page has on this machine, as a browser writes them.
  private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

  /// Looks at a request before anything of it is done.
  ///
  /// - Parameters:
  ///   - method: Such as GET.
  ///   - path: Behind the host.
  ///   - host: Its header; a name that a stranger lets point at this machine is refused.
  ///   - origin: Its header; `nil` where a browser sends none.
  ///   - isSocket: True where it asks for a socket, for which browsers always name an origin.
  /// - Returns: What becomes of it.
  package func verdict(
    method: String, path: String, host: String?, origin: String?, isSocket: Bool
  ) -> Verdict {
    guard let host, hosts.contains(host.lowercased()) else {
      return .refused(421, "This page is reached by 127.0.0.1 alone.")
    }
    if let origin {
      guard origin.lowercased() == "http://\(host.lowercased())" else {
        return .refused(403, "A page from elsewhere asks.")
      }
    } else if isSocket {
      return .refused(403, "A socket is opened by the page alone.")
    }
    let parts = path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: true)
    guard let first = parts.first, token.matches(first) else {
      return .refused(404, "There is nothing here. Open the address that earshot printed.")
    }
    guard method == "GET" else { return .refused(405, "Only GET is answered.") }
    return .path(parts.count > 1 ? String(parts[1]) : "")
  }
}

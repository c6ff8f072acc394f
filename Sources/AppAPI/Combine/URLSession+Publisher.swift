import FoundationNetworking

extension URLSession {
  /// Publishes what an address answers with, once.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Publishes what a request is answered with, once.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// Publishes what a request is answered with, once; each subscriber asks anew.
  public struct DataTaskPublisher: Publisher {
    /// The body and the head of the answer.
    public typealias Output = (data: Data, response: URLResponse)
    /// Why there was no answer.
    public typealias Failure = URLError

    /// What is asked for.
    public let request: URLRequest
    /// Where it is asked for.
    public let session: URLSession

    /// Makes a publisher that asks when somebody subscribes.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Asks for the answer and lets a subscriber have it.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == URLError {
      nonisolated(unsafe) let answer = PassthroughSubject<Output, URLError>()
      let task = session.dataTask(with: request) { data, response, error in
        if let data, let response {
          answer.send((data, response))
          answer.send(completion: .finished)
        } else {
          answer.send(completion: .failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      answer
        .handleEvents(receiveCancel: { task.cancel() })
        .receive(subscriber: subscriber)
      task.resume()
    }
  }
}

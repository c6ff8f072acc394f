/// Every ordered forest of so many nodes, each made of what is below it.
package func forests<Node>(of count: Int, _ node: ([Node]) -> Node) -> [[Node]] {
  guard count > 0 else { return [[]] }
  return (1...count).flatMap { size in
    forests(of: size - 1, node).flatMap { inside in
      forests(of: count - size, node).map { rest in [node(inside)] + rest }
    }
  }
}

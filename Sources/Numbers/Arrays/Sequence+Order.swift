// Sorting by one function for all types: the standard library's is specialised for each of
// them, at three kilobytes of the page a time.

extension Sequence {
  /// The elements in order, equal ones as they were.
  ///
  /// - Complexity: O(*n* log *n*) for *n* elements.
  @inlinable
  package func ordered(by isBefore: (Element, Element) -> Bool) -> [Element] {
    let elements = Array(self)
    if elements.count < 2 { return elements }
    return placesInOrder(elements.count) { isBefore(elements[$0], elements[$1]) }
      .map { elements[$0] }
  }
}

extension Sequence where Element: Comparable {
  /// The elements in order.
  ///
  /// - Complexity: O(*n* log *n*) for *n* elements.
  @inlinable
  package func ordered() -> [Element] { ordered { $0 < $1 } }
}

/// The indices of `count` elements in their order, by a merge sort from short runs to long
/// ones.
@inlinable
@inline(never)
package func placesInOrder<Failure: Error>(
  _ count: Int,
  by isBefore: (Int, Int) throws(Failure) -> Bool
) throws(Failure) -> [Int] {
  var places = Array(0..<count)
  var merged = places
  var length = 1
  while length < count {
    for start in stride(from: 0, to: count, by: 2 * length) {
      let middle = min(start + length, count)
      let end = min(middle + length, count)
      var (left, right) = (start, middle)
      for place in start..<end {
        var takesLeft = left < middle
        if takesLeft, right < end { takesLeft = try !isBefore(places[right], places[left]) }
        merged[place] = places[takesLeft ? left : right]
        if takesLeft { left += 1 } else { right += 1 }
      }
    }
    swap(&places, &merged)
    length *= 2
  }
  return places
}

/// Runs a body that may throw, and turns its error into one of the caller's type.
package func rethrowing<Value: ~Copyable, Old: Error, New: Error>(
  as turned: (Old) -> New, _ body: () throws(Old) -> Value
) throws(New) -> Value {
  do throws(Old) { return try body() } catch { throw turned(error) }
}

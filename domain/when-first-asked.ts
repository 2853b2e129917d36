/**
 * A value that is made when it is first asked for, and kept. For what reads the browser's data of a language: the first format of dates takes
 * a cheap phone 90 ms, of numbers 40, which a page that writes none must not wait for as it is loaded.
 */
export function whenFirstAsked<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}

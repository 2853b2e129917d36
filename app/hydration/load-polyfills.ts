/**
 * Asks for the program that fills in what this browser lacks (`polyfills.js`), at `address`, and nobody else waits for it: the document goes on
 * only once it has run, so that no other script begins without. Stands in the document as its own source, so it uses nothing from outside
 * itself.
 */
export function loadPolyfills(address: string): void {
  const called: readonly (readonly [object | undefined, string])[] = [
    [Array.prototype, 'at findLast findLastIndex toReversed toSorted toSpliced with'],
    [String.prototype, 'at isWellFormed replaceAll'],
    [Object, 'groupBy hasOwn'],
    [Map, 'groupBy'],
    [Promise, 'withResolvers'],
    [URL, 'canParse'],
    [AbortSignal, 'any timeout'],
    [Element.prototype, 'checkVisibility'],
    [globalThis, 'structuredClone'],
  ]
  const isMissing = called.some(
    ([place, names]) => place && names.split(' ').some((name) => !(name in place)),
  )
  if (!isMissing && CSS.supports('container-type', 'inline-size')) return
  const script = document.createElement('script')
  script.src = address
  // Only what is written into the document keeps modules waiting, those too that are there already.
  document.write(script.outerHTML)
}

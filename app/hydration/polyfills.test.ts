import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'

const program = readFileSync(join(import.meta.dirname, 'polyfills.js'), 'utf8')

const withoutThem = `for (const [place, names] of [
  [Array.prototype, 'at findLast findLastIndex toReversed toSorted toSpliced with'],
  [String.prototype, 'at isWellFormed replaceAll'],
  [Object, 'groupBy hasOwn'], [Map, 'groupBy'], [Promise, 'withResolvers'],
]) for (const name of names.split(' ')) delete place[name]`

function Address(address: string, base = ''): void {
  if (!/^https?:/.test(base + address)) throw new TypeError('Invalid URL')
}

/** A browser that has none of what may be missing, and what it says once the program has run. */
function oldBrowser() {
  const context = createContext({
    Element: { prototype: {} },
    AbortSignal: {},
    URL: Address,
    AbortController,
    DOMException,
    setTimeout,
    CSS: { supports: () => true },
    document: {},
  })
  runInContext(withoutThem, context)
  runInContext(program, context)
  return (words: string): unknown => JSON.parse(String(runInContext(`JSON.stringify(${words})`, context)))
}

describe('what a browser of some years ago gets', () => {
  const say = oldBrowser()

  it.each([
    ['[3, 1, 2].toSorted()', [1, 2, 3]],
    ['[3, 1, 2].toSorted((a, b) => b - a)', [3, 2, 1]],
    [
      '((list) => [list.toSorted(), list.toReversed(), list.toSpliced(0, 1), list])([2, 1])',
      [[1, 2], [1, 2], [1], [2, 1]],
    ],
    ['[1, 2, 3].toSpliced(1, 1, 7, 8)', [1, 7, 8, 3]],
    ['[1, 2, 3].with(-1, 9)', [1, 2, 9]],
    ['[[1, 2, 3].at(-1), "abc".at(-1), [1].at(5) === undefined]', [3, 'c', true]],
    ['[[1, 2, 3].findLast((n) => n < 3), [1, 2].findLastIndex((n) => n > 5)]', [2, -1]],
    ['[Object.hasOwn({ a: 1 }, "a"), Object.hasOwn({}, "toString")]', [true, false]],
    ['Object.groupBy([1, 2, 3], (n) => (n % 2 ? "odd" : "even"))', { odd: [1, 3], even: [2] }],
    [
      '[...Map.groupBy([1, 2, 3], (n) => n % 2)]',
      [
        [1, [1, 3]],
        [0, [2]],
      ],
    ],
    ['"a.b.a".replaceAll(".", "-") + "a1b2".replaceAll(/\\d/g, "")', 'a-b-aab'],
    ['["é", "\\ud800"].map((text) => text.isWellFormed())', [true, false]],
    ['[URL.canParse("https://a.example"), URL.canParse("nada")]', [true, false]],
    ['structuredClone({ a: [1, { b: null }] })', { a: [1, { b: null }] }],
    ['Object.keys(Promise.withResolvers()).length', 3],
  ])('%s', (words, answer) => expect(say(words)).toEqual(answer))

  it('has lists that look as they did: nothing that was filled in is gone through', () => {
    expect(
      say('Object.keys([]).concat(((all) => { for (const name in []) all.push(name); return all })([]))'),
    ).toEqual([])
  })
})

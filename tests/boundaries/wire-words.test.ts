import { join } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { describe, expect, it } from 'vitest'
import type { WireWords } from '#contract/wire-words.ts'
import { projectRoot, sourceFiles } from './source-files.ts'

type Node = ESTree.Expression | ESTree.ObjectPropertyKind | ESTree.PropertyKey | ESTree.ArrayExpressionElement

const tablesOfWords = /^contract\/[^/]+\/wire-words\.ts$/
const modules: Record<string, WireWords<Record<string, string>>>[] = await Promise.all(
  sourceFiles('contract/*/wire-words.ts').map(
    ({ path }) => import(/* @vite-ignore */ join(projectRoot, path)),
  ),
)
const tables = modules
  .flatMap((module) => Object.entries(module))
  .map(([name, { words, fromWire }]) => {
    const pairs = words.map((word): [string, string] => [fromWire(word), word])
    return { name, words, pairs: pairs.filter(([code, word]) => code !== word) }
  })

/** The text of a literal, or of an object's key; null for anything else. */
function said(node: Node | null | undefined): string | null {
  if (node?.type === 'TSAsExpression' || node?.type === 'ParenthesizedExpression')
    return said(node.expression)
  if (node?.type === 'Identifier') return node.name
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null
}

const literal = (node: Node | null) => (node?.type === 'Identifier' ? null : said(node))

/** The tables of words that a module says again: as an object, as a choice between two, or as a whole list. */
function saidAgain(path: string, source: string): string[] {
  const named = tables.filter(({ pairs }) => pairs.flat().some((name) => source.includes(`'${name}'`)))
  if (named.length === 0) return []
  const found = new Set<string>()
  const isPair = (pairs: readonly [string, string][], one: string | null, other: string | null) =>
    pairs.some((pair) => one !== other && pair.includes(one ?? '') && pair.includes(other ?? ''))
  new Visitor({
    ObjectExpression({ properties }) {
      const entries = properties.map((one) =>
        one.type === 'Property' ? ([said(one.key), literal(one.value)] as const) : ([null, null] as const),
      )
      for (const { name, pairs } of named)
        if (entries.filter(([key, value]) => isPair(pairs, key, value)).length > 1) found.add(name)
    },
    ConditionalExpression({ test, consequent, alternate }) {
      if (test.type !== 'BinaryExpression') return
      const asked = [test.left, test.right].map((side) =>
        side.type === 'PrivateIdentifier' ? null : literal(side),
      )
      for (const { name, pairs } of named)
        if (
          asked.some((one) => [consequent, alternate].some((branch) => isPair(pairs, one, literal(branch))))
        )
          found.add(name)
    },
    ArrayExpression({ elements }) {
      const listed = new Set(elements.map((one) => (one?.type === 'SpreadElement' ? null : said(one))))
      // Two are listed in an order of their own where they are compared.
      for (const { name, words, pairs } of named)
        if (pairs.length > 2 && words.every((word) => listed.has(word))) found.add(name)
    },
  }).visit(parseSync(path, source).program)
  return [...found]
}

describe('the words of the wire', () => {
  it('stand in one table: nothing else maps or lists them', () => {
    const again = sourceFiles('{app,backend,contract,scripts,settings}/**/*.{ts,tsx}')
      .filter(({ path }) => !tablesOfWords.test(path) && !/\.(test|stories|fixtures)\.tsx?$/.test(path))
      .flatMap(({ path, text }) => saidAgain(path, text).map((name) => `${path}: ${name}`))
    expect(again).toEqual([])
  })

  it('yes and no become S and N in one place', () => {
    const again = sourceFiles('{app,backend,contract}/**/*.{ts,tsx}').filter(
      ({ path, text }) =>
        path !== 'contract/yes-no.ts' &&
        !/\.(test|stories|fixtures)\.tsx?$/.test(path) &&
        /\? '[SN]' : '[SN]'|'S' \| 'N'|\['S', 'N'\]/.test(text),
    )
    expect(again.map(({ path }) => path)).toEqual([])
  })

  it.each([
    ['as an object', `const types = { percent: 'percentual', 'fixed-term': 'prazo-certo' }`, ['incomeWords']],
    [
      'the other way round',
      `const types = { progressivo: 'progressive', regressivo: 'regressive' }`,
      ['regimeWords'],
    ],
    ['as a choice', `const system = sistema === 'SAC' ? 'sac' : 'price'`, ['loanSystemWords']],
    ['as a list', `const states = ['confirmada', 'descartada', 'pendente'] as const`, ['clearingStateWords']],
  ])('are found %s', (_, source, names) => {
    expect(saidAgain('again.ts', source)).toEqual(names)
  })

  it.each([
    [
      'sentences by them',
      `const names = { percentual: 'Percentual do saldo', vitalicia: 'Renda vitalícia' }`,
    ],
    ['a value of a form', `const years = tipo === 'prazo-certo' ? values.anos : null`],
  ])('%s are none', (_, source) => {
    expect(saidAgain('again.ts', source)).toEqual([])
  })
})

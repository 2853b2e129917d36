import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot, sourceFiles } from '#tests/boundaries/source-files.ts'
import { type WireWords, wireWords } from './wire-words.ts'

const colors = wireWords({ green: 'verde', red: 'vermelho' })

describe('the words of an enumeration', () => {
  it('are read both ways, in the order of the table', () => {
    expect([colors.toWire('red'), colors.fromWire('vermelho')]).toEqual(['vermelho', 'red'])
    expect([colors.codes, colors.words]).toEqual([
      ['green', 'red'],
      ['verde', 'vermelho'],
    ])
  })

  it('each stand for one code: the way back has no other', async () => {
    const modules: Record<string, WireWords<Record<string, string>>>[] = await Promise.all(
      sourceFiles('contract/*/wire-words.ts').map(
        ({ path }) => import(/* @vite-ignore */ join(projectRoot, path)),
      ),
    )
    const every = modules.flatMap((tables) => Object.entries(tables))
    expect(every.length).toBeGreaterThan(30)
    const ambiguous = every.filter(([, { codes, words }]) => new Set(words).size < codes.length)
    expect(ambiguous.map(([name]) => name)).toEqual([])
  })
})

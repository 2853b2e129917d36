import { describe, expect, test } from 'vitest'
import { english } from './english.ts'
import { portuguese } from './portuguese.ts'
import type { Strings } from './strings.ts'

const sentencesOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') {
    const say = value as (...given: unknown[]) => unknown
    return [1, 2, 120].flatMap((count) => sentencesOf(say(count, count, count)))
  }
  return Object.values(value ?? {}).flatMap(sentencesOf)
}

describe.each<[string, Strings]>([
  ['Portuguese', portuguese],
  ['English', english],
])('in %s', (_, strings) => {
  test('every string says something, and no hole is left in it', () => {
    const sentences = sentencesOf(strings)
    expect(sentences.length).toBeGreaterThan(20)
    for (const sentence of sentences) {
      expect(sentence.trim()).not.toBe('')
      expect(sentence).not.toMatch(/undefined|NaN|\s{2}/)
    }
  })
})

test('no English sentence has stayed in Portuguese', () => {
  const same = new Set(['Total', 'R$', '%', '–'])
  const inPortuguese = new Set(sentencesOf(portuguese))
  const left = sentencesOf(english).filter((sentence) => inPortuguese.has(sentence) && !same.has(sentence))
  expect(left).toEqual([])
})

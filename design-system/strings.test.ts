import { expect, test } from 'vitest'
import { strings } from './strings.ts'

const sentencesOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') {
    const say = value as (...given: unknown[]) => unknown
    return [1, 2, 120].flatMap((count) => sentencesOf(say(count, count)))
  }
  return Object.values(value ?? {}).flatMap(sentencesOf)
}

test('every string says something, and no hole is left in it', () => {
  const sentences = sentencesOf(strings)
  expect(sentences.length).toBeGreaterThan(20)
  for (const sentence of sentences) {
    expect(sentence.trim()).not.toBe('')
    expect(sentence).not.toMatch(/undefined|NaN|\s{2}/)
  }
})

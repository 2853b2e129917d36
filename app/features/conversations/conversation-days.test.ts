import { describe, expect, it } from 'vitest'
import { clockTime, dayName, fromWhen, shortMoment } from './conversation-days.ts'

/** A Saturday. */
const today = '2026-11-21'

describe('the days of a conversation', () => {
  it.each([
    ['2026-11-21T13:12:00Z', 'Hoje'],
    ['2026-11-21T02:59:00Z', 'Ontem'],
    ['2026-11-19T13:00:00Z', '19 de novembro'],
    ['2025-01-03T13:00:00Z', '3 de janeiro de 2025'],
  ])('of %s is %s', (instant, name) => expect(dayName(instant, today)).toBe(name))

  it('are short in a list', () => {
    expect(shortMoment('2026-11-21T13:12:00Z', today)).toBe('10:12')
    expect(shortMoment('2026-11-20T13:12:00Z', today)).toBe('Ontem')
  })

  it.each([
    ['2026-11-21T21:30:00Z', 'hoje a partir das 18h30'],
    ['2026-11-22T11:00:00Z', 'amanhã a partir das 8h'],
    ['2026-11-23T11:00:00Z', 'segunda-feira a partir das 8h'],
    ['2026-12-02T11:00:00Z', 'em 2 de dezembro a partir das 8h'],
  ])('say when %s begins: %s', (instant, words) => expect(fromWhen(instant, today)).toBe(words))

  it('say a time of the day as people do', () => {
    expect(['08:00', '17:30', '00:05'].map(clockTime)).toEqual(['8h', '17h30', '0h05'])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openingAt, spansOf } from './opening-hours.ts'
import { suggestedOpeningHours } from './suggested-opening-hours.ts'

const at = (local: string) => new Date(`${local}-03:00`)

describe('the hours of a day', () => {
  it.each([
    ['', []],
    ['08:00-18:00', [{ from: '08:00', to: '18:00' }]],
    [
      '08:00 - 12:00,13:00-24:00',
      [
        { from: '08:00', to: '12:00' },
        { from: '13:00', to: '24:00' },
      ],
    ],
    ['08:00-12:00, 12:00-18:00', [{ from: '08:00', to: '18:00' }]],
  ])('%j are read', (text, spans) => expect(spansOf(text)).toEqual(spans))

  it.each([
    '8-18',
    '08:00',
    '18:00-08:00',
    '08:00-08:00',
    '08:00-12:00, 11:00-13:00',
    '13:00-14:00, 08:00-09:00',
    '25:00-26:00',
    '08:00-12:60',
    ',',
  ])('%j are none', (text) => expect(spansOf(text)).toBeNull())
})

describe('the service desk', () => {
  it('is open from its first minute to before its last', () => {
    const monday = '2026-11-23'
    expect(openingAt(suggestedOpeningHours, at(`${monday}T08:00:00`))).toEqual({
      isOpen: true,
      today: [{ from: '08:00', to: '18:00' }],
      closesAt: at(`${monday}T18:00:00`),
      opensAt: null,
    })
    expect(openingAt(suggestedOpeningHours, at(`${monday}T07:59:59.999`)).opensAt).toEqual(
      at(`${monday}T08:00:00`),
    )
    expect(openingAt(suggestedOpeningHours, at(`${monday}T18:00:00`))).toMatchObject({
      isOpen: false,
      opensAt: at('2026-11-24T08:00:00'),
    })
  })

  it('opens on Monday after a Friday evening, and after a holiday', () => {
    expect(openingAt(suggestedOpeningHours, at('2026-11-27T19:00:00')).opensAt).toEqual(
      at('2026-11-30T08:00:00'),
    )
    expect(openingAt(suggestedOpeningHours, at('2026-12-25T10:00:00'))).toEqual({
      isOpen: false,
      today: [],
      closesAt: null,
      opensAt: at('2026-12-28T08:00:00'),
    })
  })

  it('that is never open has no opening, and one of 24:00 ends with the day', () => {
    const never = {
      ...suggestedOpeningHours,
      monday: '',
      tuesday: '',
      wednesday: '',
      thursday: '',
      friday: '',
    }
    expect(openingAt(never, at('2026-11-23T10:00:00'))).toMatchObject({ isOpen: false, opensAt: null })
    const late = { ...never, saturday: '20:00-24:00' }
    expect(openingAt(late, at('2026-11-28T23:59:59')).closesAt).toEqual(at('2026-11-29T00:00:00'))
  })

  it('is open in an instant before it closes and when it opens, and not in one before it opens', () => {
    const hour = fc.integer({ min: 0, max: 23 }).map((count) => String(count).padStart(2, '0'))
    const day = fc.uniqueArray(hour, { maxLength: 6 }).map((hours) => {
      const sorted = hours.toSorted()
      return Array.from(
        { length: Math.floor(sorted.length / 2) },
        (_, place) => `${sorted[2 * place]}:00-${sorted[2 * place + 1]}:00`,
      ).join(', ')
    })
    const week = fc.record({
      sunday: day,
      monday: day,
      tuesday: day,
      wednesday: day,
      thursday: day,
      friday: day,
      saturday: day,
    })
    const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(week, instant, (hours, now) => {
        const { isOpen, closesAt, opensAt } = openingAt(hours, now)
        const change = isOpen ? closesAt : opensAt
        expect(isOpen ? opensAt : closesAt).toBeNull()
        fc.pre(change !== null)
        expect(change.getTime()).toBeGreaterThan(now.getTime())
        expect(openingAt(hours, new Date(change.getTime() - 1)).isOpen).toBe(isOpen)
        expect(openingAt(hours, change).isOpen).toBe(!isOpen)
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import { changeWindow } from './change-window.ts'

const quarterly = { changeLimit: 'one-per-quarter' } as const

describe('changeWindow', () => {
  it.each([
    ['2026-10-01', '2026-11-21', '2027-01-01'],
    ['2026-11-21', '2026-11-21', '2027-01-01'],
    ['2026-12-31', '2026-12-31', '2027-01-01'],
    ['2026-01-05', '2026-03-31', '2026-04-01'],
  ])('changed on %s: closed on %s, opens on %s', (lastChangedOn, today, nextDate) => {
    expect(changeWindow({ lastChangedOn, today }, quarterly)).toEqual({ isOpen: false, nextDate })
    expect(changeWindow({ lastChangedOn, today: nextDate }, quarterly)).toEqual({ isOpen: true })
  })

  it('is open in another quarter, before any change, and in plans without the limit', () => {
    expect(changeWindow({ lastChangedOn: '2026-09-30', today: '2026-10-01' }, quarterly)).toEqual({
      isOpen: true,
    })
    expect(changeWindow({ lastChangedOn: null, today: '2026-11-21' }, quarterly)).toEqual({ isOpen: true })
    expect(
      changeWindow({ lastChangedOn: '2026-11-20', today: '2026-11-21' }, { changeLimit: 'free' }),
    ).toEqual({ isOpen: true })
  })
})

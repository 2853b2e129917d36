import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar.ts'
import type { ColumnSpelling } from './column-spelling.ts'
import { type DaySpan, readDay } from './read-day.ts'
import { readMonth } from './read-month.ts'

/** Days that are past, as seen on 11 November 2026; and births of whom is between 14 and 99. */
const PAST: DaySpan = { from: '1946-11-11', to: '2026-11-11' }
const BIRTHS: DaySpan = { from: '1926-11-12', to: '2012-11-11' }

const day = (text: string, span = PAST, spelling: ColumnSpelling = {}) => readDay(text, { span, spelling })
const month = (text: string, spelling: ColumnSpelling = {}) => readMonth(text, { span: PAST, spelling })

describe('a day', () => {
  it.each([
    ['01/02/1985'],
    ['1/2/1985'],
    ['01 / 02 / 1985'],
    ['01.02.1985'],
    ['01-02-1985'],
    ['1º/02/1985'],
    ['01/02/85'],
    ['01.02.85'],
    ['1985-02-01'],
    ['1985/02/01'],
    ['1985.2.1'],
    ['1985-02-01 00:00:00'],
    ['1985-02-01T03:00:00.000Z'],
    ['01/02/1985 12:00:00 AM'],
    ['01/fev/1985'],
    ['01-fev-85'],
    ['1 de fevereiro de 1985'],
    ['sexta-feira, 1 de fevereiro de 1985'],
    ['1º de Fevereiro de 1985'],
    ['Feb 1, 1985'],
    ['1-Feb-85'],
    ['1985-fev-01'],
    ['31079'],
    ['31079.5'],
    ['01021985'],
    ['1021985'],
    ['19850201'],
    ['85-02-01'],
    ['1985-02-01 (sem ano)'],
  ])('%j is 1 February 1985', (text) => {
    expect(day(text)).toEqual({ value: '1985-02-01' })
  })

  it.each([
    ['02/28/1985', '1985-02-28'],
    ['12/31/99', '1999-12-31'],
    ['01/02/26', '2026-02-01'],
    ['01/02/00', '2000-02-01'],
    ['20102011', '2011-10-20'],
  ])('%j has the one reading %j', (text, value) => {
    expect(day(text)).toEqual({ value })
  })

  it.each<[string, DaySpan, unknown]>([
    ['01/02/12', BIRTHS, { value: '2012-02-01' }],
    ['01/02/27', BIRTHS, { value: '1927-02-01' }],
    ['01/02/20', BIRTHS, { reason: 'date-two-readings', about: '01/02/1920|01/02/2020' }],
    ['01/02/30', PAST, { reason: 'date-two-readings', about: '01/02/1930|01/02/2030' }],
    ['12/12/12', PAST, { value: '2012-12-12' }],
  ])('%j with two digits for its year, in a column of %j', (text, span, reading) => {
    expect(day(text, span)).toEqual(reading)
  })

  it.each<[string, ColumnSpelling, unknown]>([
    ['02/03/1985', {}, { value: '1985-03-02' }],
    ['02/03/1985', { dayFirst: true }, { value: '1985-03-02' }],
    ['02/03/1985', { monthFirst: true }, { reason: 'date-two-readings', about: '02/03/1985|03/02/1985' }],
    ['03/03/1985', { monthFirst: true }, { value: '1985-03-03' }],
    ['30/03/1985', { monthFirst: true }, { value: '1985-03-30' }],
    ['02/03/85', { monthFirst: true }, { reason: 'date-two-readings', about: '02/03/1985|03/02/1985' }],
  ])('%j in a column that proves %j', (text, spelling, reading) => {
    expect(day(text, PAST, spelling)).toEqual(reading)
  })

  it.each(['31/02/1980', '00/01/1980', '2026-02-30', '31/04/85', '13/13/1985', '99/99/9999'])(
    '%j does not exist',
    (text) => {
      expect(day(text)).toEqual({ reason: 'date' })
    },
  )

  it.each(['nenhum', '10/2026', '1985', '01/02', '010285', '1/2/3/4', 'fev 1985', '1234567890', 'ontem'])(
    '%j is none that anybody could read',
    (text) => {
      expect(day(text)).toEqual({ reason: 'date-unread' })
    },
  )

  it('is read back in every spelling of it', () => {
    const parts = (iso: string) => iso.split('-') as [string, string, string]
    const spellings = [
      (iso: string) => iso,
      (iso: string) => parts(iso).toReversed().join('/'),
      (iso: string) => parts(iso).toReversed().join('.'),
      (iso: string) => parts(iso).toReversed().map(Number).join('-'),
      (iso: string) =>
        new Date(`${iso}T12:00:00Z`).toLocaleDateString('pt-BR', { dateStyle: 'full', timeZone: 'UTC' }),
      (iso: string) =>
        new Date(`${iso}T12:00:00Z`).toLocaleDateString('pt-BR', { dateStyle: 'medium', timeZone: 'UTC' }),
      (iso: string) =>
        new Date(`${iso}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
    ]
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 29_000 }), fc.constantFrom(...spellings), (days, spell) => {
        const iso = addDays('1946-11-11', days)
        expect(day(spell(iso))).toEqual({ value: iso })
      }),
    )
  })
})

describe('a month', () => {
  it.each([
    ['10/2026'],
    ['10-2026'],
    ['10.2026'],
    ['2026-10'],
    ['2026/10'],
    ['10/26'],
    ['out/26'],
    ['out./26'],
    ['out-26'],
    ['Out/26'],
    ['OUT 26'],
    ['out/2026'],
    ['outubro/2026'],
    ['outubro de 2026'],
    ['Outubro 2026'],
    ['2026 outubro'],
    ['Oct-26'],
    ['October 2026'],
    ['01/10/2026'],
    ['15/10/2026'],
    ['31/10/2026'],
    ['2026-10-01'],
    ['2026-10-01 00:00:00'],
    ['1/10/26'],
    ['46296'],
    ['202610'],
    ['102026'],
    ['2026-10-26 (sem ano)'],
  ])('%j is October 2026', (text) => {
    expect(month(text)).toEqual({ value: '2026-10' })
  })

  it.each([
    ['março/2026', '2026-03'],
    ['mar/26', '2026-03'],
    ['9/2026', '2026-09'],
    ['92026', '2026-09'],
    ['12026', '2026-01'],
    ['dez/99', '1999-12'],
    ['10/11', '2011-10'],
    ['sept/26', '2026-09'],
  ])('%j has the one reading %j', (text, value) => {
    expect(month(text)).toEqual({ value })
  })

  it('of any name that a program writes is read, with the year whole or by its end', () => {
    const written = ['pt-BR', 'en-US'].flatMap((language) =>
      (['short', 'long'] as const).flatMap((month) =>
        (['2-digit', 'numeric'] as const).flatMap((year) =>
          Array.from({ length: 12 }, (_, at) => {
            const named = new Date(Date.UTC(2025, at, 15)).toLocaleDateString(language, {
              month,
              timeZone: 'UTC',
            })
            const ofYear = year === 'numeric' ? '2025' : '25'
            const value = `2025-${String(at + 1).padStart(2, '0')}`
            return ['/', '-', ' ', ' de '].map((sign) => [`${named}${sign}${ofYear}`, value] as const)
          }).flat(),
        ),
      ),
    )
    expect(written.map(([text]) => [text, month(text)])).toEqual(
      written.map(([text, value]) => [text, { value }]),
    )
  })

  it.each<[string, ColumnSpelling, unknown]>([
    ['2026-10-25 (sem ano)', {}, { reason: 'month-two-readings', about: '10/2026|10/2025' }],
    ['10/1/2026', {}, { reason: 'month-two-readings', about: '01/2026|10/2026' }],
    ['10/1/2026', { dayFirst: true }, { value: '2026-01' }],
    ['10/31/2026', {}, { value: '2026-10' }],
    ['02/03/2026', { monthFirst: true }, { reason: 'month-two-readings', about: '03/2026|02/2026' }],
    ['out/30', {}, { reason: 'month-two-readings', about: '10/1930|10/2030' }],
    ['13/2026', {}, { reason: 'month' }],
    ['2026-13', {}, { reason: 'month' }],
    ['31/02/2026', {}, { reason: 'month' }],
    ['26/out', {}, { reason: 'month-unread' }],
    ['26/10', {}, { reason: 'month-unread' }],
    ['alta', {}, { reason: 'month-unread' }],
    ['2026', {}, { reason: 'month-unread' }],
    ['outubro', {}, { reason: 'month-unread' }],
  ])('%j in a column that proves %j', (text, spelling, reading) => {
    expect(month(text, spelling)).toEqual(reading)
  })
})

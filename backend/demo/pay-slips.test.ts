import { describe, expect, it } from 'vitest'
import { sumReais } from '#domain/money.ts'
import type { DemoPerson } from './demo-person.ts'
import { ledgerOf } from './ledger.ts'
import { demoPaySlips } from './pay-slips.ts'
import { demoPeople } from './people.ts'
import { demoQuotas, unitValuesOf } from './quotas.ts'

const DAYS = ['2026-11-21', '2027-01-20', '2028-02-29']

function slipsOf({ birthDate, links }: DemoPerson, today: string) {
  const quotas = demoQuotas(today)
  return links.flatMap((link) => {
    const lots = ledgerOf(link, today, unitValuesOf(quotas, link.profileId))
    return demoPaySlips(link, birthDate, lots).map((slip) => ({ slip, lots }))
  })
}

function personOf(cpf: string, today: string): DemoPerson {
  const person = demoPeople(today).find((candidate) => candidate.cpf === cpf)
  if (!person) throw new Error(`nobody has the CPF ${cpf}`)
  return person
}

describe('demo pay slips', () => {
  it('pay out exactly what left the accounts on the same day', () => {
    const today = '2026-11-21'
    const all = demoPeople(today).flatMap((person) => slipsOf(person, today))
    expect(all.length).toBeGreaterThan(100)
    for (const { slip, lots } of all) {
      const left = lots.filter(({ type, date }) => type === 'income' && date === slip.paidOn)
      expect(slip.gross).toBe(sumReais(left.map(({ amount }) => -amount)))
      expect(slip.net).toBe(sumReais([slip.gross, -slip.discounts]))
    }
  })

  it.each(DAYS)('end with the third instalment of Carlos’ loan, seeded on %s', (today) => {
    const slips = slipsOf(personOf('11144477735', today), today).map(({ slip }) => slip)
    const newest = slips.at(-1)
    const loan = newest?.lines.find(({ code }) => code === 920)
    expect(loan).toMatchObject({ amount: 899.75, reference: { kind: 'instalment', number: 3, of: 12 } })
    const ordinary = slips.findLast(({ competence }) => !competence.endsWith('-12'))
    expect(ordinary?.lines.find(({ code }) => code === 901)?.amount).toBe(841.88)
  })

  it('pay Carlos 6,808.37 in November 2026', () => {
    const newest = slipsOf(personOf('11144477735', '2026-11-21'), '2026-11-21').at(-1)?.slip
    expect(newest?.net).toBe(6808.37)
  })

  it('tax Olívia by the age of her lots, the oldest first', () => {
    const newest = slipsOf(personOf('70123000190', '2026-11-21'), '2026-11-21').at(-1)?.slip
    expect(newest?.memo.tax).toMatchObject({ regime: 'regressive', method: 'lot-age' })
    expect(newest?.lines.map(({ code }) => code)).toEqual([101, 901, 930])
  })

  it('are paid by the oldest lots, and each of them is empty before the next is touched', () => {
    for (const { lots } of slipsOf(personOf('70123000190', '2026-11-21'), '2026-11-21').slice(-1)) {
      const days = lots.flatMap(({ taken }) => taken?.creditedOn ?? [])
      expect(days.length).toBeGreaterThan(17)
      expect(days).toEqual(days.toSorted())
    }
  })
})

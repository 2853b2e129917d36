import { describe, expect, it } from 'vitest'
import { addDays, compareIso } from '#domain/calendar.ts'
import { loanDueDates } from '#domain/loans/due-dates.ts'
import { billIssuedOn, deductionAskedOn } from '#domain/loans/loan-bill.ts'
import { demoLoans } from './loans.ts'

const DAYS = Array.from({ length: 400 }, (_, index) => addDays('2026-01-01', index))

describe('the loans of the demo that no benefit pays', () => {
  it('wait for a boleto, and for what the sponsor deducts, on whatever day the demo begins', () => {
    for (const today of DAYS) {
      for (const { collection, releasedOn, ...terms } of demoLoans(today)) {
        const due = loanDueDates(releasedOn, terms)
        const asked = due.filter((dueDate) => {
          const askedOn = (collection === 'boleto' ? billIssuedOn : deductionAskedOn)({ dueDate })
          return compareIso(askedOn, today) <= 0
        })
        const waits = collection === 'boleto' ? compareIso(asked.at(-1) ?? '', today) >= 0 : asked.length > 0
        expect([today, collection, waits]).toEqual([today, collection, true])
        expect(asked.length).toBeLessThan(due.length)
      }
    }
  })
})

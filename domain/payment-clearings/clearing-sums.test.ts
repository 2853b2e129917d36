import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromCents, sumReais, toCents } from '#domain/money.ts'
import { SLIP_LAYOUTS } from './bank-return.ts'
import { clearingSums } from './clearing-sums.ts'
import { judgeClearing } from './judge-clearing.ts'
import { readBankReturn } from './read-bank-return.ts'
import { type WrittenLine, writeBankReturn } from './write-return.fixtures.ts'

const owed = { daysLate: 0, amount: 122.08, correction: 0, fine: 0, interest: 0, total: 122.08 }
const cents = fc.integer({ min: 0, max: 50_000 }).map(fromCents)

const anyLine = fc
  .record({
    occurrence: fc.constantFrom('02', '03', '05', '06', '07', '08', '09', '10', '17', '25', '28', '59', '72'),
    paidAmount: fc.oneof(fc.constant(122.08), cents),
    feeAmount: fc.oneof(fc.constant(0), fc.constant(2.1), cents),
    keepsFee: fc.boolean(),
    isKnown: fc.boolean(),
  })
  .map(({ keepsFee, isKnown, ...line }): WrittenLine & { isKnown: boolean } => {
    const kept = keepsFee && line.feeAmount < line.paidAmount ? line.feeAmount : 0
    return {
      ...line,
      isKnown,
      line: 0,
      portfolio: '109',
      slipNumber: '00000001',
      movement: 'paid',
      dueOn: '2026-12-10',
      faceAmount: 122.08,
      receivedAmount: sumReais([line.paidAmount, -kept]),
      occurredOn: '2026-11-27',
      creditOn: '2026-11-30',
    }
  })

describe('what a return file comes to', () => {
  it('is what was cleared, what was not, and what the bank charged, whatever its lines are', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SLIP_LAYOUTS), fc.array(anyLine, { maxLength: 8 }), (layout, lines) => {
        const head = { agency: '0057', account: '12345', writtenOn: '2026-11-27', number: 1 }
        const outcome = readBankReturn(Buffer.from(writeBankReturn({ layout, ...head, lines })))
        const read = outcome.ok ? outcome.result.lines : []
        const judged = read.map((line, index) => {
          const payment = lines[index]?.isKnown ? { amount: 122.08, paidOn: null, cancelledOn: null } : null
          const money = { ...line, amount: line.paidAmount, paidOn: line.occurredOn }
          return { line, verdict: judgeClearing(money, payment, { owed, today: '2026-11-30' }) }
        })
        const { cleared, left, fees, posted } = clearingSums(judged)
        expect(read).toHaveLength(lines.length)
        expect(posted).toBe(sumReais(lines.map(({ receivedAmount }) => receivedAmount ?? 0)))
        expect(toCents(posted)).toBe(toCents(cleared.received) + toCents(left.received) + toCents(fees))
        expect(cleared.paid).toBe(sumReais(Array.from({ length: cleared.count }, () => 122.08)))
      }),
    )
  })
})

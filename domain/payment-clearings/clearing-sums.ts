import { sumReais } from '#domain/money.ts'
import type { SlipAmounts } from './bank-return.ts'
import type { ClearingVerdict } from './judge-clearing.ts'

/** A line with what is made of it. */
export interface JudgedAmounts {
  line: Pick<SlipAmounts, 'paidAmount' | 'receivedAmount'>
  verdict: ClearingVerdict
}

/** Sums of the lines of a clearing. Reais. */
export interface ClearingSums {
  /** Lines that pay something: how many, what was paid, what of it was posted to the account, and the charges in it. */
  cleared: { count: number; paid: number; received: number; charges: number }
  /** Money that came and pays nothing, whatever the bank's code. */
  left: { count: number; received: number }
  /** Charged by the bank on lines of its own. */
  fees: number
  /** All that was posted: `cleared`, `left` and `fees` come to it, whatever the lines are. */
  posted: number
}

/** Adds the lines of a clearing up, so that the bank's statement can be compared with them. */
export function clearingSums(lines: readonly JudgedAmounts[]): ClearingSums {
  const received = (some: readonly JudgedAmounts[]) => sumReais(some.map(({ line }) => line.receivedAmount))
  const cleared = lines.filter(({ verdict }) => verdict.clears)
  const rest = lines.filter(({ line, verdict }) => !verdict.clears && line.receivedAmount > 0)
  const left = rest.filter((one) => !isFeeLine(one))
  return {
    cleared: {
      count: cleared.length,
      paid: sumReais(cleared.map(({ line }) => line.paidAmount)),
      received: received(cleared),
      charges: sumReais(cleared.map(({ verdict }) => (verdict.clears ? verdict.charges : 0))),
    },
    left: { count: left.length, received: received(left) },
    fees: received(rest.filter(isFeeLine)),
    posted: received(lines),
  }
}

/** Whether a line is what the bank charged by itself. */
export function isFeeLine({ verdict }: JudgedAmounts): boolean {
  return !verdict.clears && verdict.obstacle === 'bank-fee'
}

import { sumReais } from '#domain/money.ts'
import type { PaySlip } from './pay-slip.ts'
import type { ChangeCause, PaySlipChange, PaySlipComparison } from './pay-slip-change.ts'
import type { PaySlipCode } from './pay-slip-codes.ts'
import { PaySlipLineCode, TAX_CODES } from './pay-slip-codes.ts'
import { taxCauses } from './tax-causes.ts'

export function comparePaySlips(before: PaySlip, now: PaySlip): PaySlipComparison {
  const codes = [...new Set([...before.lines, ...now.lines].map(({ code }) => code))]
  const changes = codes
    .map((code) => changeOf(code, before, now))
    .filter(({ effect }) => effect !== 0)
    .toSorted((one, other) => Math.abs(other.effect) - Math.abs(one.effect) || one.code - other.code)
  return {
    netBefore: before.net,
    netNow: now.net,
    difference: sumReais([now.net, -before.net]),
    changes,
  }
}

function changeOf(code: PaySlipCode, before: PaySlip, now: PaySlip): PaySlipChange {
  const [was, is] = [amountOf(code, before), amountOf(code, now)]
  const kind = [...before.lines, ...now.lines].find((line) => line.code === code)?.kind ?? 'earning'
  const difference = sumReais([is, -was])
  const effect = kind === 'earning' ? difference : sumReais([0, -difference])
  return { code, kind, before: was, now: is, effect, causes: causesOf(code, before, now) }
}

function causesOf(code: PaySlipCode, before: PaySlip, now: PaySlip): ChangeCause[] {
  if (TAX_CODES.some((tax) => tax === code)) return taxCauses(code, before, now)
  if (amountOf(code, before) === 0) return ['started']
  if (amountOf(code, now) === 0) return endedCauses(code, before)
  if (code === PaySlipLineCode.monthlyIncome) return [INCOME_CAUSES[now.memo.incomeBasis]]
  if (code === PaySlipLineCode.thirteenth) return ['twelfths-changed']
  return ['amount-changed']
}

/** A loan that ended with its last instalment is good news, and said so. */
function endedCauses(code: PaySlipCode, before: PaySlip): ChangeCause[] {
  const isLast = before.lines.some(
    ({ code: other, reference }) =>
      other === code && reference?.kind === 'instalment' && reference.number === reference.of,
  )
  return isLast ? ['ended', 'last-instalment'] : ['ended']
}

const INCOME_CAUSES = {
  'percent-of-balance': 'balance-changed',
  'whole-balance': 'balance-changed',
  quotas: 'unit-value-changed',
  fixed: 'income-adjusted',
} as const satisfies Record<PaySlip['memo']['incomeBasis'], ChangeCause>

function amountOf(code: PaySlipCode, { lines }: PaySlip): number {
  return sumReais(lines.filter((line) => line.code === code).map(({ amount }) => amount))
}

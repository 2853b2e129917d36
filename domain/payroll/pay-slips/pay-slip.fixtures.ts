import { monthlyTaxRules } from '#domain/parameters/monthly-tax-rules.ts'
import { versionOn } from '#domain/validity.ts'
import type { PaySlipInput } from './calculate-pay-slip.ts'

/** Tables in force on a day. */
export function rulesOn(date: string) {
  const version = versionOn(monthlyTaxRules, date)
  if (version === undefined) throw new RangeError('No tables')
  return version
}

/** An assisted person of 68 years with a dependant, a loan and a health plan: the worked example of the pay slip. */
export const november: PaySlipInput = {
  competence: '2026-11',
  paidOn: '2026-11-30',
  earnings: [{ code: 101, amount: 9000 }],
  discounts: [
    { code: 920, amount: 899.75, reference: { kind: 'instalment', number: 3, of: 12 } },
    { code: 930, amount: 450 },
  ],
  taxation: { regime: 'progressive', exemption: 'age-65', dependants: 1, rules: rulesOn('2026-11-30') },
  incomeBasis: 'fixed',
  quota: { profileId: 1, date: '2026-10-30', unitValue: '3.25471890' },
}

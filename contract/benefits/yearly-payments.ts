import * as v from 'valibot'
import { INCOME_TYPES } from '#domain/benefits/benefit-rules.ts'

/** How a plan pays a term, and when it pays a thirteenth of which incomes from the balance. */
export const termPayments = {
  termBasis: v.picklist(['level', 'quotas']),
  thirteenthMonth: v.number(),
  thirteenthFor: v.array(v.picklist(['percent', 'fixed-term'])),
}

/** How often in a year a plan pays its incomes: the shape of `YearlyPayments`, spread into the rules of a benefit on the wire. */
const yearlyPayments = { ...termPayments, lifetimePayments: v.picklist([12, 13]) }

const number = v.number()

/** Which incomes a plan pays, within which limits, and how often: so begin the rules of a benefit on the wire. */
export const incomeLimits = {
  incomeTypes: v.array(v.picklist(INCOME_TYPES)),
  percent: v.object({ minimum: number, maximum: number, step: number }),
  termYears: v.object({ minimum: number, maximum: number }),
  ...yearlyPayments,
}

import * as v from 'valibot'

/** How a plan pays a term, and when it pays a thirteenth of which incomes from the balance. */
export const termPayments = {
  termBasis: v.picklist(['level', 'quotas']),
  thirteenthMonth: v.number(),
  thirteenthFor: v.array(v.picklist(['percent', 'fixed-term'])),
}

/** How often in a year a plan pays its incomes: the shape of `YearlyPayments`, spread into the rules of a benefit on the wire. */
export const yearlyPayments = { ...termPayments, lifetimePayments: v.picklist([12, 13]) }

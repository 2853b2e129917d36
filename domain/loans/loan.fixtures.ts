import { iofRules } from '#domain/parameters/iof-rules.ts'
import { suggestedLoanRules } from '#domain/parameters/loan-rules.ts'
import { parameterOn } from '#domain/validity.ts'
import { loanDueDates } from './due-dates.ts'
import type { AskedLoan, PricingRules } from './price-loan.ts'
import type { LoanSystem } from './regular-instalment.ts'
import type { ChargeRules, RunningLoan } from './running-loan.ts'
import { loanSchedule, type ScheduleTerms } from './schedule.ts'

/** The day on which the worked examples are released. */
export const RELEASE = '2026-11-21'

interface FixtureTerms {
  principal?: number
  monthlyPercent?: number
  months?: number
  system?: LoanSystem
  dueDay?: number
}

/** Terms of a loan released on the day of the examples: 10,000.00 at 1.2% for twelve months, but for what is said. */
export function termsOf({
  principal = 10_000,
  monthlyPercent = 1.2,
  months = 12,
  system = 'price',
  dueDay = 10,
}: FixtureTerms = {}): ScheduleTerms & { principal: number; monthlyPercent: number } {
  return { principal, monthlyPercent, system, dueDates: loanDueDates(RELEASE, { months, dueDay }) }
}

/** Terms of any loan as they are granted, from four natural numbers: whole cents, 0.3% to 3% a month, 6 to 60 months, both systems. */
export function drawnTerms([cents = 0, hundredths = 0, months = 0, system = 0]: readonly number[]) {
  return termsOf({
    principal: (1_000_00 + (cents % 149_000_01)) / 100,
    monthlyPercent: (30 + (hundredths % 271)) / 100,
    months: 6 + (months % 55),
    system: system % 2 === 0 ? 'price' : 'sac',
  })
}

/** Rules of the examples: suggested prices, and the tax of the day of the release. */
export const pricing: PricingRules = { ...suggestedLoanRules, iof: parameterOn(iofRules, RELEASE) }

/** The loan of the examples as it is asked for, but for what is said. */
export function asks(loan: Partial<AskedLoan>): AskedLoan {
  return {
    amount: 10_000,
    months: 12,
    monthlyPercent: 1.2,
    system: 'price',
    releasedOn: RELEASE,
    settles: 0,
    ...loan,
  }
}

/** How a delay is charged in the examples: 2%, 1% a month, and no correction. */
export const charges: ChargeRules = { overdue: suggestedLoanRules.overdue, correction: [] }

/** A contract on these terms, paid by boleto, whose first instalments were paid on their due dates. */
export function contractOf(terms: ScheduleTerms, paid: number): RunningLoan {
  const instalments = loanSchedule(terms)
  return {
    releasedOn: RELEASE,
    instalments,
    payments: instalments
      .slice(0, paid)
      .map(({ number, dueDate, amount }) => ({ number, paidOn: dueDate, amount })),
    collection: 'boleto',
    endedOn: null,
  }
}

/** 10,000 reais in twelve instalments of 899.75, from 10 December 2026 on, paid by boleto. */
export const tenThousand: RunningLoan = {
  releasedOn: RELEASE,
  instalments: loanSchedule(termsOf()),
  payments: [],
  collection: 'boleto',
  endedOn: null,
}

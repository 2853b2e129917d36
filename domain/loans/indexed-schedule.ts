import type { Competence } from '#domain/calendar.ts'
import { addToCompetence, competenceOf } from '#domain/calendar.ts'
import type { Amount } from '#domain/money.ts'
import { percentOf, roundHalfUp2, sumReais, toDecimal } from '#domain/money.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { MissingMonth } from '#domain/settings/indexers/accumulate.ts'
import { type IndexerValue, inOrder } from '#domain/settings/indexers/indexer-values.ts'
import type { Instalment } from './instalment.ts'
import { constantAmortisation, levelInstalment, monthlyInterest } from './regular-instalment.ts'
import type { ScheduleTerms } from './schedule.ts'

/** The index by which a debt grows: what is published, and what is taken for the months after that, per cent a month. */
export interface LoanIndex {
  values: readonly IndexerValue[]
  assumedPercent: Amount
}

/**
 * Instalments of a loan at an index plus interest. Before each one the debt is corrected by the index of the month before that of its due
 * date, half-up to the cent since it is owed in cents, and the instalment is found anew for what is left of the term. A month without a
 * value before one that has it is a problem; those after the last published one are assumed. @throws RangeError without due dates.
 */
export function indexedSchedule(
  { principal, monthlyPercent, system, dueDates }: ScheduleTerms,
  index: LoanIndex,
): Outcome<Instalment[], MissingMonth> {
  if (dueDates.length === 0) throw new RangeError('A schedule has due dates')
  const lastPublished = inOrder(index.values).at(-1)?.competence ?? ''
  const months = dueDates.map((dueDate) => monthOfIndex(competenceOf(dueDate), index, lastPublished))
  const problems = months.flatMap(({ competence, isMissing }) =>
    isMissing ? [{ code: 'month-missing' as const, competence }] : [],
  )
  if (problems.length > 0) return { ok: false, problems }
  let balance = roundHalfUp2(principal)
  const result = months.map(({ competence, percent, isAssumed }, at) => {
    const correction = roundHalfUp2(percentOf(balance, percent))
    const debt = { balance: sumReais([balance, correction]), monthlyPercent, months: months.length - at }
    const interest = monthlyInterest(debt)
    const regular =
      system === 'price' ? sumReais([levelInstalment(debt), -interest]) : constantAmortisation(debt)
    const amortisation = debt.months === 1 ? debt.balance : Math.min(regular, debt.balance)
    balance = sumReais([debt.balance, -amortisation])
    return {
      number: at + 1,
      dueDate: dueDates[at] ?? '',
      correction,
      interest,
      amortisation,
      amount: sumReais([interest, amortisation]),
      balance,
      index: { competence, percent, isAssumed },
    }
  })
  return { ok: true, result }
}

function monthOfIndex(
  dueMonth: Competence,
  { values, assumedPercent }: LoanIndex,
  lastPublished: Competence,
) {
  const competence = addToCompetence(dueMonth, -1)
  const percent = values.find((value) => value.competence === competence)?.percent
  return {
    competence,
    percent: percent ?? toDecimal(assumedPercent).toNumber(),
    isAssumed: percent === undefined,
    isMissing: percent === undefined && competence < lastPublished,
  }
}

import type { Competence, IsoDate } from '#domain/calendar.ts'
import { competenceOf } from '#domain/calendar.ts'
import type { ContributionParameters } from '#domain/contributions/contribution-parameters.ts'
import { dueDateFor, payableUntil } from '#domain/contributions/due-date.ts'
import { checkVoluntaryContribution } from '#domain/contributions/voluntary-contribution.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { BoletoPurpose, IssuedBoleto } from './boleto-state.ts'
import { isUnpaid } from './boleto-state.ts'

export interface BoletoRequest {
  purpose: BoletoPurpose
  /** Reais; null while nothing was typed. */
  amount: number | null
  /** Slips of the link that were issued before. */
  issued: readonly IssuedBoleto[]
  today: IsoDate
}

/** The slip that would be issued. */
export interface CheckedBoletoRequest {
  competence: Competence
  dueDate: IsoDate
  payableUntil: IsoDate
  amount: number
}

export type BoletoRequestProblem =
  | { field: 'amount'; code: 'value-required' | 'below-minimum' | 'fraction-of-cent' }
  | { field: 'competence'; code: 'already-issued' | 'already-paid'; competence: Competence }

/**
 * Whether a slip may be issued today. It falls due on the plan's day of this month when asked for early enough, else of the
 * next one; a month takes one open slip of each purpose. Only voluntary amounts are chosen, and have a minimum.
 */
export function checkBoletoRequest(
  { purpose, amount, issued, today }: BoletoRequest,
  parameters: Pick<ContributionParameters, 'dueDay' | 'lastIssueDay' | 'minimumVoluntary'>,
): Outcome<CheckedBoletoRequest, BoletoRequestProblem> {
  const dueDate = dueDateFor(today, parameters)
  const competence = competenceOf(dueDate)
  const minimumVoluntary = purpose === 'voluntary' ? parameters.minimumVoluntary : 0.01
  const checked = checkVoluntaryContribution(amount, { minimumVoluntary })
  const sameMonth = issued.filter((slip) => slip.purpose === purpose && slip.competence === competence)
  const problems: BoletoRequestProblem[] = []
  if (!checked.ok) {
    problems.push(...checked.problems.map(({ code }) => ({ field: 'amount', code }) as const))
  }
  if (sameMonth.some(isUnpaid)) problems.push({ field: 'competence', code: 'already-issued', competence })
  else if (purpose !== 'voluntary' && sameMonth.some(({ paidOn }) => paidOn !== null))
    problems.push({ field: 'competence', code: 'already-paid', competence })
  return checked.ok && problems.length === 0
    ? {
        ok: true,
        result: { competence, dueDate, payableUntil: payableUntil(dueDate), amount: checked.result },
      }
    : { ok: false, problems }
}

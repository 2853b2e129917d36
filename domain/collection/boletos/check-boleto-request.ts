import type { Competence, IsoDate } from '#domain/calendar.ts'
import { competenceOf } from '#domain/calendar.ts'
import type { ContributionParameters } from '#domain/contributions/contribution-parameters.ts'
import { dueDateFor, payableUntil } from '#domain/contributions/due-date.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { BoletoPurpose, IssuedBoleto } from './boleto-state.ts'
import { isUnpaid } from './boleto-state.ts'

export interface BoletoRequest {
  purpose: BoletoPurpose
  /** Slips of the link that were issued before. */
  issued: readonly IssuedBoleto[]
  today: IsoDate
}

/** The slip that would be issued. */
export interface CheckedBoletoRequest {
  competence: Competence
  dueDate: IsoDate
  payableUntil: IsoDate
}

export type BoletoRequestProblem = {
  field: 'competence'
  code: 'already-issued' | 'already-paid'
  competence: Competence
}

/**
 * Whether a slip may be issued today. It falls due on the plan's day of this month when asked for early enough, else of the
 * next one; a month takes one open slip of each purpose.
 */
export function checkBoletoRequest(
  { purpose, issued, today }: BoletoRequest,
  parameters: Pick<ContributionParameters, 'dueDay' | 'lastIssueDay'>,
): Outcome<CheckedBoletoRequest, BoletoRequestProblem> {
  const dueDate = dueDateFor(today, parameters)
  const competence = competenceOf(dueDate)
  const sameMonth = issued.filter((slip) => slip.purpose === purpose && slip.competence === competence)
  const isPaid = purpose !== 'voluntary' && sameMonth.some(({ paidOn }) => paidOn !== null)
  const code = sameMonth.some(isUnpaid) ? 'already-issued' : isPaid ? 'already-paid' : null
  return code === null
    ? { ok: true, result: { competence, dueDate, payableUntil: payableUntil(dueDate) } }
    : { ok: false, problems: [{ field: 'competence', code, competence }] }
}

import type { ContributionChangeData } from '#contract/contributions/contributions.ts'
import { checkVoluntaryValues, type VoluntaryToCheck } from '#contract/contributions/voluntary-check.ts'
import { competenceOf } from '#domain/calendar.ts'
import type { ContributionParameters } from '#domain/contributions/contribution-parameters.ts'
import { effectiveMonth } from '#domain/contributions/effective-month.ts'
import { PaymentMethod } from '#domain/contributions/payment-methods.ts'
import type { Outcome } from '#domain/outcome.ts'
import { voluntaryIn } from '../../database/queries/contribution-settings.ts'
import type { FilingProblem, KindContext } from '../request-engine/define-request-kind.ts'
import { windowRefusals } from './window-refusals.ts'

/** Checks a new voluntary contribution with the plan's rule: what a request keeps. */
export async function checkVoluntary(
  context: KindContext,
  input: VoluntaryToCheck,
  parameters: ContributionParameters,
): Promise<Outcome<ContributionChangeData, FilingProblem>> {
  const { database, row, today } = context
  const current = await voluntaryIn(database, row.link.id, competenceOf(today))
  const outcome = checkVoluntaryValues(input, current, parameters)
  const refusals = await windowRefusals(context, parameters)
  if (!outcome.ok || refusals.length > 0)
    return { ok: false, problems: [...(outcome.ok ? [] : outcome.problems), ...refusals] }
  const wanted = outcome.result
  return {
    ok: true,
    result: {
      modalidade: 'voluntaria',
      valorContribuicao: wanted.amount,
      formaPagamento: wanted.paymentMethod,
      agencia: wanted.agency,
      conta: wanted.account,
      anterior: {
        valorContribuicao: current?.amount ?? 0,
        formaPagamento: current?.paymentMethod ?? PaymentMethod.boleto,
      },
      mesEfeito: effectiveMonth(today, parameters),
    },
  }
}

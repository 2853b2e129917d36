import type * as v from 'valibot'
import {
  belowMinimumSentence,
  voluntarySentences,
  windowClosedSentence,
} from '#contract/contributions.text.ts'
import type { ContributionChangeData, voluntaryChange } from '#contract/contributions.ts'
import { competenceOf } from '#domain/calendar.ts'
import type { VoluntaryChangeProblem } from '#domain/contributions/check-voluntary-change.ts'
import { checkVoluntaryChange } from '#domain/contributions/check-voluntary-change.ts'
import type { ContributionParameters } from '#domain/contributions/contribution-parameters.ts'
import { DEBIT_BANK, PaymentMethod } from '#domain/contributions/payment-methods.ts'
import type { Outcome } from '#domain/outcome.ts'
import { voluntaryIn } from '../../database/queries/contribution-settings.ts'
import type { FilingProblem, KindContext } from '../requests/kinds/define-request-kind.ts'
import { lastContributionChange } from './contribution-changes.ts'

type Asked = Pick<
  v.InferOutput<typeof voluntaryChange>,
  'valorContribuicao' | 'formaPagamento' | 'agencia' | 'conta' | 'banco'
>

/** Checks a new voluntary contribution with the plan's rule: what a request keeps. */
export async function checkVoluntary(
  { database, row: { link }, today }: KindContext,
  { valorContribuicao, formaPagamento, agencia = '', conta = '', banco }: Asked,
  parameters: ContributionParameters,
): Promise<Outcome<ContributionChangeData, FilingProblem>> {
  const current = await voluntaryIn(database, link.id, competenceOf(today))
  const lastChangedOn = await lastContributionChange(database, link.id)
  const payment = {
    method: formaPagamento,
    agency: agencia,
    account: conta,
    bank: String(banco ?? DEBIT_BANK),
  }
  const change = { amount: valorContribuicao, payment, current, lastChangedOn, today }
  const outcome = checkVoluntaryChange(change, parameters)
  if (!outcome.ok) {
    return { ok: false, problems: outcome.problems.map((problem) => voluntaryInWords(problem, parameters)) }
  }
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
      mesEfeito: wanted.effectiveMonth,
    },
  }
}

const FIELDS: Record<Exclude<VoluntaryChangeProblem['field'], 'change'>, string> = {
  value: 'valorContribuicao',
  method: 'formaPagamento',
  agency: 'agencia',
  account: 'conta',
  bank: 'banco',
}

/** A problem with a voluntary contribution as it is told, under its wire path. */
export function voluntaryInWords(
  problem: VoluntaryChangeProblem,
  { minimumVoluntary }: Pick<ContributionParameters, 'minimumVoluntary'>,
): FilingProblem {
  const { code } = problem
  if (code === 'window-closed') return { refusal: windowClosedSentence(problem.nextDate) }
  const sentence =
    code === 'below-minimum' ? belowMinimumSentence(minimumVoluntary) : voluntarySentences[code]
  return { field: FIELDS[problem.field], sentence }
}

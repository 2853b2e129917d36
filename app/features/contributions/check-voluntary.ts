import { belowMinimumSentence, voluntarySentences } from '#contract/contributions.text.ts'
import { addToCompetence, type Competence } from '#domain/calendar.ts'
import {
  checkVoluntaryChange,
  type VoluntaryChangeProblem,
} from '#domain/contributions/check-voluntary-change.ts'
import { checkPayment, DEBIT_BANK } from '#domain/contributions/payment-methods.ts'
import type { VoluntarySituation } from './contribution-rules.ts'
import type { VoluntaryValues } from './contributions.schema.ts'
import { contributionsText } from './contributions.text.ts'

const { missing } = contributionsText.voluntary

/**
 * What still has to be filled before the button works, in words: it stays off without a payment method, and for debit while
 * agency or account are incomplete (specification section 5).
 */
export function missingForSubmit(values: VoluntaryValues): string[] {
  return [
    ...(values.valorContribuicao === null ? [missing.value] : []),
    ...checkPayment(paymentOf(values)).map(({ field }) => missing[field]),
  ]
}

type Fields = Partial<Record<keyof VoluntaryValues, string>>

/**
 * The domain's rule of a change as messages under the form's fields; undefined when the values can be sent. `effectiveMonth` is the
 * API's: its first filing day stands for today, which the rule needs. The window is the API's too.
 */
export function checkVoluntary(
  values: VoluntaryValues,
  current: VoluntarySituation,
  effectiveMonth: Competence,
): { fields: Fields } | undefined {
  const { valorMinimo } = current
  const outcome = checkVoluntaryChange(
    {
      amount: values.valorContribuicao,
      payment: paymentOf(values),
      current: {
        amount: current.valorContribuicao,
        paymentMethod: current.formaPagamento,
        agency: current.agencia,
        account: current.conta,
      },
      lastChangedOn: null,
      today: `${addToCompetence(effectiveMonth, -1)}-01`,
    },
    // Today stands for the first of the month, which is in time for whatever last filing day the plan has.
    { minimumVoluntary: valorMinimo, changeLimit: 'free', lastFilingDay: 1 },
  )
  if (outcome.ok) return undefined
  return {
    fields: Object.fromEntries(
      outcome.problems.flatMap((problem) => errorOf(problem, valorMinimo)).toReversed(),
    ),
  }
}

const paths = {
  value: 'valorContribuicao',
  method: 'formaPagamento',
  agency: 'agencia',
  account: 'conta',
  bank: 'conta',
} as const

function errorOf(problem: VoluntaryChangeProblem, minimum: number): [keyof VoluntaryValues, string][] {
  if (problem.code === 'window-closed') return []
  const sentence =
    problem.code === 'below-minimum' ? belowMinimumSentence(minimum) : voluntarySentences[problem.code]
  return [[paths[problem.field], sentence]]
}

function paymentOf({ formaPagamento, agencia, conta }: VoluntaryValues) {
  return { method: formaPagamento, agency: agencia, account: conta, bank: DEBIT_BANK }
}

import type {
  VoluntaryChangeProblem,
  VoluntaryContribution,
} from '#domain/contributions/check-voluntary-change.ts'
import { checkVoluntaryChange } from '#domain/contributions/check-voluntary-change.ts'
import type { ContributionParameters } from '#domain/contributions/contribution-parameters.ts'
import type { Outcome } from '#domain/outcome.ts'
import { type Complaint, complaints } from './complaints.ts'
import { belowMinimumSentence, voluntarySentences } from './contributions.text.ts'
import { type PaymentValues, paymentOf, paymentPaths } from './payment-fields.ts'

/** A voluntary contribution as it is filled in; reais a month, null while empty. */
export type VoluntaryValues = PaymentValues & { valorContribuicao: number | null }

const voluntaryPaths: Readonly<Record<VoluntaryChangeProblem['field'], keyof VoluntaryValues>> = {
  value: 'valorContribuicao',
  ...paymentPaths,
}

/** A voluntary contribution under the rule of the domain: what is kept, or every complaint. `current`: null before the first choice. */
export function checkVoluntaryValues(
  values: VoluntaryValues,
  current: VoluntaryContribution | null,
  { minimumVoluntary }: Pick<ContributionParameters, 'minimumVoluntary'>,
): Outcome<VoluntaryContribution, Complaint> {
  const outcome = checkVoluntaryChange(
    { amount: values.valorContribuicao, payment: paymentOf(values), current },
    { minimumVoluntary },
  )
  if (outcome.ok) return outcome
  return complaints(outcome.problems, ({ field, code }) => [
    voluntaryPaths[field],
    code === 'below-minimum' ? belowMinimumSentence(minimumVoluntary) : voluntarySentences[code],
  ])
}

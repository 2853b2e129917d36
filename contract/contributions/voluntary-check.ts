import type {
  VoluntaryChangeProblem,
  VoluntaryContribution,
} from '#domain/contributions/check-voluntary-change.ts'
import { checkVoluntaryChange } from '#domain/contributions/check-voluntary-change.ts'
import type { ContributionParameters } from '#domain/contributions/contribution-parameters.ts'
import type { Outcome } from '#domain/outcome.ts'
import { type Complaint, complaints } from '../complaints.ts'
import { belowMinimumSentence, voluntarySentences } from './contributions.text.ts'
import type { VoluntaryValues } from './contributions.ts'
import { type PaymentValues, paymentOf, paymentPaths } from './payment-fields.ts'

/** A voluntary contribution as it is filled in, or as it was sent. */
export type VoluntaryToCheck = PaymentValues & Pick<VoluntaryValues, 'valorContribuicao'>

const voluntaryPaths: Readonly<Record<VoluntaryChangeProblem['field'], keyof VoluntaryToCheck>> = {
  value: 'valorContribuicao',
  ...paymentPaths,
}

/** A voluntary contribution under the rule of the domain: what is kept, or every complaint. `current`: null before the first choice. */
export function checkVoluntaryValues(
  values: VoluntaryToCheck,
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

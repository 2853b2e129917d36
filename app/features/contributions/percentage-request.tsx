import { defineForm } from '#app/features/request-engine/define-request.ts'
import { send } from '#app/session/ask.ts'
import { percentageDataOf } from '#contract/contributions/contribution-data.ts'
import { percentageFields } from '#contract/contributions/contributions.text.ts'
import {
  type ContributionOnWire,
  type PercentageSituation,
  percentageValues,
} from '#contract/contributions/contributions.ts'
import { checkPercentageValues } from '#contract/contributions/percentage-check.ts'
import { ContributionEffect } from './ContributionEffect.tsx'
import { changeRequest } from './change-request.tsx'
import { ownAmount, previewAmounts } from './contribution-preview.ts'
import { confirmLabel, consequenceSentence } from './contribution-sentences.ts'
import { contributionsText } from './contributions.text.ts'
import { PercentageFields } from './PercentageFields.tsx'
import { firstPercentages, type PercentageRules } from './percentage-input.ts'

const { percentages, review } = contributionsText

/** Percentages in force, with what the rules of the domain make of them. */
export type PercentageChange = Pick<ContributionOnWire, 'alteracao'> & {
  contribuicao: PercentageSituation
  rules: PercentageRules
}

/** A change of percentages: what is chosen, and what it would do each month. */
export const percentageRequest = defineForm({
  ...changeRequest,
  text: { ...changeRequest.text, heading: percentages.heading },
  values: percentageValues,
  labels: percentageFields,
  first: ({ rules }: PercentageChange, asked) =>
    firstPercentages(rules, asked?.modalidade === 'percentual' ? asked : null),
  check: (values, { rules }) => checkPercentageValues(values, rules, rules.parameters),
  send: (values, envelope) =>
    send('alterarContribuicao')({ data: { modalidade: 'percentual', ...values, ...envelope } }),
  fields: (form, { rules }) => <PercentageFields form={form} rules={rules} />,
  beside: (choice, { contribuicao, alteracao, rules }) => (
    <ContributionEffect
      choice={choice}
      rules={rules}
      current={contribuicao.valores}
      effectiveMonth={alteracao.mesEfeito}
    />
  ),
  toCome: (choice, { alteracao, rules }) => percentageDataOf(choice, rules, alteracao.mesEfeito),
  consequence: (choice, { alteracao, rules }) =>
    consequenceSentence(ownAmount(previewAmounts(choice, rules), rules), alteracao.mesEfeito),
  note: (_, { rules }) => (rules.paysSponsorShare ? review.fee : undefined),
  confirm: (_, { alteracao }) => confirmLabel(alteracao.mesEfeito),
})

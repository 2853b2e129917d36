import { defineForm } from '#app/features/request-engine/define-request.ts'
import { missingPayment } from '#app/features/request-engine/missing-payment.ts'
import { send } from '#app/session/ask.ts'
import { voluntaryFields } from '#contract/contributions/contributions.text.ts'
import {
  type ContributionOnWire,
  type VoluntarySituation,
  voluntaryValues,
} from '#contract/contributions/contributions.ts'
import { checkVoluntaryValues } from '#contract/contributions/voluntary-check.ts'
import { changeRequest } from './change-request.tsx'
import { confirmLabel, consequenceSentence } from './contribution-sentences.ts'
import { contributionsText } from './contributions.text.ts'
import { VoluntaryEffect } from './VoluntaryEffect.tsx'
import { VoluntaryFields } from './VoluntaryFields.tsx'
import { firstVoluntary, voluntaryInForce, voluntaryInput, voluntaryToCome } from './voluntary-input.ts'

/** A voluntary contribution in force. */
export type VoluntaryChange = Pick<ContributionOnWire, 'alteracao'> & { contribuicao: VoluntarySituation }

/** A change of a voluntary contribution: amount and way to pay. */
export const voluntaryRequest = defineForm({
  ...changeRequest,
  text: { ...changeRequest.text, heading: contributionsText.voluntary.heading },
  values: voluntaryValues,
  labels: voluntaryFields,
  first: ({ contribuicao }: VoluntaryChange, asked) =>
    firstVoluntary(asked?.modalidade === 'voluntaria' ? asked : contribuicao),
  check: (values, { contribuicao }) =>
    checkVoluntaryValues(values, voluntaryInForce(contribuicao), {
      minimumVoluntary: contribuicao.valorMinimo,
    }),
  send: (values, envelope) => send('alterarContribuicao')({ data: voluntaryInput(values, envelope) }),
  fields: (form, { contribuicao }) => <VoluntaryFields form={form} situation={contribuicao} />,
  beside: (choice, { contribuicao, alteracao }) => (
    <VoluntaryEffect choice={choice} current={contribuicao} effectiveMonth={alteracao.mesEfeito} />
  ),
  missing: missingPayment,
  toCome: (values, { contribuicao, alteracao }) => voluntaryToCome(values, contribuicao, alteracao.mesEfeito),
  consequence: ({ valorContribuicao }, { alteracao }) =>
    consequenceSentence(valorContribuicao ?? 0, alteracao.mesEfeito),
  confirm: (_, { alteracao }) => confirmLabel(alteracao.mesEfeito),
})

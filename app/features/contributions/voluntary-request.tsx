import { AskedCard } from '#app/features/service-request/AskedCard.tsx'
import { ServiceRequest } from '#app/features/service-request/ServiceRequest.tsx'
import { useServiceRequest } from '#app/features/service-request/use-service-request.ts'
import { fieldErrors } from '#app/forms/field-errors.ts'
import { voluntaryFields } from '#contract/contributions.text.ts'
import { contributionChangeReading } from '#contract/readings/contribution-change.ts'
import { checkVoluntaryValues } from '#contract/voluntary-check.ts'
import type { ChangeProps } from './change-props.ts'
import { voluntaryToCome } from './change-to-come.ts'
import { type VoluntarySituation, voluntaryInForce } from './contribution-rules.ts'
import { confirmLabel, consequenceSentence } from './contribution-sentences.ts'
import { voluntaryValues } from './contributions.schema.ts'
import { contributionsText } from './contributions.text.ts'
import { VoluntaryFields } from './VoluntaryFields.tsx'
import { firstVoluntary, missingForSubmit, voluntaryInput } from './voluntary-input.ts'

/** A change of a voluntary contribution: amount, way to pay, what is sent. */
export function VoluntaryChange({
  situation,
  terms,
  draftKey,
  returned,
  file,
  onFiled,
}: ChangeProps<VoluntarySituation>) {
  const rules = { minimumVoluntary: situation.valorMinimo }
  const asked = returned?.dados.modalidade === 'voluntaria' ? returned.dados : null
  const flow = useServiceRequest({
    draftKey,
    returned,
    labels: voluntaryFields,
    values: voluntaryValues,
    first: () => firstVoluntary(asked ?? situation),
    check: (values) => fieldErrors(checkVoluntaryValues(values, voluntaryInForce(situation), rules)),
    file: (values, envelope) => file(voluntaryInput(values, envelope)),
    outdates: ['contributions'],
    onFiled,
  })
  const { values } = flow.form.state
  return (
    <ServiceRequest
      flow={flow}
      returned={returned}
      heading={contributionsText.voluntary.heading}
      submit={contributionsText.submit}
      fields={<VoluntaryFields form={flow.form} situation={situation} />}
      missing={missingForSubmit}
      review={
        <AskedCard lines={contributionChangeReading(voluntaryToCome(situation, values, terms.mesEfeito))} />
      }
      consequence={consequenceSentence(values.valorContribuicao ?? 0, terms.mesEfeito)}
      confirm={confirmLabel(terms.mesEfeito)}
    />
  )
}

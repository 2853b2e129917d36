import { AskedCard } from '#app/features/service-request/AskedCard.tsx'
import type { RequestOnPage } from '#app/features/service-request/RequestPage.tsx'
import { ServiceRequest } from '#app/features/service-request/ServiceRequest.tsx'
import { column } from '#app/features/service-request/service-request.css.ts'
import { useServiceRequest } from '#app/features/service-request/use-service-request.ts'
import { fieldErrors } from '#app/forms/field-errors.ts'
import type { CallAnswer } from '#contract/call-types.ts'
import { contributionSuspensionReading } from '#contract/readings/contribution-suspension.ts'
import { checkSuspensionValues } from '#contract/suspension-check.ts'
import { suspensionFields } from '#contract/suspensions.text.ts'
import type {
  SuspensionData,
  SuspensionOnWire,
  SuspensionRequestOnWire,
  suspenderContribuicao,
} from '#contract/suspensions.ts'
import { SuspensionEffect } from './SuspensionEffect.tsx'
import { SuspensionFields } from './SuspensionFields.tsx'
import { SuspensionHistory } from './SuspensionHistory.tsx'
import { suspensionFacts, suspensionRules } from './suspension-facts.ts'
import { confirmLabel, consequenceSentence } from './suspension-sentences.ts'
import { suspensionToCome } from './suspension-to-come.ts'
import { suspensionValues } from './suspensions.schema.ts'
import { suspensionText } from './suspensions.text.ts'

const { review } = suspensionText

/** What the API answers to a filed request. */
export type FiledSuspension = CallAnswer<typeof suspenderContribuicao>

type SuspensionRequestProps = RequestOnPage<FiledSuspension, SuspensionData> & {
  situation: SuspensionOnWire
  file: (input: SuspensionRequestOnWire) => Promise<FiledSuspension>
}

/** A suspension: for how long, what it stops, and what it costs. */
export function SuspensionRequest({ situation, draftKey, returned, file, onFiled }: SuspensionRequestProps) {
  const flow = useServiceRequest({
    draftKey,
    returned,
    labels: suspensionFields,
    values: suspensionValues,
    first: () => ({ meses: returned?.dados.meses ?? null, cienteRisco: false }),
    check: (values) =>
      fieldErrors(checkSuspensionValues(values, suspensionFacts(situation), suspensionRules(situation))),
    file: ({ meses, cienteRisco }, envelope) => file({ meses: meses ?? 0, cienteRisco, ...envelope }),
    outdates: ['suspension', 'contributions'],
    onFiled,
  })
  return (
    <ServiceRequest
      flow={flow}
      returned={returned}
      heading={suspensionText.heading}
      submit={suspensionText.submit}
      fields={<SuspensionFields form={flow.form} situation={situation} />}
      beside={
        <div className={column}>
          <flow.form.Subscribe selector={(state) => state.values.meses}>
            {(months) => <SuspensionEffect situation={situation} months={months} />}
          </flow.form.Subscribe>
          <SuspensionHistory past={situation.anteriores} />
        </div>
      }
      review={
        <AskedCard
          lines={contributionSuspensionReading(
            suspensionToCome(flow.form.state.values.meses ?? 0, situation),
          )}
        />
      }
      consequence={consequenceSentence(flow.form.state.values.meses ?? 0, situation)}
      note={review.undo}
      confirm={confirmLabel(situation.mesEfeito)}
    />
  )
}

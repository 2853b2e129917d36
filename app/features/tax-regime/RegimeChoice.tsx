import type { ReactNode } from 'react'
import { AskedCard } from '#app/features/service-request/AskedCard.tsx'
import type { RequestOnPage } from '#app/features/service-request/RequestPage.tsx'
import { ServiceRequest } from '#app/features/service-request/ServiceRequest.tsx'
import { useServiceRequest } from '#app/features/service-request/use-service-request.ts'
import { RadioCardsInput } from '#app/forms/RadioCardsInput.tsx'
import { taxRegimeChoiceReading } from '#contract/readings/tax-regime-choice.ts'
import { regimeNames } from '#contract/tax-regime.text.ts'
import type { RegimeAnswer, RegimeChoiceData, RegimeChoiceInput, RegimeOnWire } from '#contract/tax-regime.ts'
import type { FiledRegime } from './filed-regime.ts'
import { regimeToCome } from './regime-to-come.ts'
import { SignatureFields } from './SignatureFields.tsx'
import { regimeProblem } from './signature.ts'
import { regimeValues } from './tax-regime.schema.ts'
import { taxRegimeText } from './tax-regime.text.ts'
import { confirmLabel, consequenceSentence } from './tax-regime-sentences.ts'
import { useSignature } from './use-signature.ts'

const { choice: text } = taxRegimeText

type RegimeChoiceProps = RequestOnPage<FiledRegime, RegimeChoiceData> & {
  answer: Pick<RegimeAnswer, 'situacao' | 'comparacao'>
  /** What is shown above the form, and not on the review. */
  overview: ReactNode
  file: (input: RegimeChoiceInput) => Promise<FiledRegime>
}

/** The irrevocable choice: the regime, the review, and the signature with the password. */
export function RegimeChoice({ answer, overview, draftKey, file, onFiled }: RegimeChoiceProps) {
  const { situacao: situation } = answer
  const signing = useSignature()
  const flow = useServiceRequest({
    draftKey,
    returned: null,
    labels: { regime: text.field },
    values: regimeValues,
    first: () => ({ regime: null as RegimeOnWire | null }),
    check: ({ regime }) => regimeProblem(regime, situation),
    file: ({ regime }, envelope) =>
      signing.sendSigned((signature) =>
        file({ regime: regime ?? situation.regime, ...signature, ...envelope }),
      ),
    outdates: ['tax-regime', 'plan'],
    onFiled,
  })
  const chosen = flow.form.state.values.regime ?? situation.regime
  const signed = {
    ...flow,
    confirm: async () => {
      if (signing.isComplete(chosen, situation)) await flow.confirm()
    },
  }
  return (
    <>
      {flow.step === 'form' && overview}
      <ServiceRequest
        flow={signed}
        returned={null}
        heading={text.heading}
        submit={text.submit}
        fields={
          <flow.form.AppField name="regime">
            {() => (
              <RadioCardsInput<RegimeOnWire>
                label={text.field}
                isRequired
                options={situation.opcoes.map((regime) => ({
                  id: regime,
                  label: regimeNames[regime],
                  description: text.help[regime],
                }))}
              />
            )}
          </flow.form.AppField>
        }
        review={
          <>
            <AskedCard lines={taxRegimeChoiceReading(regimeToCome(answer, chosen))} />
            <SignatureFields state={signing} />
          </>
        }
        consequence={consequenceSentence(chosen)}
        undo={text.undo}
        confirm={confirmLabel(chosen)}
      />
    </>
  )
}

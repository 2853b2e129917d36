import { Columns } from '@portal/design-system/Columns'
import { Stack } from '@portal/design-system/Stack'
import { RequestedDataCard } from '#app/features/request-engine/RequestedDataCard.tsx'
import { ServiceRequest } from '#app/features/request-engine/ServiceRequest.tsx'
import { useRequestDraft } from '#app/features/request-engine/use-request-draft.ts'
import { useServiceRequest } from '#app/features/request-engine/use-service-request.ts'
import { RadioCardsInput } from '#app/forms/RadioCardsInput.tsx'
import { send } from '#app/session/ask.ts'
import { regimeNames } from '#contract/taxes/tax-regime.text.ts'
import {
  type FiledRegime,
  type RegimeAnswer,
  type RegimeOnWire,
  regimeValues,
} from '#contract/taxes/tax-regime.ts'
import { taxRegimeChoiceReading } from '#contract/taxes/tax-regime-choice-reading.ts'
import { CurrentRegime } from './CurrentRegime.tsx'
import { RegimeFindings } from './RegimeFindings.tsx'
import { RegimeOverview } from './RegimeOverview.tsx'
import { checkRegime, regimeToCome, unsigned } from './regime-input.ts'
import { SignatureFields } from './SignatureFields.tsx'
import { taxRegimeText } from './tax-regime.text.ts'
import { confirmLabel, consequenceSentence } from './tax-regime-sentences.ts'
import { useSignature } from './use-signature.ts'

const { choice: text } = taxRegimeText

type RegimeChoiceProps = { answer: RegimeAnswer; onSent: (sent: FiledRegime) => void }

/** The choice: the regime, the review, and the signature with the password, always beside what both would cost. */
export function RegimeChoice({ answer, onSent }: RegimeChoiceProps) {
  const { situacao: situation } = answer
  const flow = useServiceRequest({
    draft: useRequestDraft({ servico: 'regime-tributacao' }),
    returned: null,
    labels: { regime: text.field },
    values: regimeValues,
    first: () => ({ regime: null as RegimeOnWire | null }),
    check: ({ regime }) => checkRegime(regime, situation),
    send: ({ regime }, envelope) =>
      send('optarRegimeTributacao')({
        data: { regime: regime ?? situation.regime, ...signature.state.values, ...envelope },
      }),
    reviewed: Object.keys(unsigned),
    onSent,
  })
  const chosen = flow.form.state.values.regime ?? situation.regime
  const isIrrevocable = situation.semVolta.includes(chosen)
  const signature = useSignature(chosen, situation)
  const sign = async () => {
    await signature.handleSubmit()
    if (signature.state.isSubmitSuccessful) await flow.confirm()
  }
  const isFilling = flow.step === 'form'
  return (
    <>
      {isFilling && <CurrentRegime situation={situation} />}
      <Columns template="asideMain" gap="8">
        <RegimeFindings {...answer} />
        <Stack gap="8">
          <ServiceRequest
            flow={{ ...flow, confirm: sign }}
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
                <RequestedDataCard lines={taxRegimeChoiceReading(regimeToCome(answer, chosen))} />
                <SignatureFields form={signature} isIrrevocable={isIrrevocable} sign={sign} />
              </>
            }
            consequence={consequenceSentence(chosen)}
            undo={isIrrevocable ? text.undo.never : text.undo.later}
            confirm={confirmLabel(chosen)}
          />
        </Stack>
      </Columns>
      {isFilling && <RegimeOverview answer={answer} />}
    </>
  )
}

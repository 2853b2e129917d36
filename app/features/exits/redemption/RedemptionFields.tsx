import type { RequestFormApi } from '#app/features/request-engine/use-service-request.ts'
import { CheckboxInput } from '#app/forms/CheckboxInput.tsx'
import { NumberInput } from '#app/forms/NumberInput.tsx'
import { RadioCardsInput } from '#app/forms/RadioCardsInput.tsx'
import { tooManyDays, tooManyInstalments } from '#contract/exits/redemption.text.ts'
import type { RedemptionOnWire, RedemptionValues } from '#contract/exits/redemption.ts'
import { redemptionText } from './redemption.text.ts'

const { fields, ways } = redemptionText

type RedemptionFieldsProps = { form: RequestFormApi<RedemptionValues>; situation: RedemptionOnWire }

/** How it is to be paid. */
export function RedemptionFields({ form, situation }: RedemptionFieldsProps) {
  const { maximoParcelas, maximoDias } = situation
  const options = (['unica', 'parcelada', 'adiada'] as const)
    .filter((id) => (id === 'parcelada' ? maximoParcelas > 1 : id === 'adiada' ? maximoDias > 0 : true))
    .map((id) => ({ id, ...ways[id] }))
  return (
    <>
      <form.AppField name="forma">
        {() => <RadioCardsInput label={fields.forma} options={options} />}
      </form.AppField>
      <form.Subscribe selector={({ values }) => values.forma}>
        {(way) => (
          <>
            {way === 'parcelada' && (
              <form.AppField name="parcelas">
                {() => (
                  <NumberInput
                    label={fields.parcelas}
                    description={tooManyInstalments(maximoParcelas)}
                    isRequired
                  />
                )}
              </form.AppField>
            )}
            {way === 'adiada' && (
              <form.AppField name="dias">
                {() => <NumberInput label={fields.dias} description={tooManyDays(maximoDias)} isRequired />}
              </form.AppField>
            )}
          </>
        )}
      </form.Subscribe>
    </>
  )
}

/** That the person read what it does. */
export function RedemptionConsent({ form, situation: { parcial } }: RedemptionFieldsProps) {
  return (
    <form.AppField name="ciente">
      {() => <CheckboxInput label={parcial ? fields.partialWarning : fields.warning} />}
    </form.AppField>
  )
}

import type { RequestFormApi } from '#app/features/request-engine/use-service-request.ts'
import { CheckboxInput } from '#app/forms/CheckboxInput.tsx'
import { ComboBoxInput } from '#app/forms/ComboBoxInput.tsx'
import { DateInput } from '#app/forms/DateInput.tsx'
import { NumberInput } from '#app/forms/NumberInput.tsx'
import type { PortabilityOnWire, PortabilityValues } from '#contract/exits/portability.ts'
import { IncomeToBuy } from './IncomeToBuy.tsx'
import { portabilityText } from './portability.text.ts'
import { destinationLabel, destinationOf } from './portability-sentences.ts'

const { fields } = portabilityText

type PortabilityFieldsProps = { form: RequestFormApi<PortabilityValues>; situation: PortabilityOnWire }

/** Where to, how much, and what is bought there. */
export function PortabilityFields({ form, situation }: PortabilityFieldsProps) {
  const options = situation.destinos.map((one) => ({ id: String(one.id), label: destinationLabel(one) }))
  return (
    <>
      <form.AppField name="destino">
        {() => (
          <ComboBoxInput
            label={fields.destino}
            description={fields.destinationHelp}
            options={options}
            isRequired
          />
        )}
      </form.AppField>
      <form.Subscribe selector={({ values }) => destinationOf(values, situation)?.tipo ?? 'fechada'}>
        {(type) => type !== 'fechada' && <IncomeToBuy form={form} situation={situation} />}
      </form.Subscribe>
      <form.AppField name="adesao">{() => <DateInput label={fields.adesao} isRequired />}</form.AppField>
      <form.AppField name="percentual">
        {() => <NumberInput label={fields.percentual} description={fields.percentHelp} isRequired />}
      </form.AppField>
      <form.AppField name="aceite">{() => <CheckboxInput label={fields.accepted} />}</form.AppField>
    </>
  )
}

/** That the person read what it does. */
export function PortabilityConsent({ form }: Pick<PortabilityFieldsProps, 'form'>) {
  return <form.AppField name="ciente">{() => <CheckboxInput label={fields.warning} />}</form.AppField>
}

import type { RequestFormApi } from '#app/features/request-engine/use-service-request.ts'
import { NumberInput } from '#app/forms/NumberInput.tsx'
import { RadioCardsInput } from '#app/forms/RadioCardsInput.tsx'
import type { PortabilityOnWire, PortabilityValues } from '#contract/exits/portability.ts'
import { portabilityText } from './portability.text.ts'
import { termHelp } from './portability-sentences.ts'

const { fields } = portabilityText

type IncomeToBuyProps = { form: RequestFormApi<PortabilityValues>; situation: PortabilityOnWire }

/** Income the law requires to be bought with the whole amount at an open entity. */
export function IncomeToBuy({ form, situation }: IncomeToBuyProps) {
  return (
    <>
      <form.AppField name="renda">
        {() => <RadioCardsInput label={fields.renda} options={fields.incomes} />}
      </form.AppField>
      <form.Subscribe selector={({ values }) => values.renda}>
        {(income) =>
          income === 'prazo-certo' && (
            <form.AppField name="prazoAnos">
              {() => <NumberInput label={fields.prazoAnos} description={termHelp(situation)} isRequired />}
            </form.AppField>
          )
        }
      </form.Subscribe>
    </>
  )
}

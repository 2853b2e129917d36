import { Banner } from '@portal/design-system/Banner'
import { Text } from '@portal/design-system/Text'
import type { RequestFormApi } from '#app/features/request-engine/use-service-request.ts'
import { CheckboxInput } from '#app/forms/CheckboxInput.tsx'
import { RadioCardsInput } from '#app/forms/RadioCardsInput.tsx'
import { SelectInput } from '#app/forms/SelectInput.tsx'
import { TextInput } from '#app/forms/TextInput.tsx'
import type { AgeExemptionOnWire } from '#contract/taxes/age-exemption.ts'
import { monthText } from '#contract/value-text.ts'
import type { YesNo } from '#contract/yes-no.ts'
import type { AgeExemptionValues } from './age-exemption.schema.ts'
import { ageExemptionText } from './age-exemption.text.ts'
import { startMonths } from './age-exemption-input.ts'
import { alreadySentence, cutOffSentence, hasItHere } from './age-exemption-sentences.ts'

const { fields: text } = ageExemptionText

type AgeExemptionFieldsProps = { form: RequestFormApi<AgeExemptionValues>; situation: AgeExemptionOnWire }

/** Where the slice is to be used, from when, and the declaration. The sources are asked for where another one uses it. */
export function AgeExemptionFields({ form, situation }: AgeExemptionFieldsProps) {
  return (
    <>
      {hasItHere(situation) && (
        <Banner tone="info" title={text.alreadyTitle}>
          {alreadySentence(situation)}
        </Banner>
      )}
      <form.AppField name="outraFonte">
        {() => (
          <RadioCardsInput<YesNo>
            label={text.where}
            description={text.whereHelp}
            options={[
              { id: 'N', label: text.here, description: text.hereHelp },
              { id: 'S', label: text.elsewhere, description: text.elsewhereHelp },
            ]}
          />
        )}
      </form.AppField>
      <form.Subscribe selector={(state) => state.values.outraFonte}>
        {(outraFonte) =>
          outraFonte === 'S' && (
            <form.AppField name="fontes">
              {() => <TextInput label={text.sources} description={text.sourcesHelp} autoComplete="off" />}
            </form.AppField>
          )
        }
      </form.Subscribe>
      <form.Subscribe selector={(state) => state.values.outraFonte}>
        {(outraFonte) => (
          <form.AppField name="mesInicio">
            {() => (
              <SelectInput<string>
                label={text.start}
                description={outraFonte === 'N' ? text.startBack : cutOffSentence(situation.diaLimite)}
                options={startMonths(situation, outraFonte).map((id) => ({ id, label: monthText(id) }))}
              />
            )}
          </form.AppField>
        )}
      </form.Subscribe>
      <form.AppField name="declaracao">{() => <CheckboxInput label={text.declaration} />}</form.AppField>
      <Text variant="small" tone="muted">
        {text.noDocument}
      </Text>
    </>
  )
}

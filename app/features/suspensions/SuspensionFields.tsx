import { small } from '#app/features/service-request/service-request.css.ts'
import type { RequestFormApi } from '#app/features/service-request/use-service-request.ts'
import { CheckboxInput } from '#app/forms/CheckboxInput.tsx'
import { SelectInput } from '#app/forms/SelectInput.tsx'
import { monthCount } from '#contract/suspensions.text.ts'
import type { SuspensionOnWire, SuspensionValues } from '#contract/suspensions.ts'
import { monthOptions } from './suspension-input.ts'
import { cutOffSentence, limitSentence } from './suspension-sentences.ts'
import { suspensionText } from './suspensions.text.ts'

const { fields: text } = suspensionText

type SuspensionFieldsProps = { form: RequestFormApi<SuspensionValues>; situation: SuspensionOnWire }

/** For how long, and, where a risk cover stops, that this was read. */
export function SuspensionFields({ form, situation }: SuspensionFieldsProps) {
  return (
    <>
      <form.AppField name="meses">
        {() => (
          <SelectInput<number>
            label={text.months}
            description={text.monthsHelp}
            placeholder={text.choose}
            options={monthOptions(situation).map((id) => ({ id, label: monthCount(id) }))}
          />
        )}
      </form.AppField>
      <p className={small}>{cutOffSentence(situation)}</p>
      <p className={small}>{limitSentence(situation)}</p>
      {situation.regras.coberturaRisco && (
        <form.AppField name="cienteRisco">{() => <CheckboxInput label={text.warning} />}</form.AppField>
      )}
    </>
  )
}

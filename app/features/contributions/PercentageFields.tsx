import { InlineMessage } from '@portal/design-system/InlineMessage'
import { useState } from 'react'
import type { RequestFormApi } from '#app/features/request-engine/use-service-request.ts'
import { SelectInput } from '#app/forms/SelectInput.tsx'
import type { PercentageValues } from '#contract/contributions/contributions.ts'
import { percentText } from '#contract/value-text.ts'
import {
  basicPercentageOptions,
  supplementaryPercentageOptions,
} from '#domain/contributions/percentage-options.ts'
import { selectStates, settleChoice } from '#domain/contributions/select-states.ts'
import { basicBasisSentence, disabledSentence } from './contribution-sentences.ts'
import { contributionsText } from './contributions.text.ts'
import type { PercentageRules } from './percentage-input.ts'
import { useChosenElsewhere } from './use-chosen-elsewhere.ts'

const { percentages } = contributionsText

type PercentageFieldsProps = { form: RequestFormApi<PercentageValues>; rules: PercentageRules }

/** The two percentages. One that cannot be chosen says why; one that had to go back to 0 says so. */
export function PercentageFields({ form, rules }: PercentageFieldsProps) {
  return (
    <form.Subscribe selector={(state) => state.values.percentualBasica}>
      {(basicPercent) => <Percentages form={form} rules={rules} basicPercent={basicPercent} />}
    </form.Subscribe>
  )
}

function Percentages({ form, rules, basicPercent }: PercentageFieldsProps & { basicPercent: number }) {
  const { salary, parameters } = rules
  const [wasReset, setWasReset] = useState(false)
  useChosenElsewhere(({ basica = 0, suplementar = 0 }) => {
    const settled = settleChoice(
      { salary, basicPercent: basica, supplementaryPercent: suplementar },
      parameters,
    )
    form.setFieldValue('percentualBasica', settled.basicPercent)
    form.setFieldValue('percentualSuplementar', settled.supplementaryPercent)
  })
  const off = selectStates({ salary, basicPercent }, parameters)
  const settle = (chosen: number | null) => {
    const { percentualSuplementar } = form.state.values
    const settled = settleChoice(
      { salary, basicPercent: chosen ?? 0, supplementaryPercent: percentualSuplementar },
      parameters,
    )
    setWasReset(settled.resets.includes('supplementaryPercent'))
    if (settled.supplementaryPercent !== percentualSuplementar) {
      form.setFieldValue('percentualSuplementar', settled.supplementaryPercent)
    }
  }
  return (
    <>
      <form.AppField name="percentualBasica" listeners={{ onChange: ({ value }) => settle(value) }}>
        {() => (
          <SelectInput<number>
            label={percentages.basic}
            description={off.basic ? disabledSentence(off.basic, parameters) : basicHelp(rules)}
            isDisabled={off.basic !== null}
            options={basicPercentageOptions(salary, parameters).map(percentOption)}
          />
        )}
      </form.AppField>
      <form.AppField name="percentualSuplementar">
        {() => (
          <SelectInput<number>
            label={percentages.supplementary}
            description={
              off.supplementary
                ? disabledSentence(off.supplementary, parameters)
                : percentages.supplementaryHelp
            }
            isDisabled={off.supplementary !== null}
            options={supplementaryPercentageOptions(parameters).map(percentOption)}
          />
        )}
      </form.AppField>
      <div role="status">
        {wasReset && <InlineMessage tone="warning">{percentages.supplementaryReset}</InlineMessage>}
      </div>
    </>
  )
}

function basicHelp({ parameters, paysSponsorShare }: PercentageRules): string {
  const basis = basicBasisSentence(parameters)
  if (parameters.match === null) return basis
  return `${basis} ${paysSponsorShare ? percentages.basicHelpSelf : percentages.basicHelp}`
}

const percentOption = (percent: number) => ({ id: percent, label: percentText(percent) })

import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { DateInput } from '#app/forms/DateInput.tsx'
import { withFieldGroup } from '#app/forms/portal-form.ts'
import { RadioCardsInput } from '#app/forms/RadioCardsInput.tsx'
import {
  type DependantEnd,
  dependantEndNames,
  dependantRequestFields,
} from '#contract/dependants/dependants.text.ts'
import type { RequestedDependant } from '#contract/dependants/dependants.ts'
import { dependantsText } from './dependants.text.ts'

const { form: text } = dependantsText

const noEnd: Pick<RequestedDependant, 'motivoFim' | 'fim'> = { motivoFim: null, fim: null }

const reasons = (Object.keys(dependantEndNames) as DependantEnd[]).map((id) => ({
  id,
  label: dependantEndNames[id],
}))
const help = { death: text.death, separation: text.separation, other: text.otherReason } as const

/** Why somebody is a dependant no more, and since when: on a hard day, so nothing more than that is asked. */
export const EndOfDependant = withFieldGroup({
  defaultValues: noEnd,
  props: {} as { today: string; isTax: boolean },
  render: function EndOfDependant({ group, today, isTax }) {
    return (
      <Stack gap="5">
        <Text>{text.endIntro}</Text>
        <group.AppField name="motivoFim">
          {() => (
            <RadioCardsInput<DependantEnd>
              label={dependantRequestFields.motivoFim}
              isRequired
              options={reasons}
            />
          )}
        </group.AppField>
        <group.Subscribe selector={({ values }) => values.motivoFim}>
          {(reason) => (
            <>
              {reason !== null && <Text>{help[reason]}</Text>}
              <group.AppField name="fim">
                {() => (
                  <DateInput
                    label={text.lastDay[reason ?? 'other']}
                    isRequired
                    maxValue={today}
                    {...(isTax && { description: text.onLastDay })}
                  />
                )}
              </group.AppField>
            </>
          )}
        </group.Subscribe>
      </Stack>
    )
  },
})

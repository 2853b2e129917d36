import { Stack } from '@portal/design-system/Stack'
import { NumberInput } from '#app/forms/NumberInput.tsx'
import { SelectInput } from '#app/forms/SelectInput.tsx'
import type { RuleEdition } from '#contract/plan-rules/plan-rules.ts'
import { RecordRow } from '../RecordRow.tsx'
import { RuleList } from '../RuleList.tsx'
import type { RuleFormApi } from '../rule-values.ts'
import { questionnaireManagementText } from './questionnaire-management.text.ts'
import { newRange, type RangeInForm } from './questionnaire-parts.ts'

const { ranges: text, choose, points } = questionnaireManagementText

type RangeListProps = { form: RuleFormApi; profiles: RuleEdition['perfis']; highest: number }

/** From how many points on each profile is suggested. `highest`: the most points that can be reached. */
export function RangeList({ form, profiles, highest }: RangeListProps) {
  const options = profiles.map(({ id, nome }) => ({ id, label: nome }))
  return (
    <RuleList<RangeInForm>
      form={form}
      part="ranges"
      title={text.title}
      help={text.help(highest)}
      add={{ label: text.add, item: (ranges) => newRange(ranges, profiles) }}
      left={text.left}
    >
      {(ranges, { remove }) => (
        <Stack gap="3">
          {ranges.map((_, at) => (
            // A range is known by its place alone.
            <RecordRow key={text.profile(at)} remove={text.remove(at)} onRemove={() => remove(at)}>
              <form.AppField name={`regras.ranges[${at}].profileId`}>
                {() => (
                  <SelectInput<number> aria-label={text.profile(at)} placeholder={choose} options={options} />
                )}
              </form.AppField>
              <form.AppField name={`regras.ranges[${at}].from`}>
                {() => <NumberInput aria-label={text.from(at)} unit={points} />}
              </form.AppField>
            </RecordRow>
          ))}
        </Stack>
      )}
    </RuleList>
  )
}

import { Stack } from '@portal/design-system/Stack'
import { NumberInput } from '#app/forms/NumberInput.tsx'
import { SelectInput } from '#app/forms/SelectInput.tsx'
import type { RuleParts } from '#contract/plan-rules/plan-rules.ts'
import { RecordRow } from '../RecordRow.tsx'
import { RuleList } from '../RuleList.tsx'
import type { RuleFormApi } from '../rule-values.ts'
import { retirementText as text } from './retirement.text.ts'

const { units } = text

type Way = { kind: 'normal' | 'early'; minimumAge: number | null; minimumMonths: number | null }

const kinds = (['normal', 'early'] as const).map((id) => ({ id, label: text.kinds[id] }))

/** The ways to retire of a plan: each an age and a time in the plan. */
export function RetirementFields({ form }: { form: RuleFormApi }) {
  return (
    <RuleList<Way>
      form={form}
      part="ways"
      title={text.title}
      help={text.help}
      add={{ label: text.add, item: () => ({ kind: 'normal', minimumAge: null, minimumMonths: null }) }}
      left={text.left}
    >
      {(ways, { remove }) => (
        <Stack gap="3">
          {ways.map((_, at) => (
            // A way is known by its place alone.
            <RecordRow key={text.kind(at)} remove={text.remove(at)} onRemove={() => remove(at)}>
              <form.AppField name={`regras.ways[${at}].kind`}>
                {() => <SelectInput label={text.kind(at)} options={kinds} isRequired />}
              </form.AppField>
              <form.AppField name={`regras.ways[${at}].minimumAge`}>
                {() => <NumberInput label={text.age(at)} unit={units.years} isRequired />}
              </form.AppField>
              <form.AppField name={`regras.ways[${at}].minimumMonths`}>
                {() => <NumberInput label={text.months(at)} unit={units.months} isRequired />}
              </form.AppField>
            </RecordRow>
          ))}
        </Stack>
      )}
    </RuleList>
  )
}

export function retirementLabels({ ways }: RuleParts): Record<string, string> {
  const all = Array.isArray(ways) ? ways : []
  return Object.fromEntries(
    all.flatMap((_, at) => [
      [`ways[${at}].kind`, text.kind(at)],
      [`ways[${at}].minimumAge`, text.age(at)],
      [`ways[${at}].minimumMonths`, text.months(at)],
    ]),
  )
}

import { CheckboxField } from '@portal/design-system/CheckboxField'
import { Stack } from '@portal/design-system/Stack'
import { NumberInput } from '#app/forms/NumberInput.tsx'
import type { RuleParts } from '#contract/plan-rules/plan-rules.ts'
import { RecordRow } from '../RecordRow.tsx'
import { RuleList } from '../RuleList.tsx'
import type { RuleFormApi } from '../rule-values.ts'
import { vestingText as text } from './vesting.text.ts'

type Step = { fromMonths: number; percent: number }

/** By which the sponsor's account becomes the participant's: a table of months in the plan, or none where there is no sponsor. */
export function VestingFields({ form }: { form: RuleFormApi }) {
  return (
    <form.Subscribe selector={({ values }) => Array.isArray(values.regras['table'])}>
      {(hasTable) => (
        <Stack gap="5">
          <CheckboxField
            label={text.has}
            isSelected={hasTable}
            onChange={(isSelected) =>
              form.setFieldValue('regras.table', isSelected ? [{ fromMonths: 0, percent: 0 }] : null)
            }
          />
          {hasTable && <VestingSteps form={form} />}
        </Stack>
      )}
    </form.Subscribe>
  )
}

function VestingSteps({ form }: { form: RuleFormApi }) {
  return (
    <RuleList<Step>
      form={form}
      part="table"
      title={text.title}
      help={text.help}
      add={{ label: text.add, item: nextStep }}
      left={text.left}
    >
      {(steps, { remove }) => (
        <Stack gap="3">
          {steps.map((_, at) => (
            // A step is known by its place alone.
            <RecordRow key={text.from(at)} remove={text.remove(at)} onRemove={() => remove(at)}>
              <form.AppField name={`regras.table[${at}].fromMonths`}>
                {() => <NumberInput aria-label={text.from(at)} unit={text.fromUnit} />}
              </form.AppField>
              <form.AppField name={`regras.table[${at}].percent`}>
                {() => <NumberInput aria-label={text.percent(at)} decimals={2} unit="%" />}
              </form.AppField>
            </RecordRow>
          ))}
        </Stack>
      )}
    </RuleList>
  )
}

/** One more step, a year after the last, with the same share until another is typed. */
function nextStep(steps: readonly Step[]): Step {
  const last = steps.at(-1)
  return { fromMonths: last ? last.fromMonths + 12 : 0, percent: last?.percent ?? 0 }
}

export function vestingLabels({ table }: RuleParts): Record<string, string> {
  const steps = Array.isArray(table) ? table : []
  return Object.fromEntries(
    steps.flatMap((_, at) => [
      [`table[${at}].fromMonths`, text.from(at)],
      [`table[${at}].percent`, text.percent(at)],
    ]),
  )
}

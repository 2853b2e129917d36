import { Stack } from '@portal/design-system/Stack'
import { MoneyInput } from '#app/forms/MoneyInput.tsx'
import { NumberInput } from '#app/forms/NumberInput.tsx'
import type { RuleParts } from '#contract/plan-rules/plan-rules.ts'
import { RecordRow } from '../RecordRow.tsx'
import { RuleList } from '../RuleList.tsx'
import type { RuleFormApi } from '../rule-values.ts'
import { taxRulesText } from './tax-rules.text.ts'

const { table: text } = taxRulesText

type Line = { upTo: number | null; ratePercent: number | null; deduct: number | null }

/** The lines of a progressive table: up to an amount, the rate, and what is deducted. */
export function ProgressiveTableFields({ form }: { form: RuleFormApi }) {
  return (
    <RuleList<Line>
      form={form}
      part="table"
      title={text.title}
      help={text.help}
      add={{ label: text.add, item: () => ({ upTo: null, ratePercent: null, deduct: null }) }}
      left={text.left}
    >
      {(lines, { remove }) => (
        <Stack gap="3">
          {lines.map((_, at) => (
            // A line is known by its place alone.
            <RecordRow key={text.upTo(at)} remove={text.remove(at)} onRemove={() => remove(at)}>
              <form.AppField name={`regras.table[${at}].upTo`}>
                {() => <MoneyInput label={text.upTo(at)} />}
              </form.AppField>
              <form.AppField name={`regras.table[${at}].ratePercent`}>
                {() => <NumberInput label={text.rate(at)} decimals={2} unit="%" isRequired />}
              </form.AppField>
              <form.AppField name={`regras.table[${at}].deduct`}>
                {() => <MoneyInput label={text.deduct(at)} isRequired />}
              </form.AppField>
            </RecordRow>
          ))}
        </Stack>
      )}
    </RuleList>
  )
}

export function progressiveTableLabels({ table }: RuleParts): Record<string, string> {
  const lines = Array.isArray(table) ? table : []
  return Object.fromEntries(
    lines.flatMap((_, at) => [
      [`table[${at}].upTo`, text.upTo(at)],
      [`table[${at}].ratePercent`, text.rate(at)],
      [`table[${at}].deduct`, text.deduct(at)],
    ]),
  )
}

import { Stack } from '@portal/design-system/Stack'
import { NumberInput } from '#app/forms/NumberInput.tsx'
import type { RuleParts } from '#contract/plan-rules/plan-rules.ts'
import { regressiveTaxRule } from '#contract/taxes/taxes-rule.ts'
import { RecordRow } from '../RecordRow.tsx'
import { RuleFields } from '../RuleFields.tsx'
import { RuleList } from '../RuleList.tsx'
import type { RuleFormApi } from '../rule-values.ts'
import { taxRulesText } from './tax-rules.text.ts'

const { brackets: text, table, years } = taxRulesText

type Bracket = { upToYears: number | null; ratePercent: number | null }

/** Rates by the age of what is paid. */
export function RegressiveTaxFields({ form }: { form: RuleFormApi }) {
  return (
    <>
      <RuleList<Bracket>
        form={form}
        part="brackets"
        title={text.title}
        help={text.help}
        add={{ label: table.add, item: () => ({ upToYears: null, ratePercent: null }) }}
        left={table.left}
      >
        {(brackets, { remove }) => (
          <Stack gap="3">
            {brackets.map((_, at) => (
              // A bracket is known by its place alone.
              <RecordRow key={text.upTo(at)} remove={table.remove(at)} onRemove={() => remove(at)}>
                <form.AppField name={`regras.brackets[${at}].upToYears`}>
                  {() => <NumberInput label={text.upTo(at)} unit={years} />}
                </form.AppField>
                <form.AppField name={`regras.brackets[${at}].ratePercent`}>
                  {() => <NumberInput label={table.rate(at)} decimals={2} unit="%" isRequired />}
                </form.AppField>
              </RecordRow>
            ))}
          </Stack>
        )}
      </RuleList>
      <Stack width="medium">
        <RuleFields form={form} rule={regressiveTaxRule} parts={['riskBenefitMaximumPercent']} />
      </Stack>
    </>
  )
}

export function regressiveTaxLabels({ brackets }: RuleParts): Record<string, string> {
  const all = Array.isArray(brackets) ? brackets : []
  return Object.fromEntries(
    all.flatMap((_, at) => [
      [`brackets[${at}].upToYears`, text.upTo(at)],
      [`brackets[${at}].ratePercent`, table.rate(at)],
    ]),
  )
}

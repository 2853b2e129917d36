import { decisionPeriodRule } from '#contract/exits/decision-period-rule.ts'
import { NumberPart } from '../NumberPart.tsx'
import type { RuleFormApi } from '../use-rule-form.ts'
import { exitManagementText as text } from './exit-management.text.ts'

const { statementDays, decisionDays } = decisionPeriodRule.fields

/** The parts of a plan's rule of the time that who leaves has. */
export function DecisionPeriodFields({ form }: { form: RuleFormApi }) {
  const counted = { form, unit: text.days }
  return (
    <>
      <NumberPart
        {...counted}
        part="statementDays"
        label={statementDays.label}
        description={text.statementHelp}
      />
      <NumberPart
        {...counted}
        part="decisionDays"
        label={decisionDays.label}
        description={text.decisionHelp}
      />
    </>
  )
}

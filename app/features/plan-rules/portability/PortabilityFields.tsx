import { CheckboxInput } from '#app/forms/CheckboxInput.tsx'
import { DateInput } from '#app/forms/DateInput.tsx'
import { waitingPeriodsRule } from '#contract/benefits/waiting-periods-rule.ts'
import { accumulationDatesRule } from '#contract/exits/accumulation-dates-rule.ts'
import { portabilityDaysRule } from '#contract/exits/portability-days-rule.ts'
import { portabilityRule } from '#contract/exits/portability-rule.ts'
import { NumberPart } from '../NumberPart.tsx'
import type { RuleFormApi } from '../use-rule-form.ts'
import { portabilityManagementText as text } from './portability-management.text.ts'

const { vestingMonths, redemptionWaitingMonths } = waitingPeriodsRule.fields

/** The one part of a plan's rule of portability. */
export function PortabilityFields({ form }: { form: RuleFormApi }) {
  return (
    <form.AppField name="regras.forAssisted">
      {() => <CheckboxInput label={portabilityRule.fields.forAssisted.label} />}
    </form.AppField>
  )
}

/** The parts of a plan's rule of days. */
export function PortabilityDaysFields({ form }: { form: RuleFormApi }) {
  const counted = { form, unit: text.businessDays }
  return (
    <>
      <NumberPart
        {...counted}
        part="termBusinessDays"
        label={portabilityDaysRule.fields.termBusinessDays.label}
        description={text.termHelp}
      />
      <NumberPart
        {...counted}
        part="transferBusinessDays"
        label={portabilityDaysRule.fields.transferBusinessDays.label}
        description={text.transferHelp}
      />
    </>
  )
}

/** The one part of a plan's rule of old ported money. */
export function AccumulationDatesFields({ form }: { form: RuleFormApi }) {
  return (
    <form.AppField name="regras.lastDay">
      {() => <DateInput label={accumulationDatesRule.fields.lastDay.label} isRequired />}
    </form.AppField>
  )
}

/** The parts of a plan's rule of waiting periods. */
export function WaitingPeriodFields({ form }: { form: RuleFormApi }) {
  const counted = { form, unit: text.months }
  return (
    <>
      <NumberPart
        {...counted}
        part="vestingMonths"
        label={vestingMonths.label}
        description={text.waitingHelp}
      />
      <NumberPart
        {...counted}
        part="redemptionWaitingMonths"
        label={redemptionWaitingMonths.label}
        description={text.redemptionHelp}
      />
    </>
  )
}

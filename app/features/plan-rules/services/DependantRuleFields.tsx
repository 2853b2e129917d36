import { CheckboxInput } from '#app/forms/CheckboxInput.tsx'
import { planDependantsRule, taxDependantsRule } from '#contract/dependants/dependants-rule.ts'
import { NumberPart } from '../NumberPart.tsx'
import type { RuleFormApi } from '../use-rule-form.ts'
import { servicesManagementText } from './services-management.text.ts'

const { units } = servicesManagementText
const { fields: ofPlan } = planDependantsRule
const { fields: ofTax } = taxDependantsRule

/** The parts of a plan's rule of dependants. */
export function PlanDependantFields({ form }: { form: RuleFormApi }) {
  return (
    <>
      <NumberPart form={form} part="ageLimit" label={ofPlan.ageLimit.label} unit={units.years} />
      <form.AppField name="regras.studentsStay">
        {() => <CheckboxInput label={ofPlan.studentsStay.label} />}
      </form.AppField>
      <NumberPart
        form={form}
        part="studentAgeLimit"
        label={ofPlan.studentAgeLimit.label}
        unit={units.years}
      />
      <form.AppField name="regras.acceptsDesignated">
        {() => <CheckboxInput label={ofPlan.acceptsDesignated.label} />}
      </form.AppField>
    </>
  )
}

/** The parts of the rule of dependants for the income tax, which is for everybody. */
export function TaxDependantFields({ form }: { form: RuleFormApi }) {
  return (
    <>
      <NumberPart form={form} part="ageLimit" label={ofTax.ageLimit.label} unit={units.years} />
      <NumberPart form={form} part="studentAgeLimit" label={ofTax.studentAgeLimit.label} unit={units.years} />
    </>
  )
}

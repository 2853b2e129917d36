import { declarationsRule } from '#contract/declarations/declarations-rule.ts'
import { NumberPart } from '../NumberPart.tsx'
import type { RuleFormApi } from '../use-rule-form.ts'
import { servicesManagementText } from './services-management.text.ts'

const { fields } = declarationsRule
const { units } = servicesManagementText
const parts = [
  { part: 'maximumDegree', unit: units.degree },
  { part: 'yearsAfterPost', unit: units.years },
  { part: 'renewalYears', unit: units.years },
  { part: 'proofMaximumDays', unit: units.days },
  { part: 'warningDays', unit: units.days },
] as const

/** The parts of the rule of declarations, which is for everybody. */
export function DeclarationFields({ form }: { form: RuleFormApi }) {
  return parts.map(({ part, unit }) => (
    <NumberPart key={part} form={form} part={part} label={fields[part].label} unit={unit} />
  ))
}

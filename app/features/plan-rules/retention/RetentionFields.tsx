import { retentionRule } from '#contract/records/retention-rule.ts'
import { NumberPart } from '../NumberPart.tsx'
import type { RuleFormApi } from '../use-rule-form.ts'
import { retentionText as text } from './retention.text.ts'

const { fields } = retentionRule

/** For how long each kind of record is kept, from what it counts, and which law asks for it. */
export function RetentionFields({ form }: { form: RuleFormApi }) {
  return text.parts.map(({ part, unit, help }) => (
    <NumberPart
      key={part}
      form={form}
      part={part}
      label={fields[part].label}
      description={help}
      unit={unit}
    />
  ))
}

import { identityProtectionRule } from '#contract/identity/identity-protection-rule.ts'
import { NumberPart } from '../NumberPart.tsx'
import type { RuleFormApi } from '../use-rule-form.ts'
import { accessProtectionText as text } from './access-protection.text.ts'

const { fields } = identityProtectionRule

/** For how long a changed e-mail waits, and for how long an account that came after a change is looked at twice. */
export function AccessProtectionFields({ form }: { form: RuleFormApi }) {
  return (
    <>
      <NumberPart
        form={form}
        part="emailHoldDays"
        label={fields.emailHoldDays.label}
        description={text.emailHoldHelp}
        unit={text.days}
      />
      <NumberPart
        form={form}
        part="youngAccountDays"
        label={fields.youngAccountDays.label}
        description={text.youngAccountHelp}
        unit={text.days}
      />
    </>
  )
}

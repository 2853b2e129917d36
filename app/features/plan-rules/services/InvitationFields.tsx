import { invitationsRule } from '#contract/enrolment/invitations-rule.ts'
import { NumberPart } from '../NumberPart.tsx'
import type { RuleFormApi } from '../use-rule-form.ts'
import { servicesManagementText } from './services-management.text.ts'

const { fields } = invitationsRule
const { units } = servicesManagementText

/** The parts of a plan's rule of invitations. */
export function InvitationFields({ form }: { form: RuleFormApi }) {
  return (
    <>
      <NumberPart form={form} part="validDays" label={fields.validDays.label} unit={units.days} />
      <NumberPart form={form} part="mostWaiting" label={fields.mostWaiting.label} />
    </>
  )
}

import { Columns } from '@portal/design-system/Columns'
import type { RequestFormApi } from '#app/features/request-engine/use-service-request.ts'
import { CheckboxInput } from '#app/forms/CheckboxInput.tsx'
import { PhoneInput } from '#app/forms/PhoneInput.tsx'
import { SelectInput } from '#app/forms/SelectInput.tsx'
import { TextInput } from '#app/forms/TextInput.tsx'
import { kinshipNames } from '#contract/enrolment/invitations.text.ts'
import { type InvitationValues, kinshipCodes } from '#contract/enrolment/invitations.ts'
import { invitationsText } from './invitations.text.ts'

const { labels } = invitationsText
const kinships = kinshipCodes.map((id) => ({ id, label: kinshipNames[id] }))

/** Who is invited, what they are to the person, and that they agreed. */
export function InvitationFields({ form }: { form: RequestFormApi<InvitationValues> }) {
  return (
    <>
      <Columns template="halves" from="medium" gap="5">
        <form.AppField name="nome">
          {() => <TextInput label={labels.nome} isRequired maxLength={80} autoComplete="off" />}
        </form.AppField>
        <form.AppField name="parentesco">
          {() => <SelectInput label={labels.parentesco} isRequired options={kinships} />}
        </form.AppField>
        <form.AppField name="email">
          {() => (
            <TextInput label={labels.email} isRequired type="email" maxLength={120} autoComplete="off" />
          )}
        </form.AppField>
        <form.AppField name="telefone">
          {() => (
            <PhoneInput label={labels.telefone} description={invitationsText.optional} autoComplete="off" />
          )}
        </form.AppField>
      </Columns>
      <form.AppField name="consentimento">
        {() => <CheckboxInput label={invitationsText.consent} isRequired />}
      </form.AppField>
    </>
  )
}

import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { FatcaFields } from '#app/forms/groups/FatcaFields.tsx'
import { PepFields } from '#app/forms/groups/PepFields.tsx'
import { withFieldGroup } from '#app/forms/portal-form.ts'
import { fieldNames } from '#contract/re-registration/re-registration.text.ts'
import { reRegistrationText } from './re-registration.text.ts'
import { emptyGroups } from './re-registration-values.ts'

const { declarations: text } = reRegistrationText
const names = fieldNames.declaracoes

/** Political exposure and tax residence, as their services ask them: what is answered is the declaration. */
export const DeclarationFields = withFieldGroup({
  defaultValues: emptyGroups.declaracoes,
  props: {} as { today: string },
  render: function DeclarationFields({ group, today }) {
    return (
      <>
        <Text tone="muted">{text.lead}</Text>
        <Stack as="section" gap="5">
          <Text as="h3" variant="subtitle">
            {names['pep']}
          </Text>
          <Text variant="small" tone="muted">
            {text.exposed}
          </Text>
          <PepFields form={group} fields="pep" today={today} />
        </Stack>
        <Stack as="section" gap="5">
          <Text as="h3" variant="subtitle">
            {names['fatca']}
          </Text>
          <FatcaFields form={group} fields="fatca" />
        </Stack>
      </>
    )
  },
})

import { PasswordChecklist as Checklist } from '@portal/design-system/PasswordField'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { passwordCheckNames } from '#contract/identity/passwords.text.ts'
import { type PasswordChecks, passwordChecks } from '#domain/identity/password-checks.ts'
import { formsText } from './forms.text.ts'

const kinds: readonly (keyof PasswordChecks)[] = ['uppercase', 'lowercase', 'digit', 'special']
const headingId = 'requisitos-senha'

/** Rules of a new password, met and missing, as it is typed. */
export function PasswordChecklist({ password }: { password: string }) {
  const checks = passwordChecks(password)
  return (
    <Stack gap="2">
      <Text variant="caption" tone="muted" id={headingId}>
        {formsText.passwordNeeds}
      </Text>
      <Checklist
        id="itens-requisitos-senha"
        aria-labelledby={headingId}
        rules={kinds.map((kind) => ({ id: kind, label: passwordCheckNames[kind], isMet: checks[kind] }))}
      />
    </Stack>
  )
}

import { PasswordChecklist as Checklist } from '@portal/design-system/PasswordField'
import { passwordCheckNames } from '#contract/passwords.text.ts'
import { type PasswordChecks, passwordChecks } from '#domain/password-checks.ts'
import { formsText } from './forms.text.ts'
import { heading } from './PasswordChecklist.css.ts'

const kinds: readonly (keyof PasswordChecks)[] = ['uppercase', 'lowercase', 'digit', 'special']
const headingId = 'requisitos-senha'

/** What a new password has and still needs, as it is typed. */
export function PasswordChecklist({ password }: { password: string }) {
  const checks = passwordChecks(password)
  return (
    <div>
      <p className={heading} id={headingId}>
        {formsText.passwordNeeds}
      </p>
      <Checklist
        id="itens-requisitos-senha"
        aria-labelledby={headingId}
        rules={kinds.map((kind) => ({ id: kind, label: passwordCheckNames[kind], isMet: checks[kind] }))}
      />
    </div>
  )
}

import { CheckIcon } from '@portal/design-system/icons'
import { VisuallyHidden } from '@portal/design-system/VisuallyHidden'
import { passwordCheckNames } from '#contract/passwords.text.ts'
import { type PasswordChecks, passesPasswordChecks, passwordChecks } from '#domain/password-checks.ts'
import { formsText } from './forms.text.ts'
import { heading, item, list, mark } from './PasswordChecklist.css.ts'

const { checklist: text } = formsText
const kinds: readonly (keyof PasswordChecks)[] = ['uppercase', 'lowercase', 'digit', 'special']

/** What a new password has and still needs, as it is typed. That nothing is missing any more is announced. */
export function PasswordChecklist({ password }: { password: string }) {
  const checks = passwordChecks(password)
  return (
    <div>
      <p className={heading} id="requisitos-senha">
        {text.heading}
      </p>
      <ul aria-labelledby="requisitos-senha" className={list}>
        {kinds.map((kind) => (
          <li key={kind} className={item} data-met={checks[kind]}>
            <span className={mark}>{checks[kind] && <CheckIcon size="small" />}</span>
            <span>{passwordCheckNames[kind]}</span>
            <VisuallyHidden>{checks[kind] ? text.met : text.missing}</VisuallyHidden>
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{passesPasswordChecks(password) ? text.complete : ''}</span>
      </VisuallyHidden>
    </div>
  )
}

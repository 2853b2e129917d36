import { useState } from 'react'
import { Announcer } from '../Announcer/Announcer.tsx'
import { DotIcon, SuccessIcon } from '../icons/icons.ts'
import { useStrings } from '../strings/use-strings.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { list, mark, rule as ruleClass } from './PasswordChecklist.css.ts'

export interface PasswordRule {
  id: string
  /** Requirement: "Uma letra maiúscula". */
  label: string
  isMet: boolean
}

export interface PasswordChecklistProps {
  /** Given to the `PasswordField` as `aria-describedby`, so that the rules are read with the field. */
  id: string
  rules: readonly PasswordRule[]
  /** A heading above the list, if there is one. */
  'aria-labelledby'?: string
}

/** Shows which rules a new password already keeps while it is typed, and says how many when that changes. */
export function PasswordChecklist({ id, rules, ...naming }: PasswordChecklistProps) {
  const strings = useStrings()
  const met = rules.filter(({ isMet }) => isMet).length
  const [firstMet] = useState(met)
  const [hasChanged, setChanged] = useState(false)
  if (!hasChanged && met !== firstMet) setChanged(true)
  return (
    <>
      <ul {...naming} id={id} className={list}>
        {rules.map(({ id: ruleId, label, isMet }) => (
          <li key={ruleId} className={ruleClass} data-met={isMet ? '' : undefined}>
            <span className={mark}>{isMet ? <SuccessIcon size="small" /> : <DotIcon size="small" />}</span>
            <span>
              {label}
              <VisuallyHidden>
                {isMet ? strings.passwordChecklist.met : strings.passwordChecklist.missing}
              </VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
      <Announcer message={hasChanged ? strings.passwordChecklist.progress(met, rules.length) : ''} />
    </>
  )
}

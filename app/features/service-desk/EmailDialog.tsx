import { TextField } from '@portal/design-system/TextField'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { Problem } from '#app/api/problem.ts'
import { ActDialog } from '#app/forms/ActDialog.tsx'
import { personActionsText } from './person-actions.text.ts'
import { emailProblem } from './service-desk.schema.ts'

const text = personActionsText.email

type EmailDialogProps = {
  /** First name of the person. */
  name: string
  /** The address of today. */
  email: string | null
  onClose: () => void
  /** Changes it; answers what was refused, to be shown here with what was written still in place. */
  onChangeEmail: (email: string) => Promise<Problem | null>
}

/** Asks for a person's new e-mail. */
export function EmailDialog({ name, email, onClose, onChangeEmail }: EmailDialogProps) {
  const form = useId()
  const [written, setWritten] = useState('')
  const [wasTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const complaint = emailProblem(written)
  const refused = problem?.kind === 'invalid' ? problem.fields.email : undefined
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (complaint !== undefined) return field.current?.focus()
    setSending(true)
    const answer = await onChangeEmail(written)
    setSending(false)
    setProblem(answer)
    if (answer === null) onClose()
    else field.current?.focus()
  }
  const change = (next: string) => {
    setProblem(null)
    setWritten(next)
  }
  return (
    <ActDialog
      title={text.title(name)}
      description={text.text}
      problem={refused === undefined ? problem : null}
      isActing={isSending}
      leave={personActionsText.close}
      onClose={onClose}
      act={{ type: 'submit', form, children: text.confirm }}
    >
      <form id={form} noValidate onSubmit={(event) => void send(event)}>
        <TextField
          ref={field}
          type="email"
          inputMode="email"
          autoComplete="off"
          label={text.label}
          description={text.current(email)}
          isRequired
          value={written}
          onChange={change}
          errorMessage={refused ?? (wasTried ? complaint : undefined)}
        />
      </form>
    </ActDialog>
  )
}

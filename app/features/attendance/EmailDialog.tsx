import { type FormEvent, useId, useRef, useState } from 'react'
import type { Problem } from '#app/api/problem.ts'
import { Banner } from '#design-system/Banner/Banner.tsx'
import { Button } from '#design-system/Button/Button.tsx'
import { Dialog } from '#design-system/Dialog/Dialog.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'
import { dialogBody } from './attendance.css.ts'
import { emailProblem } from './attendance.schema.ts'
import { personActionsText } from './person-actions.text.ts'

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
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isSending && onClose()}
      title={text.title(name)}
      description={text.text}
      footer={
        <>
          <Button variant="secondary" isDisabled={isSending} onPress={onClose}>
            {personActionsText.close}
          </Button>
          <Button type="submit" form={form} isPending={isSending}>
            {text.confirm}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className={dialogBody} onSubmit={(event) => void send(event)}>
        {problem && refused === undefined && (
          <Banner tone="danger" title={text.failed} live="assertive">
            {problem.detail}
          </Banner>
        )}
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
    </Dialog>
  )
}

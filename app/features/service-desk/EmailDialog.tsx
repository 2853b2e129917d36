import { TextField } from '@portal/design-system/TextField'
import { toast } from '@portal/design-system/Toast'
import { type FormEvent, useId, useRef, useState } from 'react'
import { ActDialog } from '#app/forms/ActDialog.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { changeEmail } from './person-actions.functions.ts'
import { personActionsText } from './person-actions.text.ts'
import { emailProblem } from './service-desk.schema.ts'

const text = personActionsText.email

type EmailDialogProps = {
  idPessoa: number
  /** First name of the person. */
  name: string
  /** The address of today. */
  email: string | null
  onClose: () => void
}

/** Asks for a person's new e-mail. */
export function EmailDialog({ idPessoa, name, email, onClose }: EmailDialogProps) {
  const form = useId()
  const [written, setWritten] = useState('')
  const [wasTried, setTried] = useState(false)
  const changing = useCommand(changeEmail)
  const field = useRef<HTMLInputElement>(null)
  const complaint = emailProblem(written)
  const refused = changing.problem?.kind === 'invalid' ? changing.problem.fields.email : undefined
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (complaint !== undefined) return field.current?.focus()
    const outcome = await changing.run({ idPessoa, email: written })
    if (!outcome.ok) return field.current?.focus()
    await outcome.reread
    toast.show({ message: text.done })
    onClose()
  }
  const change = (next: string) => {
    changing.clear()
    setWritten(next)
  }
  return (
    <ActDialog
      title={text.title(name)}
      description={text.text}
      command={changing}
      fields={['email']}
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

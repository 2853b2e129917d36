import { toast } from '@portal/design-system/Toast'
import { type FormEvent, useRef, useState } from 'react'
import { useCommand } from '#app/forms/use-command.ts'
import { opensSentence } from './email-protection-sentences.ts'
import { changeEmail } from './person-actions.functions.ts'
import { personActionsText } from './person-actions.text.ts'
import { emailProblem, emailReasonProblem } from './service-desk.schema.ts'

const text = personActionsText.email

/** Long enough to read a day in a sentence of this length, milliseconds. */
const READING_TIME = 8000

/** The outcome: it changed and opens nothing yet, or another administrator has to confirm it. */
function notifyChange({ isAsked, opensOn }: Awaited<ReturnType<typeof changeEmail>>): void {
  if (isAsked) return void toast.show({ message: text.asked, tone: 'info', duration: READING_TIME })
  toast.show({ message: text.done })
  if (opensOn !== null) toast.show({ message: opensSentence(opensOn), tone: 'info', duration: READING_TIME })
}

/**
 * State of the dialog that changes an e-mail. An address that someone else uses needs a confirmation once the API says so; a different
 * address withdraws it. Focus moves to the field to correct.
 */
export function useEmailChange(idPessoa: number, onDone: () => void) {
  const [email, setEmail] = useState('')
  const [motivo, setReason] = useState('')
  const [sharedSentence, setSharedSentence] = useState<string | null>(null)
  const [isConfirmed, setConfirmed] = useState(false)
  const [wasTried, setTried] = useState(false)
  const command = useCommand(changeEmail)
  const addressField = useRef<HTMLInputElement>(null)
  const reasonField = useRef<HTMLTextAreaElement>(null)
  const sharedField = useRef<HTMLInputElement>(null)
  const refused = command.problem?.kind === 'invalid' ? command.problem.fields : {}
  const complaints = { email: emailProblem(email), motivo: emailReasonProblem(motivo) }
  const isUnconfirmed = sharedSentence !== null && !isConfirmed
  const writeEmail = (next: string) => {
    command.clear()
    setEmail(next)
    setSharedSentence(null)
    setConfirmed(false)
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (complaints.email !== undefined) return addressField.current?.focus()
    if (isUnconfirmed) return sharedField.current?.focus()
    if (complaints.motivo !== undefined) return reasonField.current?.focus()
    const outcome = await command.run({ idPessoa, email, motivo, compartilhado: isConfirmed })
    if (outcome.ok) {
      await outcome.reread
      notifyChange(outcome.answer)
      return onDone()
    }
    const { problem } = outcome
    if (problem?.kind === 'invalid') {
      setSharedSentence(problem.fields.compartilhado ?? null)
      addressField.current?.focus()
    } else if (problem) toast.show({ message: text.failed, tone: 'danger' })
  }
  return {
    command,
    send,
    address: {
      ref: addressField,
      value: email,
      onChange: writeEmail,
      errorMessage: refused.email ?? (wasTried ? complaints.email : undefined),
    },
    reason: {
      ref: reasonField,
      value: motivo,
      onChange: setReason,
      errorMessage: refused.motivo ?? (wasTried ? complaints.motivo : undefined),
    },
    shared: {
      /** Why it is asked; null while it is not. */
      sentence: sharedSentence,
      field: {
        ref: sharedField,
        isSelected: isConfirmed,
        onChange: setConfirmed,
        errorMessage: wasTried && isUnconfirmed ? text.needsShared : undefined,
      },
    },
  }
}

import { Banner } from '@portal/design-system/Banner'
import { TextAreaField } from '@portal/design-system/TextAreaField'
import { useRef, useState } from 'react'
import type { Problem } from '#app/api/problem.ts'
import { ActDialog } from '#app/forms/ActDialog.tsx'
import { personActionsText } from './person-actions.text.ts'
import { reasonProblem } from './service-desk.schema.ts'

const text = personActionsText.serve

type ServeDialogProps = {
  /** First name of the person. */
  name: string
  onClose: () => void
  /** Begins; answers what was refused, to be shown here with the reason still in place. */
  onServe: (reason: string) => Promise<Problem | null>
}

/** Asks why, before an attendant acts in a person's name. */
export function ServeDialog({ name, onClose, onServe }: ServeDialogProps) {
  const [reason, setReason] = useState('')
  const [wasTried, setTried] = useState(false)
  const [isStarting, setStarting] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const complaint = reasonProblem(reason)
  const begin = async () => {
    setTried(true)
    if (complaint !== undefined) return field.current?.focus()
    setStarting(true)
    setProblem(await onServe(reason))
    setStarting(false)
  }
  return (
    <ActDialog
      title={text.title(name)}
      description={text.text}
      problem={problem}
      isActing={isStarting}
      leave={personActionsText.close}
      onClose={onClose}
      act={{ onPress: () => void begin(), children: text.confirm }}
    >
      <Banner tone="info">{text.limits}</Banner>
      <TextAreaField
        ref={field}
        label={text.reason}
        description={text.reasonHint}
        isRequired
        value={reason}
        onChange={setReason}
        errorMessage={wasTried ? complaint : undefined}
      />
    </ActDialog>
  )
}

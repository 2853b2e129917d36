import { TextAreaField } from '@portal/design-system/TextAreaField'
import { useRef, useState } from 'react'
import type { Problem } from '#app/api/problem.ts'
import { ActDialog } from '#app/forms/ActDialog.tsx'
import type { OfferedMove } from './moves.ts'
import { reasonProblem } from './reason.ts'
import { requestsText } from './requests.text.ts'

type MoveDialogProps = {
  move: OfferedMove
  isMoving: boolean
  onClose: () => void
  /** Moves; answers what was refused, to be shown here with the text still in place. */
  onConfirm: (reason: string) => Promise<Problem | null>
}

/** Asks before a move, and for its reason where there is one to give. */
export function MoveDialog({ move, isMoving, onClose, onConfirm }: MoveDialogProps) {
  const [reason, setReason] = useState('')
  const [wasTried, setTried] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const complaint = reasonProblem(reason, move.reason)
  const confirm = async () => {
    setTried(true)
    if (complaint === undefined) setProblem(await onConfirm(reason))
    else field.current?.focus()
  }
  return (
    <ActDialog
      role="alertdialog"
      title={move.title}
      description={move.text}
      problem={problem}
      isActing={isMoving}
      leave={requestsText.keep}
      onClose={onClose}
      act={{
        variant: move.tone === 'danger' ? 'danger' : 'primary',
        onPress: () => void confirm(),
        children: move.action,
      }}
    >
      {move.reason !== 'none' && (
        <TextAreaField
          ref={field}
          label={move.reason === 'required' ? requestsText.reason : requestsText.reasonOptional}
          description={requestsText.reasonSeen}
          isRequired={move.reason === 'required'}
          value={reason}
          onChange={setReason}
          errorMessage={wasTried ? complaint : undefined}
        />
      )}
    </ActDialog>
  )
}

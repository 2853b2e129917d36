import { useRef, useState } from 'react'
import type { Problem } from '#app/api/problem.ts'
import { Banner } from '#design-system/Banner/Banner.tsx'
import { Button } from '#design-system/Button/Button.tsx'
import { Dialog } from '#design-system/Dialog/Dialog.tsx'
import { TextAreaField } from '#design-system/TextAreaField/TextAreaField.tsx'
import type { OfferedMove } from './moves.ts'
import { reasonProblem } from './reason.ts'
import { dialogBody } from './requests.css.ts'
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
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isMoving && onClose()}
      role="alertdialog"
      title={move.title}
      description={move.text}
      footer={
        <>
          <Button variant="secondary" isDisabled={isMoving} onPress={onClose}>
            {requestsText.keep}
          </Button>
          <Button
            variant={move.tone === 'danger' ? 'danger' : 'primary'}
            isPending={isMoving}
            onPress={() => void confirm()}
          >
            {move.action}
          </Button>
        </>
      }
    >
      <div className={dialogBody}>
        {problem && (
          <Banner tone="danger" title={requestsText.problemTitle} live="assertive">
            {problem.detail}
          </Banner>
        )}
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
      </div>
    </Dialog>
  )
}

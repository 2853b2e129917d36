import { TextAreaField } from '@portal/design-system/TextAreaField'
import { useRef, useState } from 'react'
import { ActDialog } from '#app/forms/ActDialog.tsx'
import type { OfferedMove } from './moves.ts'
import { reasonProblem } from './reason.ts'
import { requestsText } from './requests.text.ts'
import type { MoveCommand } from './use-request-move.ts'

type MoveDialogProps = {
  move: OfferedMove
  moving: Pick<MoveCommand, 'problem' | 'isPending'>
  onClose: () => void
  onConfirm: (reason: string) => void
}

/** Asks a person before a step in their own request, and for its reason where there is one to give. */
export function MoveDialog({ move, moving, onClose, onConfirm }: MoveDialogProps) {
  const [reason, setReason] = useState('')
  const [wasTried, setTried] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const complaint = reasonProblem(reason, move.reason)
  const confirm = () => {
    setTried(true)
    if (complaint === undefined) onConfirm(reason)
    else field.current?.focus()
  }
  return (
    <ActDialog
      role="alertdialog"
      title={move.title}
      description={move.text}
      command={moving}
      leave={requestsText.keep}
      onClose={onClose}
      act={{
        variant: move.tone === 'danger' ? 'danger' : 'primary',
        onPress: confirm,
        children: move.action,
      }}
    >
      {move.reason !== 'none' && (
        <TextAreaField
          ref={field}
          label={move.reason === 'required' ? requestsText.reason : requestsText.reasonOptional}
          description={requestsText.reasonSeenByDesk}
          isRequired={move.reason === 'required'}
          value={reason}
          onChange={setReason}
          errorMessage={wasTried ? complaint : undefined}
        />
      )}
    </ActDialog>
  )
}

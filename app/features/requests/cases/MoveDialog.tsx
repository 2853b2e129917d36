import { ActDialog } from '#app/forms/ActDialog.tsx'
import { requestsText } from '../requests.text.ts'
import type { OfferedMove } from './moves.ts'
import { ReasonField } from './ReasonField.tsx'
import { useReason } from './use-reason.ts'
import type { MoveCommand } from './use-request-move.ts'

type MoveDialogProps = {
  move: OfferedMove
  moving: Pick<MoveCommand, 'problem' | 'isPending'>
  onClose: () => void
  onConfirm: (reason: string) => void
}

/** Asks a person before a step in their own request, and for its reason where there is one to give. */
export function MoveDialog({ move, moving, onClose, onConfirm }: MoveDialogProps) {
  const { confirm, field } = useReason(move.reason, onConfirm)
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
      <ReasonField need={move.reason} field={field} description={requestsText.reasonSeenByDesk} />
    </ActDialog>
  )
}

import { Stack } from '@portal/design-system/Stack'
import type { ReplyScope } from '#app/canned-replies/canned-replies.queries.ts'
import { requestsText } from '../requests.text.ts'
import { DockedAct, type DockedButton } from './DockedAct.tsx'
import type { OfferedMove } from './moves.ts'
import { ReasonField } from './ReasonField.tsx'
import { useReason } from './use-reason.ts'
import type { MoveCommand } from './use-request-move.ts'

type MovePanelProps = {
  move: OfferedMove
  /** Effects of the step, in sentences with figures. */
  effects: readonly string[]
  /** The reasons that are usual for it; null: none are kept. */
  ready: ReplyScope | null
  moving: Pick<MoveCommand, 'problem' | 'isPending'>
  onClose: () => void
  onConfirm: (reason: string) => void
  /** Going on with the next case afterwards. */
  otherAct?: DockedButton | undefined
}

/** Asks before a step of the service desk, beside what it is about, and for its reason where there is one to give. */
export function MovePanel({ move, effects, ready, moving, onClose, onConfirm, otherAct }: MovePanelProps) {
  const { confirm, field } = useReason(move.reason, onConfirm)
  return (
    <DockedAct
      title={move.title}
      description={move.text}
      command={moving}
      onClose={onClose}
      act={{
        variant: move.tone === 'danger' ? 'danger' : 'primary',
        label: move.action,
        onAct: confirm,
      }}
      otherAct={otherAct}
    >
      {effects.length > 0 && (
        <Stack as="ul" gap="1">
          {effects.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Stack>
      )}
      <ReasonField need={move.reason} field={field} description={requestsText.reasonSeen} ready={ready} />
    </DockedAct>
  )
}

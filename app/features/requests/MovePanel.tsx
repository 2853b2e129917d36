import { Stack } from '@portal/design-system/Stack'
import { TextAreaField } from '@portal/design-system/TextAreaField'
import { useRef, useState } from 'react'
import { DockedAct, type DockedButton } from './DockedAct.tsx'
import type { OfferedMove } from './moves.ts'
import { reasonProblem } from './reason.ts'
import { requestsText } from './requests.text.ts'
import type { MoveCommand } from './use-request-move.ts'

type MovePanelProps = {
  move: OfferedMove
  /** What it does, in sentences with figures. */
  effects: readonly string[]
  moving: Pick<MoveCommand, 'problem' | 'isPending'>
  onClose: () => void
  onConfirm: (reason: string) => void
  /** Going on with the next case afterwards. */
  otherAct?: DockedButton | undefined
}

/** Asks before a step of the service desk, beside what it is about, and for its reason where there is one to give. */
export function MovePanel({ move, effects, moving, onClose, onConfirm, otherAct }: MovePanelProps) {
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
      {move.reason !== 'none' && (
        <TextAreaField
          ref={field}
          label={move.reason === 'required' ? requestsText.reason : requestsText.reasonOptional}
          description={requestsText.reasonSeen}
          isRequired={move.reason === 'required'}
          rows={3}
          value={reason}
          onChange={setReason}
          errorMessage={wasTried ? complaint : undefined}
        />
      )}
    </DockedAct>
  )
}

import { Button } from '@portal/design-system/Button'
import { useState } from 'react'
import type { RequestOnPage } from '../list/request-on-page.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { type OfferedMove, offeredMoves } from './moves.ts'
import type { MoveCommand, MoveOutcome } from './use-request-move.ts'

type MoveButtonsProps = {
  request: RequestOnPage
  moving: MoveCommand
  /** Called once the page shows the outcome. */
  onOutcome: (outcome: MoveOutcome) => void
}

/** A button for each step that a person may take in their own request, each behind a dialog that says what it does. */
export function MoveButtons({ request, moving, onOutcome }: MoveButtonsProps) {
  const [chosen, setChosen] = useState<OfferedMove | null>(null)
  const choose = (move: OfferedMove) => {
    moving.clear()
    setChosen(move)
  }
  const confirm = async ({ status }: OfferedMove, reason: string) => {
    const outcome = await moving.run({ status, reason })
    if (!outcome.ok && outcome.problem?.kind !== 'conflict') return
    if (outcome.ok) await outcome.reread
    setChosen(null)
    onOutcome(outcome)
  }
  return (
    <>
      {offeredMoves(request).map((offer) => (
        <Button key={offer.id} variant={offer.isMain ? 'primary' : 'secondary'} onPress={() => choose(offer)}>
          {offer.action}
        </Button>
      ))}
      {chosen && (
        <MoveDialog
          key={chosen.id}
          move={chosen}
          moving={moving}
          onClose={() => setChosen(null)}
          onConfirm={(reason) => void confirm(chosen, reason)}
        />
      )}
    </>
  )
}

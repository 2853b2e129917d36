import { useState } from 'react'
import { Button } from '#design-system/Button/Button.tsx'
import { Card } from '#design-system/Card/Card.tsx'
import { LinkButton } from '#design-system/LinkButton/LinkButton.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { correctionHref, type OfferedMove, offeredMoves } from './moves.ts'
import { moves as movesClass, note } from './requests.css.ts'
import type { RequestOnPage } from './requests.functions.ts'
import { requestsText } from './requests.text.ts'
import type { MoveOutcome, RequestMover } from './use-request-move.ts'

type RequestMovesProps = {
  request: RequestOnPage
  isAttendant: boolean
  mover: RequestMover
  onOutcome: (outcome: MoveOutcome) => void
}

/** The steps that the person may take now, each behind a dialog that says what it does. */
export function RequestMoves({ request, isAttendant, mover, onOutcome }: RequestMovesProps) {
  const [chosen, setChosen] = useState<OfferedMove | null>(null)
  const offered = offeredMoves(request, isAttendant)
  const correction = correctionHref(request, isAttendant)
  const isNothing = offered.length === 0 && correction === null
  if (isNothing && !isAttendant) return null
  return (
    <Card
      title={isAttendant ? requestsText.attendantMoves : requestsText.moves}
      tone={correction ? 'brand' : 'surface'}
    >
      {correction && <p className={note}>{requestsText.resubmitText}</p>}
      {isNothing && <p className={note}>{requestsText.noMovesAttendant}</p>}
      <div className={movesClass}>
        {correction && <LinkButton href={correction}>{requestsText.resubmit}</LinkButton>}
        {offered.map((offer) => (
          <Button
            key={offer.status}
            variant={offer.isMain ? 'primary' : 'secondary'}
            onPress={() => setChosen(offer)}
          >
            {offer.action}
          </Button>
        ))}
      </div>
      {chosen && (
        <MoveDialog
          key={chosen.status}
          move={chosen}
          isMoving={mover.isMoving}
          onClose={() => setChosen(null)}
          onConfirm={async (reason) => {
            const outcome = await mover.move({ status: chosen.status, reason })
            if (outcome.kind === 'refused' && outcome.problem.kind !== 'conflict') return outcome.problem
            setChosen(null)
            onOutcome(outcome)
            return null
          }}
        />
      )}
    </Card>
  )
}

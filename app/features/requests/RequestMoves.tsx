import { type ReactNode, useState } from 'react'
import { formatDate } from '#app/format/dates.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { Card } from '#design-system/Card/Card.tsx'
import { LinkButton } from '#design-system/LinkButton/LinkButton.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { correctionOf, type OfferedMove, offeredMoves } from './moves.ts'
import { moves as movesClass, note } from './requests.css.ts'
import type { RequestOnPage } from './requests.functions.ts'
import { requestsText } from './requests.text.ts'
import type { MoveOutcome, RequestMover } from './use-request-move.ts'

type RequestMovesProps = {
  request: RequestOnPage
  isAttendant: boolean
  mover: RequestMover
  /** The way to the chat about it, for who has to answer there. */
  ask: ReactNode
  onOutcome: (outcome: MoveOutcome) => void
}

/** The steps that the person may take now, each behind a dialog that says what it does. */
export function RequestMoves({ request, isAttendant, mover, ask, onOutcome }: RequestMovesProps) {
  const [chosen, setChosen] = useState<OfferedMove | null>(null)
  const offered = offeredMoves(request)
  const correction = correctionOf(request, isAttendant)
  const isNothing = offered.length === 0 && correction === null
  if (isNothing && !isAttendant) return null
  return (
    <Card
      title={isAttendant ? requestsText.attendantMoves : requestsText.moves}
      tone={correction ? 'brand' : 'surface'}
    >
      {correction && (
        <p className={note}>
          {correction === 'chat' ? requestsText.answerInChat : requestsText.resubmitText}
        </p>
      )}
      {isNothing && <p className={note}>{requestsText.noMovesAttendant}</p>}
      <div className={movesClass}>
        {correction === 'chat' && ask}
        {correction && correction !== 'chat' && (
          <LinkButton href={correction.href}>{requestsText.resubmit}</LinkButton>
        )}
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
      {!isAttendant && request.cancelavelAte && (
        <p className={note}>{requestsText.cancellableUntil(formatDate(request.cancelavelAte))}</p>
      )}
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

import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { LinkButton } from '@portal/design-system/LinkButton'
import { type ReactNode, useId, useState } from 'react'
import { formatDate } from '#app/format/dates.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { correctionOf, type OfferedMove, offeredMoves } from './moves.ts'
import { RefuseItemsDialog } from './RefuseItemsDialog.tsx'
import { ReturnDialog } from './ReturnDialog.tsx'
import type { RequestOnPage } from './request-on-page.ts'
import { checklistOf } from './request-stages.ts'
import { moves as movesClass, note } from './requests.css.ts'
import { requestsText } from './requests.text.ts'
import { stagesText } from './stages.text.ts'
import type { Move, MoveOutcome, RequestMover } from './use-request-move.ts'

type RequestMovesProps = {
  request: RequestOnPage
  isAttendant: boolean
  mover: RequestMover
  /** The way to the chat about it, for who has to answer there. */
  ask: ReactNode
  onOutcome: (outcome: MoveOutcome) => void
}

type MoveMore = Pick<Move, 'items' | 'corrections'>

/** The steps that the person may take now, each behind a dialog that says what it does. */
export function RequestMoves({ request, isAttendant, mover, ask, onOutcome }: RequestMovesProps) {
  const checksLeft = useId()
  const [chosen, setChosen] = useState<OfferedMove | null>(null)
  const offered = offeredMoves(request)
  const correction = correctionOf(request, isAttendant)
  // A re-registration is refused item by item; everything else with one reason.
  const { reRegistration } = request
  const { open } = checklistOf(request)
  const confirm = async (move: OfferedMove, reason: string, more: MoveMore = {}) => {
    const { status, stage } = move
    const outcome = await mover.move({ status, reason, ...(stage !== undefined && { stage }), ...more })
    if (outcome.kind === 'refused' && outcome.problem.kind !== 'conflict') return outcome.problem
    setChosen(null)
    onOutcome(outcome)
    return null
  }
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
            key={offer.id}
            isDisabled={offer.needsChecks && open > 0}
            aria-describedby={offer.needsChecks && open > 0 ? checksLeft : undefined}
            variant={offer.isMain ? 'primary' : 'secondary'}
            onPress={() => setChosen(offer)}
          >
            {offer.action}
          </Button>
        ))}
      </div>
      {open > 0 && offered.some(({ needsChecks }) => needsChecks) && (
        <p id={checksLeft} className={note}>
          {stagesText.checksLeft(open)}
        </p>
      )}
      {!isAttendant && request.cancelavelAte && (
        <p className={note}>{requestsText.cancellableUntil(formatDate(request.cancelavelAte))}</p>
      )}
      {chosen?.status === RequestStatus.returned && request.corrigiveis.length > 0 ? (
        <ReturnDialog
          move={chosen}
          correctable={request.corrigiveis}
          isMoving={mover.isMoving}
          onClose={() => setChosen(null)}
          onConfirm={(reason, corrections) => confirm(chosen, reason, { corrections })}
        />
      ) : chosen?.status === RequestStatus.refused && reRegistration ? (
        <RefuseItemsDialog
          items={reRegistration.items}
          isMoving={mover.isMoving}
          onClose={() => setChosen(null)}
          onConfirm={(items) => confirm(chosen, '', { items })}
        />
      ) : (
        chosen && (
          <MoveDialog
            key={chosen.id}
            move={chosen}
            isMoving={mover.isMoving}
            onClose={() => setChosen(null)}
            onConfirm={(reason) => confirm(chosen, reason)}
          />
        )
      )}
    </Card>
  )
}

import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { LinkButton } from '@portal/design-system/LinkButton'
import { Text } from '@portal/design-system/Text'
import { useId, useState } from 'react'
import { formatDate } from '#app/format/dates.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import { AskAboutRequest } from './AskAboutRequest.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { correctionOf, type OfferedMove, offeredMoves } from './moves.ts'
import { RefuseItemsDialog } from './RefuseItemsDialog.tsx'
import { ReturnDialog } from './ReturnDialog.tsx'
import type { RequestOnPage } from './request-on-page.ts'
import { checklistOf } from './request-stages.ts'
import { requestsText } from './requests.text.ts'
import { stagesText } from './stages.text.ts'
import type { Move, MoveCommand, MoveOutcome } from './use-request-move.ts'

type RequestMovesProps = {
  request: RequestOnPage
  isAttendant: boolean
  moving: MoveCommand
  /** What became of a move, once the page shows it. */
  onOutcome: (outcome: MoveOutcome) => void
}

type MoveMore = Pick<Move, 'items' | 'corrections'>

/** The steps that the person may take now, each behind a dialog that says what it does. */
export function RequestMoves({ request, isAttendant, moving, onOutcome }: RequestMovesProps) {
  const checksLeft = useId()
  const [chosen, setChosen] = useState<OfferedMove | null>(null)
  const offered = offeredMoves(request)
  const correction = correctionOf(request, isAttendant)
  // A re-registration is refused item by item; everything else with one reason.
  const { reRegistration } = request
  const { open } = checklistOf(request)
  const choose = (move: OfferedMove) => {
    moving.clear()
    setChosen(move)
  }
  const confirm = async (move: OfferedMove, reason: string, more: MoveMore = {}) => {
    const { status, stage } = move
    const outcome = await moving.run({ status, reason, ...(stage !== undefined && { stage }), ...more })
    if (!outcome.ok && outcome.problem?.kind !== 'conflict') return
    if (outcome.ok) await outcome.reread
    setChosen(null)
    onOutcome(outcome)
  }
  const isNothing = offered.length === 0 && correction === null
  if (isNothing && !isAttendant) return null
  return (
    <Card
      title={isAttendant ? requestsText.attendantMoves : requestsText.moves}
      tone={correction ? 'brand' : 'surface'}
    >
      {correction && (
        <Text tone="muted">
          {correction === 'chat' ? requestsText.answerInChat : requestsText.resubmitText}
        </Text>
      )}
      {isNothing && <Text tone="muted">{requestsText.noMovesAttendant}</Text>}
      <Cluster>
        {correction === 'chat' && <AskAboutRequest request={request} />}
        {correction && correction !== 'chat' && (
          <LinkButton href={correction.href}>{requestsText.resubmit}</LinkButton>
        )}
        {offered.map((offer) => (
          <Button
            key={offer.id}
            isDisabled={offer.needsChecks && open > 0}
            aria-describedby={offer.needsChecks && open > 0 ? checksLeft : undefined}
            variant={offer.isMain ? 'primary' : 'secondary'}
            onPress={() => choose(offer)}
          >
            {offer.action}
          </Button>
        ))}
      </Cluster>
      {open > 0 && offered.some(({ needsChecks }) => needsChecks) && (
        <Text id={checksLeft} tone="muted">
          {stagesText.checksLeft(open)}
        </Text>
      )}
      {!isAttendant && request.cancelavelAte && (
        <Text tone="muted">{requestsText.cancellableUntil(formatDate(request.cancelavelAte))}</Text>
      )}
      {chosen?.status === RequestStatus.returned && request.corrigiveis.length > 0 ? (
        <ReturnDialog
          move={chosen}
          correctable={request.corrigiveis}
          moving={moving}
          onClose={() => setChosen(null)}
          onConfirm={(reason, corrections) => void confirm(chosen, reason, { corrections })}
        />
      ) : chosen?.status === RequestStatus.refused && reRegistration ? (
        <RefuseItemsDialog
          items={reRegistration.items}
          moving={moving}
          onClose={() => setChosen(null)}
          onConfirm={(items) => void confirm(chosen, '', { items })}
        />
      ) : (
        chosen && (
          <MoveDialog
            key={chosen.id}
            move={chosen}
            moving={moving}
            onClose={() => setChosen(null)}
            onConfirm={(reason) => void confirm(chosen, reason)}
          />
        )
      )}
    </Card>
  )
}

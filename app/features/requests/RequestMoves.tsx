import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { LinkButton } from '@portal/design-system/LinkButton'
import { Text } from '@portal/design-system/Text'
import { useId, useState } from 'react'
import { RequestStatus } from '#domain/requests/request-status.ts'
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
  moving: MoveCommand
  /** What became of a move, once the page shows it. */
  onOutcome: (outcome: MoveOutcome) => void
}

type MoveMore = Pick<Move, 'items' | 'corrections'>

/** The steps that an attendant may take now. */
export function RequestMoves({ request, moving, onOutcome }: RequestMovesProps) {
  const checksLeft = useId()
  const offered = offeredMoves(request)
  const correction = correctionOf(request, true)
  const { open } = checklistOf(request)
  const waitsForChecks = open > 0 && offered.some(({ needsChecks }) => needsChecks)
  return (
    <Card title={requestsText.attendantMoves} tone={correction ? 'brand' : 'surface'}>
      {correction && <Text tone="muted">{requestsText.resubmitText}</Text>}
      {offered.length === 0 && correction === null && (
        <Text tone="muted">{requestsText.noMovesAttendant}</Text>
      )}
      <Cluster>
        {correction && correction !== 'chat' && (
          <LinkButton href={correction.href}>{requestsText.resubmit}</LinkButton>
        )}
        <MoveButtons
          request={request}
          isAttendant
          moving={moving}
          onOutcome={onOutcome}
          checksLeft={waitsForChecks ? checksLeft : undefined}
        />
      </Cluster>
      {waitsForChecks && (
        <Text id={checksLeft} tone="muted">
          {stagesText.checksLeft(open)}
        </Text>
      )}
    </Card>
  )
}

type MoveButtonsProps = RequestMovesProps & {
  isAttendant: boolean
  /** Id of the sentence that says what keeps some of them off; without it nothing does. */
  checksLeft?: string | undefined
}

/** A button for each step that somebody may take, each behind a dialog that says what it does. */
export function MoveButtons({ request, isAttendant, moving, onOutcome, checksLeft }: MoveButtonsProps) {
  const [chosen, setChosen] = useState<OfferedMove | null>(null)
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
  return (
    <>
      {offeredMoves(request).map((offer) => {
        const isOff = offer.needsChecks && checksLeft !== undefined
        return (
          <Button
            key={offer.id}
            isDisabled={isOff}
            aria-describedby={isOff ? checksLeft : undefined}
            variant={offer.isMain ? 'primary' : 'secondary'}
            onPress={() => choose(offer)}
          >
            {offer.action}
          </Button>
        )
      })}
      {chosen && (
        <ChosenMove
          request={request}
          isAttendant={isAttendant}
          move={chosen}
          moving={moving}
          onClose={() => setChosen(null)}
          onConfirm={(reason, more) => void confirm(chosen, reason, more)}
        />
      )}
    </>
  )
}

type ChosenMoveProps = Pick<MoveButtonsProps, 'request' | 'isAttendant' | 'moving'> & {
  move: OfferedMove
  onClose: () => void
  onConfirm: (reason: string, more?: MoveMore) => void
}

/** The dialog of a step. A re-registration is refused item by item; everything else with one reason. */
function ChosenMove({ request, isAttendant, move, onConfirm, ...dialog }: ChosenMoveProps) {
  const { corrigiveis, reRegistration } = request
  if (move.status === RequestStatus.returned && corrigiveis.length > 0) {
    return (
      <ReturnDialog
        {...dialog}
        move={move}
        correctable={corrigiveis}
        onConfirm={(reason, corrections) => onConfirm(reason, { corrections })}
      />
    )
  }
  if (move.status === RequestStatus.refused && reRegistration) {
    return (
      <RefuseItemsDialog
        {...dialog}
        items={reRegistration.items}
        onConfirm={(items) => onConfirm('', { items })}
      />
    )
  }
  return <MoveDialog {...dialog} key={move.id} move={move} isAttendant={isAttendant} onConfirm={onConfirm} />
}

import type { RequestCase } from '#contract/requests/cases.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import type { RequestOnPage } from '../list/request-on-page.ts'
import { reasonsFor } from './canned-reasons.ts'
import { casesText } from './cases.text.ts'
import { HandOverPanel } from './HandOverPanel.tsx'
import { MovePanel } from './MovePanel.tsx'
import { RefuseItemsPanel } from './RefuseItemsPanel.tsx'
import { ReturnPanel } from './ReturnPanel.tsx'
import { TakeOverPanel } from './TakeOverPanel.tsx'
import type { CaseActs, ChosenAct } from './use-case-acts.ts'
import type { CaseHolding } from './use-case-hold.ts'
import type { Move, MoveCommand } from './use-request-move.ts'
import type { Verdicts } from './use-verdicts.ts'

type CasePanelProps = {
  chosen: ChosenAct
  request: RequestOnPage
  desk: RequestCase
  acts: CaseActs
  verdicts: Verdicts
  moving: MoveCommand
  holding: CaseHolding
}

/** Panel of the chosen act. A re-registration is refused item by item; everything else with one reason. */
export function CasePanel({ chosen, request, desk, acts, verdicts, moving, holding }: CasePanelProps) {
  const { close } = acts
  if (chosen === 'hand-over') return <HandOverPanel request={request} onClose={close} />
  if (chosen === 'take-over')
    return <TakeOverPanel holder={desk.trava?.por.nome ?? ''} holding={holding} onClose={close} />
  const { move, expectedVersion, leadsOn } = chosen
  const confirm = (reason: string, more: Pick<Move, 'items' | 'corrections'> = {}, goesOn = false) =>
    acts.run(
      {
        status: move.status,
        reason,
        expectedVersion,
        ...(move.stage !== undefined && { stage: move.stage }),
        ...(move.takesFirst && { takesFirst: true }),
        ...more,
      },
      goesOn,
    )
  if (move.status === RequestStatus.returned && request.corrigiveis.length > 0)
    return (
      <ReturnPanel
        move={move}
        verdicts={verdicts}
        ready={reasonsFor(request.id, move.status)}
        moving={moving}
        onClose={close}
        onConfirm={(reason, corrections) => void confirm(reason, { corrections })}
      />
    )
  if (move.status === RequestStatus.refused && request.reRegistration)
    return (
      <RefuseItemsPanel
        verdicts={verdicts}
        moving={moving}
        onClose={close}
        onConfirm={(items) => void confirm('', { items })}
      />
    )
  const isGrant = move.status === RequestStatus.granted
  return (
    <MovePanel
      key={`${move.id}-${leadsOn}`}
      move={leadsOn ? { ...move, action: casesText.grantAndNext } : move}
      effects={isGrant ? (desk.deferimento?.efeitos ?? []) : []}
      ready={reasonsFor(request.id, move.status)}
      moving={moving}
      onClose={close}
      onConfirm={(reason) => void confirm(reason, {}, leadsOn)}
      otherAct={
        isGrant && !leadsOn
          ? { label: casesText.grantAndNext, onAct: () => void confirm('', {}, true) }
          : undefined
      }
    />
  )
}

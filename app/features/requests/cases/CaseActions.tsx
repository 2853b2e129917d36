import { ActionBar } from '@portal/design-system/ActionBar'
import { Button } from '@portal/design-system/Button'
import { IconButton } from '@portal/design-system/IconButton'
import { MoreIcon } from '@portal/design-system/icons'
import { LinkButton } from '@portal/design-system/LinkButton'
import { Menu } from '@portal/design-system/Menu'
import { Text } from '@portal/design-system/Text'
import { useId } from 'react'
import type { RequestCase } from '#contract/requests/cases.ts'
import type { RequestOnPage } from '../list/request-on-page.ts'
import { stagesText } from '../one-request/stages.text.ts'
import { requestsText } from '../requests.text.ts'
import { CasePanel } from './CasePanel.tsx'
import { casesText as text } from './cases.text.ts'
import { correctionOf } from './moves.ts'
import type { CaseActs } from './use-case-acts.ts'
import type { CaseHolding } from './use-case-hold.ts'
import type { MoveCommand } from './use-request-move.ts'
import type { Verdicts } from './use-verdicts.ts'

type CaseActionsProps = {
  request: RequestOnPage
  desk: RequestCase
  acts: CaseActs
  verdicts: Verdicts
  moving: MoveCommand
  holding: CaseHolding
}

/** Action bar of a case, always in sight. The panel of the chosen act takes its place. */
export function CaseActions(props: CaseActionsProps) {
  const { request, desk, acts } = props
  const checksLeft = useId()
  const correction = correctionOf(request, true)
  // Only what asks nothing is on its way without a panel.
  const isTaking = props.moving.isPending && acts.chosen === null
  return (
    <ActionBar
      label={text.actions}
      summary={<Standing {...props} checksId={checksLeft} />}
      panel={acts.chosen && <CasePanel {...props} chosen={acts.chosen} />}
    >
      {acts.isElsewhere && <Button onPress={acts.take}>{text.takeOver}</Button>}
      {acts.moves.map((move) => (
        <Button
          key={move.id}
          variant={move.isMain ? 'primary' : 'secondary'}
          isDisabled={acts.isOff(move) || (isTaking && !move.isMain)}
          aria-describedby={acts.isOff(move) ? checksLeft : undefined}
          isPending={isTaking && move.isMain}
          onPress={() => acts.choose(move)}
        >
          {move.action}
        </Button>
      ))}
      {correction && correction !== 'chat' && (
        <LinkButton href={correction.href} variant="secondary">
          {requestsText.resubmit}
        </LinkButton>
      )}
      <Button variant="quiet" onPress={() => void acts.goNext()}>
        {text.next}
      </Button>
      {desk.podeTransferir && !acts.isElsewhere && (
        <Menu
          label={text.more}
          placement="top end"
          trigger={<IconButton icon={MoreIcon} label={text.more} />}
          groups={[
            {
              id: 'hand-over',
              items: [{ id: 'colleague', label: text.handOver, onAction: acts.handOver }],
            },
          ]}
        />
      )}
    </ActionBar>
  )
}

/** With whom it is, and what is still to be looked at; or that there is nothing to do. */
function Standing({ request, desk, acts, checksId }: CaseActionsProps & { checksId: string }) {
  const { trava } = desk
  if (acts.moves.length === 0 && !acts.isElsewhere)
    return <Text tone="muted">{requestsText.noMovesAttendant}</Text>
  return (
    <>
      <Text variant="small" tone="muted">
        {request.status.nome}
        {' · '}
        {trava === null && text.standing.withNobody}
        {trava && (trava.minha ? text.standing.withYou : text.standing.withColleague(trava.por.nome))}
      </Text>
      {acts.openChecks > 0 && (
        <Text id={checksId} variant="small" tone="muted">
          {stagesText.checksLeft(acts.openChecks)}
        </Text>
      )}
    </>
  )
}

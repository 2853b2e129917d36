import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { LinkButton } from '@portal/design-system/LinkButton'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { DeadlineOnScreen } from '#app/format/DeadlineOnScreen.tsx'
import { dateText } from '#contract/value-text.ts'
import { MoveButtons } from '../cases/MoveButtons.tsx'
import { correctionOf } from '../cases/moves.ts'
import type { MoveCommand, MoveOutcome } from '../cases/use-request-move.ts'
import type { RequestOnPage } from '../list/request-on-page.ts'
import { quote } from '../requests.css.ts'
import { requestsText } from '../requests.text.ts'
import { DiscussRequest } from './DiscussRequest.tsx'
import { nowText as text } from './now.text.ts'
import { type RequestNow, requestNow } from './request-now.ts'

type RequestNowCardProps = {
  request: RequestOnPage
  moving: MoveCommand
  onOutcome: (outcome: MoveOutcome) => void
}

/**
 * The person's own request at a glance: present step, action needed and its deadline, and the steps they may take. What is needed of them
 * comes first, in the words of who asked for it, with the one thing to press; what else is to be known of it, and giving it up, below.
 */
export function RequestNowCard({ request, moving, onOutcome }: RequestNowCardProps) {
  const now = requestNow(request)
  const [first, ...others] = now.needsYou ? [undefined, ...now.sentences] : now.sentences
  const { refazer, cancelavelAte, movimentos } = request
  return (
    <Card
      title={now.title}
      tone={now.needsYou ? 'brand' : 'surface'}
      action={now.answerUntil && <DeadlineOnScreen date={now.answerUntil} />}
    >
      <Stack gap="4">
        {first && <p>{first}</p>}
        <Asked now={now} />
        {!request.answering && <CorrectionWay request={request} />}
        {others.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <Cluster>
          {refazer && <LinkButton href={refazer}>{text.again}</LinkButton>}
          <MoveButtons request={request} moving={moving} onOutcome={onOutcome} />
        </Cluster>
        {cancelavelAte && movimentos.length > 0 && (
          <Text tone="muted">{requestsText.cancellableUntil(dateText(cancelavelAte))}</Text>
        )}
      </Stack>
    </Card>
  )
}

/** The last words of the entity, and the fields to be corrected. */
function Asked({ now: { reason, asked } }: { now: RequestNow }) {
  return (
    <>
      {reason && (
        <div>
          <p>{text.wrote}</p>
          <blockquote className={quote}>{reason}</blockquote>
        </div>
      )}
      {asked.length > 0 && (
        <div>
          <p>{text.asked}</p>
          <ul>
            {asked.map(({ campo, nome, motivo }) => (
              <li key={campo}>{motivo === null ? nome : `${nome}: ${motivo}`}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

/** Where a returned request is corrected: in its form, or with the desk. */
function CorrectionWay({ request }: { request: RequestOnPage }) {
  const correction = correctionOf(request, false)
  if (correction === null) return null
  return (
    <Cluster>
      {correction === 'chat' ? (
        <DiscussRequest request={request} />
      ) : (
        <LinkButton href={correction.href}>{requestsText.resubmit}</LinkButton>
      )}
    </Cluster>
  )
}

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
import { requestNow } from './request-now.ts'

type RequestNowCardProps = {
  request: RequestOnPage
  moving: MoveCommand
  onOutcome: (outcome: MoveOutcome) => void
}

/** The person's own request at a glance: present step, action needed and its deadline, and the steps they may take. */
export function RequestNowCard({ request, moving, onOutcome }: RequestNowCardProps) {
  const { title, sentences, reason, asked, needsYou, answerUntil } = requestNow(request)
  const correction = request.answering ? null : correctionOf(request, false)
  const [first, ...others] = sentences
  const { refazer, cancelavelAte, movimentos } = request
  return (
    <Card
      title={title}
      tone={needsYou ? 'brand' : 'surface'}
      action={answerUntil && <DeadlineOnScreen date={answerUntil} />}
    >
      <Stack gap="4">
        {first && <p>{first}</p>}
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
        {others.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <Cluster>
          {correction === 'chat' && <DiscussRequest request={request} />}
          {correction && correction !== 'chat' && (
            <LinkButton href={correction.href}>{requestsText.resubmit}</LinkButton>
          )}
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

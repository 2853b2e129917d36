import { Banner } from '@portal/design-system/Banner'
import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { LinkButton } from '@portal/design-system/LinkButton'
import { Stack } from '@portal/design-system/Stack'
import { DeadlineOnScreen } from '#app/format/DeadlineOnScreen.tsx'
import { presumedOptionSentences } from '#contract/exits/exit-options.text.ts'
import { decisionDeadlineSentence, stoppedClockSentence } from '#contract/exits/exit-statement.text.ts'
import type { ExitClockOnWire } from '#contract/exits/exit-statement.ts'
import type { ExitStatementContent } from '#contract/exits/exit-statement-content.ts'
import { ContestStatement } from './ContestStatement.tsx'
import { exitStatementText as text } from './exit-statement.text.ts'

/** Days before the last one from which it is near. */
const NEAR = 5

type StatementClockProps = { clock: ExitClockOnWire; content: Pick<ExitStatementContent, 'presumida'> }

/**
 * Until when to choose and what happens without a choice, or that a contestation stopped the clock; nothing once the time is over.
 */
export function StatementClock({ clock, content: { presumida } }: StatementClockProps) {
  const { prazo, contestacao } = clock
  if (contestacao) {
    return (
      <Banner tone="info" title={text.contested}>
        <Stack gap="4">
          <p>{stoppedClockSentence(contestacao)}</p>
          <div>
            <LinkButton
              href={`/services/requests?idRequisicao=${contestacao.idRequisicao}`}
              variant="secondary"
            >
              {text.contest.follow}
            </LinkButton>
          </div>
        </Stack>
      </Banner>
    )
  }
  if (prazo === null) return null
  return (
    <Card>
      <Stack gap="4">
        <p>
          {decisionDeadlineSentence(prazo)} <DeadlineOnScreen date={prazo} near={NEAR} />
        </p>
        {presumida && <p>{presumedOptionSentences[presumida]}</p>}
        <Cluster>
          <LinkButton href="/saida">{text.choose}</LinkButton>
          <ContestStatement />
        </Cluster>
      </Stack>
    </Card>
  )
}

import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { LinkButton } from '@portal/design-system/LinkButton'
import { Stack } from '@portal/design-system/Stack'
import { DeadlineOnScreen } from '#app/format/DeadlineOnScreen.tsx'
import { presumedOptionSentences } from '#contract/exit-options.text.ts'
import { decisionDeadlineSentence } from '#contract/exit-statement.text.ts'
import type { ExitClockOnWire } from '#contract/exit-statement.ts'
import type { ExitStatementContent } from '#contract/exit-statement-content.ts'
import { exitStatementText as text } from './exit-statement.text.ts'

/** Days before the last one from which it is near. */
const NEAR = 5

type StatementClockProps = { clock: ExitClockOnWire; content: Pick<ExitStatementContent, 'presumida'> }

/** Until when to choose, and what happens without a choice; nothing once no time runs. */
export function StatementClock({ clock: { prazo }, content: { presumida } }: StatementClockProps) {
  if (prazo === null) return null
  return (
    <Card>
      <Stack gap="4">
        <p>
          {decisionDeadlineSentence(prazo)} <DeadlineOnScreen date={prazo} near={NEAR} />
        </p>
        {presumida && <p>{presumedOptionSentences[presumida]}</p>}
        <Cluster>
          <LinkButton href="/services#institutos-legais">{text.choose}</LinkButton>
        </Cluster>
      </Stack>
    </Card>
  )
}

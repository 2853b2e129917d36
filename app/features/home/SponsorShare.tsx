import { Card } from '@portal/design-system/Card'
import { LinkButton } from '@portal/design-system/LinkButton'
import { Meter } from '@portal/design-system/Meter'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { homeText } from './home.text.ts'
import { matchSentence, nextShareSentence, shareText } from './home-sentences.ts'
import type { PlanSummary } from './plan-summary.ts'

const { sponsor: text } = homeText

/** How much of the sponsor's part is already the person's, and what more it would put in. Nothing where neither is known. */
export function SponsorShare({ summary }: { summary: PlanSummary }) {
  const { parteAdquirida: share, contrapartida: match } = summary
  if (!share && !match) return null
  return (
    <Card title={text.heading}>
      <Stack gap="6">
        {share && (
          <Stack gap="2">
            <Meter label={text.yours} value={share.percentual} valueLabel={shareText(share)} />
            <Text variant="small" tone="muted">
              {nextShareSentence(share)}
            </Text>
          </Stack>
        )}
        {match && (
          <Stack gap="3" align="start">
            <p>{matchSentence(match)}</p>
            <LinkButton href="/services/alterar-contribuicao" variant="secondary" size="compact">
              {text.raise}
            </LinkButton>
          </Stack>
        )}
      </Stack>
    </Card>
  )
}

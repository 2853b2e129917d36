import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { CopyButton } from '@portal/design-system/CopyButton'
import { LinkButton } from '@portal/design-system/LinkButton'
import { Stack } from '@portal/design-system/Stack'
import { Stat } from '@portal/design-system/Stat'
import { Text } from '@portal/design-system/Text'
import type { SlipStanding } from '#contract/collection/slips.ts'
import { reaisText } from '#contract/value-text.ts'
import { SlipDeadline } from './SlipState.tsx'
import { chargesSentence, dueSentence } from './slip-sentences.ts'
import { slipsText } from './slips.text.ts'

/** An open payment: amount, deadline and the number to copy. `href` leads to all ways to pay it. */
export function SlipCard({ slip, title, href }: { slip: SlipStanding; title: string; href: string }) {
  const { valor, encargos, linhaFormatada } = slip
  return (
    <Card title={title} headingLevel={3} action={<SlipDeadline slip={slip} />}>
      <Stack>
        <Stat
          label={encargos ? slipsText.charges.total : dueSentence(slip)}
          value={reaisText(encargos?.total ?? valor)}
          detail={encargos && `${dueSentence(slip)}. ${chargesSentence(encargos, valor)}.`}
        />
        {linhaFormatada && (
          <div>
            <Text variant="small" tone="muted">
              {slipsText.line}
            </Text>
            <Text tone="strong" breaksAnywhere isSelectedWhole>
              {linhaFormatada}
            </Text>
          </div>
        )}
        <Cluster>
          <LinkButton href={href} size="compact" aria-label={`${slipsText.open}: ${title}`}>
            {slipsText.open}
          </LinkButton>
          {linhaFormatada && (
            <CopyButton text={linhaFormatada.replaceAll(/\D/g, '')} label={slipsText.copyLine} />
          )}
        </Cluster>
      </Stack>
    </Card>
  )
}

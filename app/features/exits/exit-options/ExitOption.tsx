import { Card } from '@portal/design-system/Card'
import { type Description, DescriptionList } from '@portal/design-system/DescriptionList'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { LinkButton } from '@portal/design-system/LinkButton'
import { Stack } from '@portal/design-system/Stack'
import { Stat } from '@portal/design-system/Stat'
import { Text } from '@portal/design-system/Text'
import type { ReactNode } from 'react'
import { closedOptionSentence } from '#contract/exits/exit-options.text.ts'
import { exitOptionsText } from './exit-options.text.ts'

export type ExitOptionProps = {
  title: string
  lead: string
  /** Its one figure. */
  figure: { label: string; value: string }
  facts: readonly (Description | false | null)[]
  /** Assumptions of the figures. */
  note?: ReactNode
  /** Why it is closed; null where it is open. */
  reason: string | null
  href: string
}

/** One option of who leaves: its figure, what it is made of, and the way to it, or why there is none. */
export function ExitOption({ title, lead, figure, facts, note, reason, href }: ExitOptionProps) {
  return (
    <Card title={title} headingLevel={3}>
      <Stack gap="4">
        <Text tone="muted">{lead}</Text>
        <Stat label={figure.label} value={figure.value} />
        <DescriptionList layout="rows" items={facts.filter((fact) => fact !== null)} />
        {note}
        {reason === null ? (
          <div>
            <LinkButton href={href} variant="secondary" aria-label={`${exitOptionsText.choose}: ${title}`}>
              {exitOptionsText.choose}
            </LinkButton>
          </div>
        ) : (
          <InlineMessage tone="warning">
            {exitOptionsText.closed}. {closedOptionSentence(reason)}
          </InlineMessage>
        )}
      </Stack>
    </Card>
  )
}

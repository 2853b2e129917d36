import { Card } from '@portal/design-system/Card'
import { LinkButton } from '@portal/design-system/LinkButton'
import { List } from '@portal/design-system/List'
import { closedOptionSentence } from '#contract/exits/exit-options.text.ts'
import type { ExitOptionsOnWire } from '#contract/exits/exit-options.ts'
import { waysOf } from './compared-options.ts'
import { exitOptionsText as text } from './exit-options.text.ts'

/** The way to each option, or why there is none. */
export function WaysOut({ options }: { options: ExitOptionsOnWire }) {
  return (
    <Card title={text.heading}>
      <List
        label={text.heading}
        items={waysOf(options).map(({ id, title, href, reason }) => ({
          id,
          title,
          text: reason === null ? text.inShort[id] : `${text.closed}. ${closedOptionSentence(reason)}`,
          action: reason === null && (
            <LinkButton
              href={href}
              size="compact"
              variant="secondary"
              aria-label={`${text.choose}: ${title}`}
            >
              {text.choose}
            </LinkButton>
          ),
        }))}
      />
    </Card>
  )
}

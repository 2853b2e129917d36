import { Banner } from '@portal/design-system/Banner'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { Stack } from '@portal/design-system/Stack'
import type { RequestCase } from '#contract/requests/cases.ts'
import { allOfText, timeText } from '#contract/value-text.ts'
import { casesText as text } from './cases.text.ts'

type CasePresenceProps = {
  desk: Pick<RequestCase, 'trava' | 'presentes' | 'outras'>
  /** Someone else's last act on the request; empty when there is none to announce. */
  news: string
}

/** Who else is at a request now, what they did with it, and whether it may be asked for twice. The region is there from the start. */
export function CasePresence({ desk: { trava, presentes, outras }, news }: CasePresenceProps) {
  const alike = outras.filter(({ igual }) => igual).length
  const others = presentes.filter(({ id }) => id !== trava?.por.id)
  return (
    <Stack gap="3">
      <div aria-live="polite">
        <Stack gap="3">
          {news !== '' && <Banner tone="info">{news}</Banner>}
          {trava && !trava.minha && (
            <Banner tone="warning" title={text.heldTitle(trava.por.nome)}>
              {text.heldText(timeText(trava.desde))}
            </Banner>
          )}
          {others.length > 0 && (
            <InlineMessage>{text.alsoOpen(allOfText(others.map(({ nome }) => nome)))}</InlineMessage>
          )}
        </Stack>
      </div>
      {alike > 0 && (
        <Banner tone="warning" title={text.alikeTitle}>
          {text.alike(alike)}
        </Banner>
      )}
    </Stack>
  )
}

import { Columns } from '@portal/design-system/Columns'
import { LinkCard } from '@portal/design-system/LinkCard'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { VisuallyHidden } from '@portal/design-system/VisuallyHidden'
import { numberText } from '#contract/value-text.ts'
import { type ServiceDeskSummary, urgentFigures } from './queue.ts'
import { serviceDeskText as text } from './service-desk.text.ts'

type QueueFiguresProps = {
  summary: ServiceDeskSummary
  /** Address of the requests that a filter finds. */
  hrefOf: (filter: Record<string, string>) => string
}

/** Urgent work: each figure links to exactly the requests it counts. */
export function QueueFigures({ summary, hrefOf }: QueueFiguresProps) {
  return (
    <Stack as="section" aria-labelledby="fila-agora">
      <Text as="h2" variant="subtitle" id="fila-agora">
        {text.today}
      </Text>
      <Columns as="ul" template="thirds" gap="4" align="stretch">
        {urgentFigures(summary).map(({ id, count, filter }) => (
          <li key={id}>
            <LinkCard
              href={hrefOf(filter)}
              title={
                <>
                  <VisuallyHidden>{text.openFigure(text.figures[id].label, count)}</VisuallyHidden>
                  <Text as="span" variant="heading" aria-hidden>
                    {numberText(count)}
                  </Text>
                </>
              }
              text={
                <Stack as="span" gap="1">
                  <Text as="span" variant="label" tone="strong" aria-hidden>
                    {text.figures[id].label}
                  </Text>
                  <span>{text.figures[id].detail}</span>
                </Stack>
              }
            />
          </li>
        ))}
      </Columns>
    </Stack>
  )
}

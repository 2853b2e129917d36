import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { LinkButton } from '@portal/design-system/LinkButton'
import { LinkCard } from '@portal/design-system/LinkCard'
import { Stack } from '@portal/design-system/Stack'
import { Stat } from '@portal/design-system/Stat'
import { Text } from '@portal/design-system/Text'
import { VisuallyHidden } from '@portal/design-system/VisuallyHidden'
import { numberText } from '#contract/value-text.ts'
import { pressing, type ServiceDeskSummary, type UrgentFigure } from './queue.ts'
import { serviceDeskText as text } from './service-desk.text.ts'

type QueueFiguresProps = {
  summary: ServiceDeskSummary
  /** Address of the requests that a filter finds. */
  hrefOf: (filter: Record<string, string>) => string
}

/** The figure that presses most, and under it those that come next: each figure leads to exactly the requests that it counts. */
export function QueueFigures({ summary, hrefOf }: QueueFiguresProps) {
  const { most, others } = pressing(summary)
  return (
    <Stack as="section" gap="4" aria-label={text.today}>
      <Card tone="brand">
        <Stack gap="4" align="start">
          <Stat
            size="hero"
            label={text.figures[most.id].label}
            value={numberText(most.count)}
            detail={text.figures[most.id].detail}
          />
          <LinkButton
            href={hrefOf(most.filter)}
            aria-label={text.openFigure(text.figures[most.id].label, most.count)}
          >
            {text.see}
          </LinkButton>
        </Stack>
      </Card>
      <Columns as="ul" minWidth="narrow" gap="4" align="stretch">
        {others.map((figure) => (
          <li key={figure.id}>
            <FigureCard {...figure} href={hrefOf(figure.filter)} />
          </li>
        ))}
      </Columns>
    </Stack>
  )
}

/** A figure that is a way to what it counts. */
export function FigureCard({ id, count, href }: Pick<UrgentFigure, 'id' | 'count'> & { href: string }) {
  const { label, detail } = text.figures[id]
  return (
    <LinkCard
      href={href}
      title={
        <>
          <VisuallyHidden>{text.openFigure(label, count)}</VisuallyHidden>
          <Text as="span" variant="heading" aria-hidden>
            {numberText(count)}
          </Text>
        </>
      }
      text={
        <Stack as="span" gap="1">
          <Text as="span" variant="label" tone="strong" aria-hidden>
            {label}
          </Text>
          <span>{detail}</span>
        </Stack>
      }
    />
  )
}

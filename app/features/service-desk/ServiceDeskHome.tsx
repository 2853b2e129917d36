import { AccordionItem } from '@portal/design-system/Accordion'
import { Card } from '@portal/design-system/Card'
import { EmptyState } from '@portal/design-system/EmptyState'
import { LinkButton } from '@portal/design-system/LinkButton'
import { usePreload } from '@portal/design-system/lazy'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Spinner } from '@portal/design-system/Spinner'
import { Stack } from '@portal/design-system/Stack'
import type { ReactNode } from 'react'
import { RequestTable } from '#app/features/request-engine/RequestTable.tsx'
import type { RequestItem } from '#contract/requests/requests.ts'
import { DeskFailures } from './DeskFailures.tsx'
import { lazyWeeklyVolumes } from './lazy-weekly-volumes.ts'
import { QueueByStatus } from './QueueByStatus.tsx'
import { FigureCard, QueueFigures } from './QueueFigures.tsx'
import { pressing, type ServiceDeskSummary, waitingForDecision } from './queue.ts'
import { serviceDeskText } from './service-desk.text.ts'

/** Where attendants work on requests. */
const CENTRE = '/request-management'

/** Address of the requests of a plan (0: of all), with other search parameters. */
function centre(idPlano: number, search: Record<string, string>): string {
  const wanted = new URLSearchParams({ ...(idPlano !== 0 && { idPlano: String(idPlano) }), ...search })
  return wanted.size === 0 ? CENTRE : `${CENTRE}?${wanted}`
}

type ServiceDeskHomeProps = {
  /** The plan whose queue it is; 0, the default: all plans. */
  idPlano?: number
  summary: ServiceDeskSummary
  newest: readonly RequestItem[]
  /** The person whom the attendant chose, above everything else. */
  person?: ReactNode
  /** Where people are looked for. */
  search?: ReactNode
}

/** The home of attendants: the figure that presses most, those that come next, people to look for, and on demand the newest requests and how the queue goes. */
export function ServiceDeskHome({ idPlano = 0, summary, newest, person, search }: ServiceDeskHomeProps) {
  usePreload(lazyWeeklyVolumes, 'idle')
  const { received } = pressing(summary)
  return (
    <>
      <PageHeader
        title={serviceDeskText.title}
        description={serviceDeskText.lead(waitingForDecision(summary))}
      />
      <Stack gap="6">
        <DeskFailures summary={summary} />
        {person}
        <QueueFigures summary={summary} hrefOf={(filter) => centre(idPlano, filter)} />
        {search}
        <AccordionItem title={serviceDeskText.newest} headingLevel={2}>
          <Newest requests={newest} href={centre(idPlano, {})} />
        </AccordionItem>
        <AccordionItem title={serviceDeskText.volume} headingLevel={2}>
          <Stack gap="6">
            <QueueByStatus
              summary={summary}
              hrefOf={(idStatus) => centre(idPlano, { idStatus: String(idStatus) })}
            />
            <FigureCard {...received} href={centre(idPlano, received.filter)} />
            <Card title={serviceDeskText.volumes.title} headingLevel={3}>
              <lazyWeeklyVolumes.Slot
                weeks={summary.semanas}
                meanwhile={<Spinner label={serviceDeskText.volumes.pending} />}
              />
            </Card>
          </Stack>
        </AccordionItem>
      </Stack>
    </>
  )
}

function Newest({ requests, href }: { requests: readonly RequestItem[]; href: string }) {
  if (requests.length === 0)
    return (
      <EmptyState title={serviceDeskText.none} headingLevel={3}>
        {serviceDeskText.noneText}
      </EmptyState>
    )
  return (
    <Stack gap="4" align="start">
      <RequestTable
        caption={serviceDeskText.newest}
        requests={requests}
        showsPeople
        hrefOf={(id) => `${CENTRE}?idRequisicao=${id}`}
      />
      <LinkButton href={href} variant="quiet" size="compact">
        {serviceDeskText.all}
      </LinkButton>
    </Stack>
  )
}

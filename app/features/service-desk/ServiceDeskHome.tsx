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
import { QueueFigures } from './QueueFigures.tsx'
import { type ServiceDeskSummary, waitingForDecision } from './queue.ts'
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

/** The queue in figures and its newest requests. */
export function ServiceDeskHome({ idPlano = 0, summary, newest, person, search }: ServiceDeskHomeProps) {
  usePreload(lazyWeeklyVolumes, 'idle')
  return (
    <>
      <PageHeader
        title={serviceDeskText.title}
        description={serviceDeskText.lead(waitingForDecision(summary))}
      />
      <Stack gap="6">
        <DeskFailures summary={summary} />
        {person}
        {search}
        <QueueFigures summary={summary} hrefOf={(filter) => centre(idPlano, filter)} />
        <QueueByStatus
          summary={summary}
          hrefOf={(idStatus) => centre(idPlano, { idStatus: String(idStatus) })}
        />
        <Card title={serviceDeskText.volumes.title}>
          <lazyWeeklyVolumes.Slot
            weeks={summary.semanas}
            meanwhile={<Spinner label={serviceDeskText.volumes.pending} />}
          />
        </Card>
        <Card
          title={serviceDeskText.newest}
          action={
            <LinkButton href={centre(idPlano, {})} variant="quiet" size="compact">
              {serviceDeskText.all}
            </LinkButton>
          }
        >
          {newest.length === 0 ? (
            <EmptyState title={serviceDeskText.none} headingLevel={3}>
              {serviceDeskText.noneText}
            </EmptyState>
          ) : (
            <RequestTable
              caption={serviceDeskText.newest}
              requests={newest}
              showsPeople
              hrefOf={(id) => `${CENTRE}?idRequisicao=${id}`}
            />
          )}
        </Card>
      </Stack>
    </>
  )
}

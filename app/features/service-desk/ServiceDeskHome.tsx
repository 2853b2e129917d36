import { Banner } from '@portal/design-system/Banner'
import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { EmptyState } from '@portal/design-system/EmptyState'
import { LinkButton } from '@portal/design-system/LinkButton'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import { Stat } from '@portal/design-system/Stat'
import { TextLink } from '@portal/design-system/TextLink'
import type { ReactNode } from 'react'
import { RequestTable } from '#app/features/service-request/RequestTable.tsx'
import type { RequestItem } from '#contract/requests.ts'
import { QueueByStatus } from './QueueByStatus.tsx'
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
  const { vencidas, recebidasHoje, emAnaliseComigo, emailsNaoEntregues } = summary
  return (
    <>
      <PageHeader
        title={serviceDeskText.title}
        description={serviceDeskText.lead(waitingForDecision(summary))}
      />
      <Stack gap="6">
        {emailsNaoEntregues > 0 && (
          <Banner tone="warning" title={serviceDeskText.undelivered(emailsNaoEntregues)}>
            <TextLink href="/settings/emails-enviados?estado=nao-entregues">
              {serviceDeskText.seeUndelivered}
            </TextLink>
          </Banner>
        )}
        {person}
        {search}
        <Card title={serviceDeskText.today}>
          <Columns minWidth="narrow">
            <Stat
              label={serviceDeskText.overdue}
              value={count(vencidas)}
              detail={serviceDeskText.overdueDetail}
            />
            <Stat
              label={serviceDeskText.receivedToday}
              value={count(recebidasHoje)}
              detail={serviceDeskText.receivedTodayDetail}
            />
            <Stat
              label={serviceDeskText.mine}
              value={count(emAnaliseComigo)}
              detail={serviceDeskText.mineDetail}
            />
          </Columns>
        </Card>
        <QueueByStatus
          summary={summary}
          hrefOf={(idStatus) => centre(idPlano, { idStatus: String(idStatus) })}
        />
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

function count(quantity: number): string {
  return quantity.toLocaleString('pt-BR')
}

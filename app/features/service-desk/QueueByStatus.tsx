import { useRenderLink } from '@portal/design-system/link'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { VisuallyHidden } from '@portal/design-system/VisuallyHidden'
import { RequestStatusTag } from '#app/features/service-request/RequestStatusTag.tsx'
import { queueByStatus, type ServiceDeskSummary } from './queue.ts'
import { statusCard, statusGrid } from './service-desk.css.ts'
import { serviceDeskText } from './service-desk.text.ts'

type QueueByStatusProps = {
  summary: ServiceDeskSummary
  /** Address of the requests of one status. */
  hrefOf: (idStatus: number) => string
}

/** How many requests stand in each status, each a way to them. */
export function QueueByStatus({ summary, hrefOf }: QueueByStatusProps) {
  const renderLink = useRenderLink()
  return (
    <Stack as="section" aria-labelledby="fila-por-status">
      <Text as="h2" variant="subtitle" id="fila-por-status">
        {serviceDeskText.byStatus}
      </Text>
      <ul className={statusGrid}>
        {queueByStatus(summary).map(({ status, quantidade }) => (
          <li key={status.id}>
            {renderLink({
              href: hrefOf(status.id),
              className: statusCard,
              children: (
                <>
                  <VisuallyHidden>{serviceDeskText.open(status.nome, quantidade)}</VisuallyHidden>
                  <Text as="span" variant="heading" aria-hidden>
                    {quantidade.toLocaleString('pt-BR')}
                  </Text>
                  <span aria-hidden>
                    <RequestStatusTag status={status} />
                  </span>
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </Stack>
  )
}

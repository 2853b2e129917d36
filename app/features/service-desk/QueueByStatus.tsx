import { Columns } from '@portal/design-system/Columns'
import { LinkCard } from '@portal/design-system/LinkCard'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { VisuallyHidden } from '@portal/design-system/VisuallyHidden'
import { RequestStatusTag } from '#app/features/request-engine/RequestStatusTag.tsx'
import { numberText } from '#contract/value-text.ts'
import { queueByStatus, type ServiceDeskSummary } from './queue.ts'
import { serviceDeskText } from './service-desk.text.ts'

type QueueByStatusProps = {
  summary: ServiceDeskSummary
  /** Address of the requests of one status. */
  hrefOf: (idStatus: number) => string
}

/** How many requests stand in each status, each a way to them. */
export function QueueByStatus({ summary, hrefOf }: QueueByStatusProps) {
  return (
    <Stack as="section" aria-labelledby="fila-por-status">
      <Text as="h3" variant="subtitle" id="fila-por-status">
        {serviceDeskText.byStatus}
      </Text>
      <Columns as="ul" template="thirds" gap="4" align="stretch">
        {queueByStatus(summary).map(({ status, quantidade }) => (
          <li key={status.id}>
            <LinkCard
              href={hrefOf(status.id)}
              title={
                <>
                  <VisuallyHidden>{serviceDeskText.open(status.nome, quantidade)}</VisuallyHidden>
                  <Text as="span" variant="heading" aria-hidden>
                    {numberText(quantidade)}
                  </Text>
                </>
              }
            >
              <span aria-hidden>
                <RequestStatusTag status={status} />
              </span>
            </LinkCard>
          </li>
        ))}
      </Columns>
    </Stack>
  )
}

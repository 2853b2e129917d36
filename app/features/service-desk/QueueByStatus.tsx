import { useRenderLink } from '@portal/design-system/link/render-link'
import { VisuallyHidden } from '@portal/design-system/VisuallyHidden'
import { RequestStatusTag } from '#app/features/service-request/RequestStatusTag.tsx'
import { queueByStatus, type ServiceDeskSummary } from './queue.ts'
import { amount, heading, section, statusCard, statusGrid } from './service-desk.css.ts'
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
    <section className={section} aria-labelledby="fila-por-status">
      <h2 id="fila-por-status" className={heading}>
        {serviceDeskText.byStatus}
      </h2>
      <ul className={statusGrid}>
        {queueByStatus(summary).map(({ status, quantidade }) => (
          <li key={status.id}>
            {renderLink({
              href: hrefOf(status.id),
              className: statusCard,
              children: (
                <>
                  <VisuallyHidden>{serviceDeskText.open(status.nome, quantidade)}</VisuallyHidden>
                  <span aria-hidden className={amount}>
                    {quantidade.toLocaleString('pt-BR')}
                  </span>
                  <span aria-hidden>
                    <RequestStatusTag status={status} />
                  </span>
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}

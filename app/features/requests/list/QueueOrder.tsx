import { requestOrders } from '#contract/requests/request-queue.ts'
import { shortField } from '../requests.css.ts'
import type { RequestFilters } from '../requests.search.ts'
import { ListFilter } from './ListFilter.tsx'
import { queueText as text } from './queue.text.ts'

type QueueOrderProps = {
  /** Absent: what is due first. */
  order: RequestFilters['ordem']
  clearings: number
  onOrder: (order: RequestFilters['ordem']) => void
}

/** The order that the list comes in. */
export function QueueOrder({ order, clearings, onOrder }: QueueOrderProps) {
  return (
    <div className={shortField}>
      <ListFilter
        name="ordem"
        label={text.order}
        options={(['prazo', 'recentes', 'antigas'] as const).map((id) => ({ id, nome: text.orders[id] }))}
        applied={order ?? 'prazo'}
        clearings={clearings}
        onApply={(id) => onOrder(requestOrders.find((known) => known === id && known !== 'prazo'))}
      />
    </div>
  )
}

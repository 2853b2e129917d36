import { Button } from '@portal/design-system/Button'
import { usePreload } from '@portal/design-system/lazy'
import { TabLinks } from '@portal/design-system/TabLinks'
import { useState } from 'react'
import { renderInPlace } from '#app/navigation/PortalLink.tsx'
import { viewsLine } from '../requests.css.ts'
import { type RequestFilters, requestsSearchDefaults } from '../requests.search.ts'
import { lazyViewDialogs } from './lazy-view-dialogs.ts'
import { queueText as text } from './queue.text.ts'
import { type QueueView, viewAt } from './queue-views.ts'
import { isFiltered } from './request-filters.ts'
import type { RequestsAddress } from './use-requests-address.ts'

type QueueViewsProps = {
  views: readonly QueueView[]
  filters: RequestFilters
  hrefOf: RequestsAddress['hrefOf']
}

/** The views of the queue, each with its address; what is on screen is kept as another one, or one's own is removed. */
export function QueueViews({ views, filters, hrefOf }: QueueViewsProps) {
  const [asks, setAsks] = useState<'save' | 'remove' | null>(null)
  usePreload(lazyViewDialogs, 'touched')
  const current = viewAt(views, filters)
  const ask = (what: 'save' | 'remove') => {
    void lazyViewDialogs.load()
    setAsks(what)
  }
  const { idPessoa, ordem } = filters
  // A view is of a kind of work, not of a person.
  const mayKeep = current === null && idPessoa === undefined && (isFiltered(filters) || ordem !== undefined)
  return (
    <div className={viewsLine}>
      <TabLinks
        label={text.views}
        current={current?.id ?? ''}
        renderLink={renderInPlace}
        tabs={views.map(({ id, label, filters: of }) => ({
          id,
          label,
          href: hrefOf({ ...requestsSearchDefaults, ...of }),
        }))}
      />
      {mayKeep && (
        <Button variant="quiet" size="compact" onPress={() => ask('save')}>
          {text.save}
        </Button>
      )}
      {current?.own !== undefined && (
        <Button variant="quiet" size="compact" onPress={() => ask('remove')}>
          {text.remove}
        </Button>
      )}
      {asks && (
        <lazyViewDialogs.Slot asks={asks} filters={filters} view={current} onClose={() => setAsks(null)} />
      )}
    </div>
  )
}

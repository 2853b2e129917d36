import type { GridSelection } from '@portal/design-system/DataGrid'
import { useMemo, useState } from 'react'
import type { RequestItem } from '#contract/requests/requests.ts'
import { queueText } from '../list/queue.text.ts'

export type ChosenRequests = {
  /** Those that are in sight: what left the page is chosen no more. */
  requests: RequestItem[]
  selection: GridSelection<RequestItem>
  toggle: (request: RequestItem) => void
  clear: () => void
}

/** Which lines of a page are chosen. `page` names what is listed: with another one nothing is chosen. */
export function useChosenRequests(listed: readonly RequestItem[], page: string): ChosenRequests {
  const [chosen, setChosen] = useState<{ page: string; ids: ReadonlySet<number> }>({ page, ids: new Set() })
  const selected = useMemo(() => (chosen.page === page ? chosen.ids : new Set<number>()), [chosen, page])
  const selection = useMemo<GridSelection<RequestItem>>(
    () => ({
      selected,
      onChange: (ids) => setChosen({ page, ids }),
      nameOf: ({ protocolo }) => queueText.selectName(protocolo),
    }),
    [selected, page],
  )
  return {
    requests: listed.filter(({ id }) => selected.has(id)),
    selection,
    toggle: ({ id }) => {
      const ids = new Set(selected)
      if (!ids.delete(id)) ids.add(id)
      setChosen({ page, ids })
    },
    clear: () => setChosen({ page, ids: new Set() }),
  }
}

import type { RowFocus } from '@portal/design-system/DataGrid'
import type { CallAnswer } from '#contract/call-types.ts'
import type { RequestItem, retornarSolicitacoes } from '#contract/requests/requests.ts'
import type { RequestsSearch } from '../requests.search.ts'
import type { DeskKeyHandlers } from './use-desk-keys.ts'

type QueueKeys = {
  rows: RowFocus
  list: CallAnswer<typeof retornarSolicitacoes>
  search: RequestsSearch
  /** Turns to another page. */
  turnTo: (page: number) => void
  onTake: (request: RequestItem) => void
  /** Chooses a request, or takes it out of the choice. */
  onSelect: (request: RequestItem) => void
  /** Undoes what was just asked for. */
  undo: () => void
}

/** Key handlers of the queue. Past its last row the next page opens; before the first, the previous one. */
export function queueKeys({
  rows,
  list,
  search,
  turnTo,
  onTake,
  onSelect,
  undo,
}: QueueKeys): DeskKeyHandlers {
  const current = () => list.requisicoes.find(({ id }) => id === rows.current())
  const { page } = search
  return {
    next: () => {
      if (!rows.move(1) && page + 1 < list.totalPage) turnTo(page + 1)
    },
    previous: () => {
      if (!rows.move(-1) && page > 0) turnTo(page - 1)
    },
    open: rows.open,
    select: () => {
      const request = current()
      if (request) onSelect(request)
    },
    undo,
    take: () => {
      const request = current()
      if (request) onTake(request)
    },
    search: () => document.querySelector<HTMLInputElement>('input[name="palavraChave"]')?.focus(),
  }
}

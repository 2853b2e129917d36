import type { RequestView } from '#contract/requests/request-views.ts'
import { type RequestFilters, requestsSearchDefaults } from '../requests.search.ts'
import { queueText as text } from './queue.text.ts'
import { filtersOf } from './request-filters.ts'

/** Filters under a name. `own`: the number under which the attendant keeps it. */
export type QueueView = { id: string; label: string; filters: RequestFilters; own?: number }

const nothing = filtersOf(requestsSearchDefaults)

/** Views everyone has; not stored. */
const builtIn: readonly QueueView[] = [
  { id: 'todas', label: text.all, filters: nothing },
  { id: 'minhas', label: text.mine, filters: { ...nothing, responsavel: 'eu' } },
  { id: 'sem-responsavel', label: text.free, filters: { ...nothing, responsavel: 'ninguem' } },
  { id: 'vencidas', label: text.overdue, filters: { ...nothing, prazo: 'vencido' } },
  {
    id: 'aguardando-participante',
    label: text.waitsForParticipant,
    filters: { ...nothing, aguarda: 'participante' },
  },
]

/** The views of an attendant: those that everybody has, then their own. */
export function queueViews(own: readonly RequestView[]): QueueView[] {
  return [
    ...builtIn,
    ...own.map(({ id, nome, filtros }) => ({
      id: `visao-${id}`,
      label: nome,
      filters: filtersOf({ ...nothing, ...filtros }),
      own: id,
    })),
  ]
}

/** The view that an address shows; null: none that has a name. */
export function viewAt(views: readonly QueueView[], filters: RequestFilters): QueueView | null {
  const names = (of: RequestFilters) => JSON.stringify(filtersOf(of))
  return views.find((view) => names(view.filters) === names(filters)) ?? null
}

/** Filters to store in a view: those set, without the person, since a view selects a kind of work. */
export function filtersToKeep(filters: RequestFilters): RequestView['filtros'] {
  const { idPessoa: _, ...kept } = filtersOf(filters)
  return Object.fromEntries(
    Object.entries(kept).filter(([name, value]) => value !== (nothing as Record<string, unknown>)[name]),
  )
}

import { categoryNames } from '#contract/life-cycle/category-names.ts'
import { linkSituationNames } from '#contract/life-cycle/link-situation-names.ts'
import { attendantLevelNames } from '#contract/service-desk/attendant-levels.ts'

/** Names of the product's fixed lists, as people read them; those of one subject stand there. Unknown numbers get a name too, so that a list never breaks. */
type Named = { id: number; nome: string }

const REQUEST_STATUSES = [
  'Recebida',
  'Em análise',
  'Devolvida para correção',
  'Aguardando terceiros',
  'Deferida',
  'Indeferida',
  'Cancelada',
  'Concluída',
  'Expirada',
]

const PERSON_STATUSES = ['Importado', 'Em andamento', 'Pendente', 'Indeferido', 'Deferido', 'Exportado']

const NOTIFICATION_TYPES = ['Conversa', 'Solicitação', 'Aviso']

/** Names the numbers of a list, which count from 1. */
export const namer =
  (names: readonly string[]) =>
  (id: number): Named => ({ id, nome: names[id - 1] ?? `Nº ${id}` })

export const categoryNamed = namer(categoryNames)
export const situationNamed = namer(linkSituationNames)
export const requestStatusNamed = namer(REQUEST_STATUSES)
export const attendantLevelNamed = namer(Object.values(attendantLevelNames))
export const personStatusNamed = namer(PERSON_STATUSES)
export const notificationTypeNamed = namer(NOTIFICATION_TYPES)

/** The nine request statuses, sorted by name. */
export function requestStatusesByName(): Named[] {
  return REQUEST_STATUSES.map((_, index) => requestStatusNamed(index + 1)).toSorted((one, other) =>
    one.nome.localeCompare(other.nome, 'pt-BR'),
  )
}

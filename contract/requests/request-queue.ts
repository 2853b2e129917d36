/* Orders and filters of lists of requests, without the schema library: addresses are read by it too. */

/** Orders of a list of requests: newest first, oldest first, or what is promised soonest. */
export const requestOrders = ['recentes', 'antigas', 'prazo'] as const
export type RequestOrder = (typeof requestOrders)[number]

/** Filters of the service desk's queue: who has it, how near its date is, and whose turn it is. */
export const queueFilters = {
  responsavel: ['eu', 'ninguem'],
  prazo: ['vencido', 'atencao'],
  aguarda: ['atendimento', 'participante', 'terceiro'],
} as const

/** Rows that a page of the request centre may have; the first is what nobody chose. */
export const rowsPerPage = [5, 25, 50] as const
export type RowsPerPage = (typeof rowsPerPage)[number]

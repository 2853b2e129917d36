import { participantQuery } from '#app/session/server-functions.ts'
import { retornarFornecedores } from '#contract/publications/suppliers.ts'

/** Who works for the chosen plan today. */
export const currentSuppliers = participantQuery.handler(({ context }) => context.own(retornarFornecedores))

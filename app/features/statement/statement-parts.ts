import type { StatementPosition } from '#contract/statement/statement.ts'

/** Parts of the page beside its summary, as the address spells them; the first one is what it opens with. */
export const statementParts = ['movimentos', 'saldo', 'rentabilidade'] as const
export type StatementPart = (typeof statementParts)[number]

/** Where a link stands, without what only one part of the page draws. */
export type StatementSummary = Omit<StatementPosition, 'evolucao' | 'lotes' | 'rentabilidades'>
/** How the balance came to be, and of which ages it is. */
export type BalanceHistory = Pick<StatementPosition, 'evolucao' | 'lotes'>
/** How every profile did, and which one is the person's. */
export type StatementReturns = Pick<StatementPosition, 'rentabilidades' | 'perfil'>

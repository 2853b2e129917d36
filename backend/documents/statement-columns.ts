import { movementName, statementAccountNames } from '#contract/statement/statement.text.ts'
import type { StatementLineOnWire } from '#contract/statement/statement.ts'

/** A column: a text, a day, a month of reference, reais, or quotas with eight decimals. */
export type StatementColumn = { title: string; width: number } & (
  | { kind: 'text' | 'day' | 'month'; read: (line: StatementLineOnWire) => string }
  | { kind: 'reais' | 'quotas'; read: (line: StatementLineOnWire) => number }
)

export const STATEMENT_COLUMNS: readonly StatementColumn[] = [
  { title: 'Data do crédito', width: 16, kind: 'day', read: ({ dataCredito }) => dataCredito },
  { title: 'Competência', width: 12, kind: 'month', read: ({ competencia }) => competencia },
  { title: 'Tipo', width: 8, kind: 'text', read: ({ tipo }) => tipo },
  { title: 'Movimento', width: 32, kind: 'text', read: movementName },
  { title: 'Conta', width: 28, kind: 'text', read: ({ conta }) => statementAccountNames[conta] },
  { title: 'Perfil', width: 20, kind: 'text', read: ({ perfil }) => perfil },
  { title: 'Valor (R$)', width: 14, kind: 'reais', read: ({ valor }) => valor },
  { title: 'Valor da cota', width: 16, kind: 'quotas', read: ({ valorCota }) => valorCota },
  { title: 'Cotas', width: 18, kind: 'quotas', read: ({ cotas }) => cotas },
  { title: 'Cotas acumuladas', width: 20, kind: 'quotas', read: ({ cotasAcumuladas }) => cotasAcumuladas },
  { title: 'Saldo (R$)', width: 16, kind: 'reais', read: ({ saldo }) => saldo },
]

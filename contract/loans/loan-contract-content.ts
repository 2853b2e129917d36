import * as v from 'valibot'
import { loanCollection } from './loan-collection.ts'
import { loanSystemWords } from './wire-words.ts'

const day = v.string()

/**
 * Content of a loan's contract, kept for good: additions must be optional, and a change of an existing part is a new `formato`. Money in
 * reais, `taxaMensal` and `cet` in points (a month as decimal text, a year), the instalments as they were contracted. `clausulas`: the
 * sentences that were agreed to, as they read on that day.
 */
export const loanContractContent = v.object({
  formato: v.literal(1),
  entidade: v.object({ nome: v.string(), cnpj: v.string() }),
  plano: v.string(),
  nome: v.string(),
  matricula: v.string(),
  valor: v.number(),
  sistema: v.picklist(loanSystemWords.codes),
  taxaMensal: v.string(),
  parcelas: v.number(),
  liberadoEm: day,
  iof: v.number(),
  taxaQuitacao: v.number(),
  /** The loan that it settles; null for none. */
  quita: v.nullable(v.object({ valor: v.number(), liberadoEm: day, total: v.number() })),
  liquido: v.number(),
  /** Null where it can't be told. */
  cet: v.nullable(v.number()),
  cobranca: loanCollection,
  /** Bank, agency and account into which it is paid; null where none was on record. */
  conta: v.nullable(v.string()),
  cronograma: v.array(
    v.object({
      numero: v.number(),
      vencimento: day,
      juros: v.number(),
      amortizacao: v.number(),
      valor: v.number(),
      saldo: v.number(),
    }),
  ),
  clausulas: v.array(v.string()),
  /** How it was agreed to: the request, the instant at which it was sent last, and the code of what was sent. */
  aceite: v.object({ protocolo: v.string(), em: v.string(), codigo: v.string() }),
})
export type LoanContractContent = v.InferOutput<typeof loanContractContent>

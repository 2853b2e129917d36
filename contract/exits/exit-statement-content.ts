import * as v from 'valibot'
import { wordOf } from '../formats.ts'
import { statementAccounts } from '../statement/statement-codes.ts'
import { afterReturn, yearOfReturn } from '../taxes/both-regimes.ts'
import { regimeWords } from '../taxes/wire-words.ts'
import { deferredEstimate } from './deferred-estimate.ts'

const reason = v.nullable(v.string())
const day = v.string()

/** Tax that one regime withholds from a redemption, reais. */
const withheld = v.object({ imposto: v.number(), liquido: v.number() })

/** Statements of before told only what is withheld, which is an advance. */
const progressive = v.object({ ...withheld.entries, final: v.optional(afterReturn) })

/**
 * An exit statement as it was delivered, kept for good: what is added later must be optional, and a change of what is there is a new
 * `formato`. Money in reais, percentages in points, quotas and their values as decimal text. `motivo`: code of the condition that closes an
 * option, null where it is open. `calculadoEm`: day whose newest quotas valued it. `mesesPlano`: completed months in the plan by then.
 */
export const exitStatementContent = v.object({
  formato: v.literal(1),
  entidade: v.string(),
  nome: v.string(),
  plano: v.string(),
  matricula: v.string(),
  /** Null where the sponsor never told it. */
  admissao: v.nullable(day),
  adesao: day,
  desligamento: day,
  comunicadoEm: day,
  calculadoEm: day,
  mesesPlano: v.number(),
  cotas: v.array(v.object({ perfil: v.string(), data: day, valor: v.string() })),
  contas: v.array(
    v.object({
      conta: v.picklist(Object.values(statementAccounts)),
      perfil: v.string(),
      cotas: v.string(),
      valor: v.number(),
    }),
  ),
  saldo: v.object({ proprio: v.number(), patrocinadora: v.number(), portado: v.number(), total: v.number() }),
  regime: v.nullable(wordOf(regimeWords)),
  resgate: v.object({
    motivo: reason,
    bruto: v.number(),
    percentualPatrocinadora: v.number(),
    patrocinadora: v.number(),
    perde: v.number(),
    /** Ported sums that have to wait. */
    aguarda: v.number(),
    progressivo: progressive,
    regressivo: withheld,
    ano: v.optional(yearOfReturn),
  }),
  portabilidade: v.object({ motivo: reason, valor: v.number() }),
  bpd: v.object({
    motivo: reason,
    saldo: v.number(),
    taxaMensal: v.number(),
    aposentadoriaEm: v.nullable(day),
    estimativa: deferredEstimate,
  }),
  autopatrocinio: v.object({
    motivo: reason,
    /** Null where no salary is on record. */
    total: v.nullable(v.number()),
    primeiroVencimento: day,
  }),
  /** Sum that pays off the loan on that day; 0 for none. */
  emprestimo: v.number(),
  /** Presumed option of those who choose nothing; null where nothing is presumed. */
  presumida: v.nullable(v.picklist(['bpd', 'resgate'])),
  diasOpcao: v.number(),
  contatos: v.array(
    v.object({ nome: v.string(), telefone: v.string(), email: v.string(), horario: v.string() }),
  ),
})
export type ExitStatementContent = v.InferOutput<typeof exitStatementContent>

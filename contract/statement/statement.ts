import * as v from 'valibot'
import { defineLinkReading } from '../define-call.ts'
import { boundedText, competence, id, idText } from '../formats.ts'
import { regimeWords } from '../taxes/wire-words.ts'
import { statementAccounts, statementPeriods, statementTypes } from './statement-codes.ts'
import { statementFigures, statementFormulas, statementParts } from './statement-figures.ts'

const money = v.number()
const day = v.string()
/** Percentage points with four decimals. */
const points = v.number()
const type = v.picklist(Object.values(statementTypes))
const account = v.picklist(Object.values(statementAccounts))

/** How a figure was reached. `valor` and `resultado` are reais, quotas, points or unit values, as the code says. */
const explainedFigure = v.object({
  figura: v.picklist([...Object.values(statementFigures), 'rentabilidade-12-meses']),
  formula: v.picklist(Object.values(statementFormulas)),
  partes: v.array(
    v.object({
      codigo: v.picklist(Object.values(statementParts)),
      valor: v.number(),
      conta: v.nullable(account),
      data: v.nullable(day),
    }),
  ),
  resultado: v.number(),
  /** Day of the unit value used; null where none is. */
  dataCota: v.nullable(day),
  /** When the figure changes next: day of the quota, and first day on which it can be shown; null for what never does. */
  proxima: v.nullable(v.object({ dataCota: day, disponivelEm: day })),
})
export type ExplainedFigureOnWire = v.InferOutput<typeof explainedFigure>

/** Reais accumulated since the first movement, at a quota date. */
const evolutionPoint = v.object({
  competencia: competence,
  contribuido: money,
  retirado: money,
  saldo: money,
  rendimento: money,
})

const profile = v.object({ id, nome: v.string() })

/** Where a plan link stands: whose it is, what it is worth, how it got there. */
const statementPosition = v.object({
  pessoa: v.object({ nome: v.string(), cpf: v.string() }),
  plano: v.object({ id, nome: v.string() }),
  matricula: v.string(),
  dataAdesao: day,
  /** Completed months in the plan. */
  mesesNoPlano: v.number(),
  regimeTributario: v.picklist([...regimeWords.words, 'nao-escolhido']),
  perfil: profile,
  /** Newest quota of the profile; null while none was published. */
  cota: v.nullable(v.object({ valor: v.number(), data: day })),
  /** Balance and its parts, contributed, return: each with its explanation. Empty while there is no quota. */
  figuras: v.array(explainedFigure),
  /** At month ends; for more than five years, at the ends of years and at the newest quota. */
  evolucao: v.array(evolutionPoint),
  /** Paid contributions on their way into the balance, oldest first: the first quota from `creditoEm` on prices them. Reais. */
  aCreditar: v.array(
    v.object({ idContribuicao: id, competencia: competence, valor: money, pagaEm: day, creditoEm: day }),
  ),
  /** In the regressive regime: what is left of the contributions, oldest paid out first, by the rate of their age today. Null otherwise. */
  lotes: v.nullable(v.array(v.object({ aliquota: points, cotas: v.number(), valor: money }))),
  /** Returns of all profiles, newest month first; null where a profile has no quota. */
  rentabilidades: v.object({
    perfis: v.array(profile),
    meses: v.array(
      v.object({
        competencia: competence,
        perfis: v.array(
          v.object({
            idPerfil: id,
            mes: v.nullable(points),
            ano: v.nullable(points),
            dozeMeses: v.nullable(points),
            /** Since the oldest of these months, this one included. */
            acumulado: v.nullable(points),
          }),
        ),
      }),
    ),
  }),
  /** Filters of the lines: only values that occur. */
  opcoes: v.object({
    contas: v.array(account),
    tipos: v.array(type),
    perfis: v.array(profile),
    /** Months of the first and of the newest credit; null without any. */
    primeiroMes: v.nullable(competence),
    ultimoMes: v.nullable(competence),
  }),
})
export type StatementPosition = v.InferOutput<typeof statementPosition>

/** Worth of quotas in reais, and the newest day whose unit value was used; null where nothing was held yet. */
const balanceOnDay = v.object({ valor: money, dataCota: v.nullable(day) })

/** A movement: reais, and quotas with eight decimals. */
const statementLine = v.object({
  id,
  dataCredito: day,
  competencia: competence,
  tipo: type,
  conta: account,
  perfil: v.string(),
  valor: money,
  valorCota: v.number(),
  cotas: v.number(),
  cotasAcumuladas: v.number(),
  saldo: money,
  /** How its quotas, or its amount, and its balance were reached. Empty for what holds no quotas, and in files. */
  figuras: v.array(explainedFigure),
})
export type StatementLineOnWire = v.InferOutput<typeof statementLine>

/** Lines of a page and what all lines of the filter come to, in reais. */
const statementLinesAnswer = v.object({
  /** Months that were applied, by the month of credit; null leaves the side open. */
  periodo: v.object({ de: v.nullable(competence), ate: v.nullable(competence) }),
  totalLinhas: v.number(),
  /** Counted from 0. */
  pagina: v.number(),
  totalPaginas: v.number(),
  linhas: v.array(statementLine),
  totais: v.object({
    porTipo: v.array(v.object({ tipo: type, linhas: v.number(), valor: money, cotas: v.number() })),
    contribuido: money,
    retirado: money,
    /** Paid into the collective accounts: administration and risk. */
    coletivas: money,
  }),
  /** Balances at the two ends of the period, in the accounts and profiles of the filter, whatever its types. */
  saldos: v.object({ inicial: balanceOnDay, final: balanceOnDay }),
  /** Return of the period in the link's profile. */
  figuras: v.array(explainedFigure),
})
export type StatementLinesAnswer = v.InferOutput<typeof statementLinesAnswer>

const filters = {
  /** Counts from this month backwards. Left out where `de` or `ate` are given. */
  periodo: v.optional(v.picklist(Object.values(statementPeriods), 'Escolha um dos períodos.')),
  de: v.optional(competence),
  ate: v.optional(competence),
  conta: v.optional(v.picklist(Object.values(statementAccounts), 'Esta conta não existe.')),
  tipo: v.optional(v.picklist(Object.values(statementTypes), 'Este tipo de movimento não existe.')),
  idPerfil: v.optional(idText),
}

/** Balance by account with the way to each figure, evolution, returns of the profiles. */
export const retornarPosicaoExtrato = defineLinkReading({
  path: '/retornarPosicaoExtrato/{idPessoa}/{idPlano}',
  summary: 'Retorna a posição do extrato: saldos explicados, evolução e rentabilidades.',
  group: 'Extrato',
  service: 'extrato-contribuicao',
  answer: statementPosition,
})

/** Movements of a filter, newest first, a page at a time; without period: all of them. */
export const retornarExtrato = defineLinkReading({
  path: '/retornarExtrato/{idPessoa}/{idPlano}',
  summary: 'Lista os movimentos do extrato com filtros, totais e paginação.',
  group: 'Extrato',
  service: 'extrato-contribuicao',
  query: { ...filters, pagina: boundedText(0, 100_000, 0) },
  answer: statementLinesAnswer,
})

/** All movements of a filter as a file. The CSV has semicolons, decimal commas and a byte order mark. */
export const arquivoExtrato = defineLinkReading({
  path: '/arquivoExtrato/{idPessoa}/{idPlano}/{formato}',
  summary: 'Entrega o extrato em PDF, XLSX ou CSV.',
  group: 'Extrato',
  service: 'extrato-contribuicao',
  params: {
    formato: v.picklist(['pdf', 'xlsx', 'csv'], 'Escolha PDF, XLSX ou CSV.'),
  },
  query: { ...filters },
  file: '*/*',
})

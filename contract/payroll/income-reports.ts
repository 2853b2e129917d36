import * as v from 'valibot'
import { INCOME_REPORT_LINES } from '#domain/payroll/income-reports/income-report.ts'
import { defineLinkReading } from '../define-call.ts'
import { competence, idText } from '../formats.ts'

const money = v.number()
const day = v.string()
const year = v.number()
const revenueCode = v.picklist(['3540', '3223', '5565', '3579'])

/** Parts of a month that add up to the report, reais. */
const month = v.object({
  competencia: competence,
  dataPagamento: day,
  bruto: money,
  isento: money,
  tributavel: money,
  retido: money,
  /** The thirteenth, before and after what was taken from it; null in months without one. */
  abonoAnual: v.nullable(v.object({ bruto: money, isento: money, tributavel: money, retido: money })),
})

const note = v.object({
  codigo: v.picklist([
    'pensao-alimenticia',
    'isento-por-molestia',
    'exclusivo-bruto',
    'exclusivo-retido',
    'plano-saude',
  ]),
  valor: money,
})

/** The report of one nature of income: blocks 3 to 5 line by line, and what block 7 says. Reais. */
const incomeReport = v.object({
  codigoReceita: revenueCode,
  linhas: v.array(v.object({ linha: v.picklist(INCOME_REPORT_LINES), valor: money })),
  /** Line 5.1 = taxable − deductions − withheld; null without a thirteenth. */
  abonoAnual: v.nullable(v.object({ tributavel: money, deducoes: money, retido: money, liquido: money })),
  complementares: v.array(note),
  meses: v.array(month),
})
export type IncomeReportOnWire = v.InferOutput<typeof incomeReport>

const source = v.object({ nome: v.string(), cnpj: v.string(), responsavel: v.string() })
const person = v.object({ nome: v.string(), cpf: v.string() })

/** The official report of a calendar year. A year that still runs is a preview (`fechado` false) and has no PDF. */
const incomeReportAnswer = v.object({
  ano: year,
  fechado: v.boolean(),
  /** Last day by which the report of the year is due. */
  prazo: day,
  fontePagadora: source,
  beneficiario: person,
  plano: v.string(),
  matricula: v.string(),
  /** One report for each nature of income. */
  comprovantes: v.array(incomeReport),
})
export type IncomeReportAnswer = v.InferOutput<typeof incomeReportAnswer>

const ownMonth = v.object({
  mes: competence,
  basica: money,
  suplementar: money,
  voluntaria: money,
  total: money,
})

/** Contributions credited in a calendar year, for the annual return. Reais. */
const contributionStatement = v.object({
  ano: year,
  fechado: v.boolean(),
  prazo: day,
  fontePagadora: source,
  beneficiario: person,
  plano: v.string(),
  matricula: v.string(),
  meses: v.array(ownMonth),
  basica: money,
  suplementar: money,
  voluntaria: money,
  /** Deductible as paid to a pension plan. */
  dedutivel: money,
  /** Not deducted by the participant. */
  patrocinadora: money,
  administracao: money,
  risco: money,
})
export type ContributionStatement = v.InferOutput<typeof contributionStatement>

const ofYear = {
  ano: v.pipe(
    idText,
    v.minValue(1990, 'Não há informes antes de 1990.'),
    v.maxValue(2200, 'Este ano ainda não chegou.'),
  ),
}

/** Years that have an income report, a contribution statement or both, newest first. */
export const retornarInformes = defineLinkReading({
  path: '/retornarInformes/{idPessoa}/{idPlano}',
  summary: 'Lista os anos com comprovante de rendimentos ou demonstrativo de contribuições.',
  group: 'Informe de rendimentos',
  service: 'report-income',
  answer: v.object({
    anos: v.array(
      v.object({ ano: year, fechado: v.boolean(), rendimentos: v.boolean(), contribuicoes: v.boolean() }),
    ),
  }),
})

/** The income report of a year. Nothing paid in the year: 404. */
export const retornarComprovanteRendimentos = defineLinkReading({
  path: '/retornarComprovanteRendimentos/{idPessoa}/{idPlano}/{ano}',
  summary: 'Retorna o comprovante de rendimentos de um ano.',
  group: 'Informe de rendimentos',
  service: 'report-income',
  params: ofYear,
  answer: incomeReportAnswer,
})

/** The income report of a closed year in the layout of the federal revenue. A year that still runs: 404. */
export const arquivoComprovanteRendimentos = defineLinkReading({
  path: '/arquivoComprovanteRendimentos/{idPessoa}/{idPlano}/{ano}',
  summary: 'Entrega o comprovante de rendimentos de um ano encerrado em PDF.',
  group: 'Informe de rendimentos',
  service: 'report-income',
  params: ofYear,
  file: 'application/pdf',
})

/** The statement of contributions of a year. Nothing contributed in the year: 404. */
export const retornarDemonstrativoContribuicoes = defineLinkReading({
  path: '/retornarDemonstrativoContribuicoes/{idPessoa}/{idPlano}/{ano}',
  summary: 'Retorna o demonstrativo de contribuições de um ano.',
  group: 'Informe de rendimentos',
  service: 'report-income',
  params: ofYear,
  answer: contributionStatement,
})

/** The statement of contributions of a closed year as a PDF. A year that still runs: 404. */
export const arquivoDemonstrativoContribuicoes = defineLinkReading({
  path: '/arquivoDemonstrativoContribuicoes/{idPessoa}/{idPlano}/{ano}',
  summary: 'Entrega o demonstrativo de contribuições de um ano encerrado em PDF.',
  group: 'Informe de rendimentos',
  service: 'report-income',
  params: ofYear,
  file: 'application/pdf',
})

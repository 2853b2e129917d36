import type {
  ContributionStatement,
  IncomeReportAnswer,
  IncomeReportOnWire,
} from '#contract/payroll/income-reports.ts'
import { INCOME_REPORT_LINES } from '#domain/payroll/income-reports/income-report.ts'

const head = {
  fechado: true,
  fontePagadora: {
    nome: 'Fundação Exemplo de Previdência Complementar',
    cnpj: '12.345.678/0001-95',
    responsavel: 'Marta Siqueira',
  },
  beneficiario: { nome: 'Carlos Eduardo Nunes', cpf: '***.444.777-**' },
  plano: 'HPE',
  matricula: '100871',
}

type Amounts = Partial<Record<(typeof INCOME_REPORT_LINES)[number], number>>

const linesOf = (amounts: Amounts) =>
  INCOME_REPORT_LINES.map((linha) => ({ linha, valor: amounts[linha] ?? 0 }))

const monthsOf = (year: number): IncomeReportOnWire['meses'] =>
  Array.from({ length: 12 }, (_, index) => ({
    competencia: `${year}-${String(index + 1).padStart(2, '0')}`,
    dataPagamento: `${year}-${String(index + 1).padStart(2, '0')}-28`,
    bruto: 9000,
    isento: 1903.98,
    tributavel: 7096.02,
    retido: 841.88,
    abonoAnual: index === 11 ? { bruto: 9000, isento: 1903.98, tributavel: 7096.02, retido: 956.72 } : null,
  }))

/** The worked example of a year: twelve equal months and the thirteenth. */
export const yearOfBenefits: IncomeReportAnswer = {
  ...head,
  ano: 2026,
  prazo: '2027-02-26',
  comprovantes: [
    {
      codigoReceita: '3540',
      linhas: linesOf({
        '3.1': 85_152.24,
        '3.5': 10_102.56,
        '4.1': 22_847.76,
        '4.2': 1903.98,
        '5.1': 5949.71,
        '5.2': 956.72,
      }),
      abonoAnual: { tributavel: 7096.02, deducoes: 189.59, retido: 956.72, liquido: 5949.71 },
      complementares: [{ codigo: 'plano-saude', valor: 5400 }],
      meses: monthsOf(2026),
    },
  ],
}

/** A year that still runs, in the regressive regime. */
export const runningYear: IncomeReportAnswer = {
  ...head,
  fechado: false,
  ano: 2027,
  prazo: '2028-02-29',
  comprovantes: [
    {
      codigoReceita: '5565',
      linhas: linesOf({ '5.3': 27_900 }),
      abonoAnual: null,
      complementares: [
        { codigo: 'exclusivo-bruto', valor: 31_000 },
        { codigo: 'exclusivo-retido', valor: 3100 },
      ],
      meses: monthsOf(2027)
        .slice(0, 10)
        .map((month) => ({ ...month, bruto: 3100, isento: 0, tributavel: 3100, retido: 310 })),
    },
  ],
}

/** A year of contributions of both kinds, doubled by the sponsor. */
export const yearOfContributions: ContributionStatement = {
  ...head,
  beneficiario: { nome: 'Ana Beatriz Lima', cpf: '***.982.247-**' },
  matricula: '100234',
  ano: 2026,
  prazo: '2027-02-26',
  meses: Array.from({ length: 12 }, (_, index) => ({
    mes: `2026-${String(index + 1).padStart(2, '0')}`,
    basica: 201.58,
    suplementar: 541.65,
    voluntaria: 0,
    total: 743.23,
  })),
  basica: 2418.96,
  suplementar: 6499.8,
  voluntaria: 0,
  dedutivel: 8918.76,
  patrocinadora: 2418.96,
  administracao: 0,
  risco: 0,
}

import type { IncomeReportLine } from '#domain/payroll/income-reports/income-report.ts'

/** Lines of the official form (IN RFB 2.060/2021, annex I), in its words; on screen and on paper alike. */
export const incomeReportLineNames: Readonly<Record<IncomeReportLine, string>> = {
  '3.1': 'Total dos rendimentos (inclusive férias)',
  '3.2': 'Contribuição previdenciária oficial',
  '3.3':
    'Contribuição a entidades de previdência complementar, pública ou privada, e a fundos de aposentadoria programada individual (Fapi)',
  '3.4': 'Pensão alimentícia',
  '3.5': 'Imposto sobre a renda retido na fonte (IRRF)',
  '4.1':
    'Parcela isenta dos proventos de aposentadoria, reserva remunerada, reforma e pensão (65 anos ou mais), exceto a parcela isenta do 13º (décimo terceiro) salário',
  '4.2':
    'Parcela isenta do 13º salário de aposentadoria, reserva remunerada, reforma e pensão (65 anos ou mais)',
  '4.3': 'Diárias e ajudas de custo',
  '4.4':
    'Pensão e proventos de aposentadoria ou reforma por moléstia grave; proventos de aposentadoria ou reforma por acidente em serviço',
  '4.5':
    'Lucros e dividendos, apurados a partir de 1996, pagos por pessoa jurídica (lucro real, presumido ou arbitrado)',
  '4.6':
    'Valores pagos ao titular ou sócio da microempresa ou empresa de pequeno porte, exceto pro labore, aluguéis ou serviços prestados',
  '4.7':
    'Indenizações por rescisão de contrato de trabalho, inclusive a título de PDV e por acidente de trabalho',
  '4.8':
    'Juros de mora recebidos, devidos pelo atraso no pagamento de remuneração por exercício de emprego, cargo ou função',
  '4.9': 'Outros',
  '5.1': '13º (décimo terceiro) salário',
  '5.2': 'Imposto sobre a renda retido na fonte sobre 13º (décimo terceiro) salário',
  '5.3': 'Outros',
}

/** Blocks of the official form. */
export const incomeReportBlockNames = {
  1: 'Fonte pagadora',
  2: 'Pessoa física beneficiária dos rendimentos',
  3: 'Rendimentos tributáveis, deduções e imposto sobre a renda retido na fonte',
  4: 'Rendimentos isentos e não tributáveis',
  5: 'Rendimentos sujeitos à tributação exclusiva (rendimento líquido)',
  6: 'Rendimentos recebidos acumuladamente (art. 12-A da Lei 7.713/1988)',
  7: 'Informações complementares',
  8: 'Responsável pelas informações',
} as const

/** Nature of an income, by the code under which its tax is collected. */
export const incomeNatureNames = {
  '3540': 'Benefício de previdência complementar',
  '3223': 'Resgate de previdência complementar',
  '5565': 'Benefício de previdência complementar, regime regressivo',
  '3579': 'Resgate de previdência complementar, regime regressivo',
} as const

export const incomeReportNoteNames = {
  'pensao-alimenticia': 'Pensão alimentícia descontada no ano',
  'isento-por-molestia': 'Rendimentos isentos por moléstia grave',
  'exclusivo-bruto': 'Rendimento bruto do quadro 5, linha 3',
  'exclusivo-retido': 'Imposto retido sobre o rendimento do quadro 5, linha 3',
  'plano-saude': 'Plano de saúde descontado no benefício',
} as const

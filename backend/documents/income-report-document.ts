import {
  incomeNatureNames,
  incomeReportBlockNames,
  incomeReportLineNames,
  incomeReportNoteNames,
} from '#contract/payroll/income-reports.text.ts'
import type { IncomeReportAnswer, IncomeReportOnWire } from '#contract/payroll/income-reports.ts'
import { amountText, instantDateText, reaisText } from '#contract/value-text.ts'
import { formatCpf } from '#domain/cpf.ts'
import { issuedSentence } from './document-facts.ts'
import type { DocumentBlock, PrintedDocument } from './pdf/printed-document.ts'

const BLOCKS_OF_LINES = [3, 4, 5] as const

/**
 * The income report in the layout of the federal revenue (IN RFB 2.060/2021, annex I): its eight blocks, its lines and its words. One
 * set of blocks for each nature of income. `cpf` is the whole number, as the form asks.
 */
export function incomeReportDocument(
  report: IncomeReportAnswer,
  { cpf, planColor, now }: { cpf: string; planColor: string; now: Date },
): PrintedDocument {
  return {
    title: 'Comprovante de Rendimentos Pagos e de Imposto sobre a Renda Retido na Fonte',
    subtitle: `Exercício de ${report.ano + 1} · Ano-calendário de ${report.ano}`,
    planColor,
    issuedAt: issuedSentence(now),
    blocks: [
      {
        kind: 'paragraph',
        isSmall: true,
        text: 'Verifique as condições e o prazo para a apresentação da Declaração do Imposto sobre a Renda da Pessoa Física para este ano-calendário no site da Secretaria Especial da Receita Federal do Brasil na internet, no endereço www.gov.br/receitafederal.',
      },
      ...report.comprovantes.flatMap((one) => blocksOf(report, one, cpf)),
      { kind: 'heading', text: `8. ${incomeReportBlockNames[8]}` },
      {
        kind: 'facts',
        items: [
          { label: 'Nome', value: report.fontePagadora.responsavel },
          {
            label: 'Data',
            value: instantDateText(now),
          },
          { label: 'Assinatura', value: 'Dispensada: emitido por processamento eletrônico' },
        ],
      },
      {
        kind: 'paragraph',
        isSmall: true,
        text: 'Aprovado pela Instrução Normativa RFB nº 2.060, de 13 de dezembro de 2021.',
      },
    ],
  }
}

function blocksOf(
  { fontePagadora, beneficiario, plano, matricula }: IncomeReportAnswer,
  report: IncomeReportOnWire,
  cpf: string,
): DocumentBlock[] {
  return [
    { kind: 'heading', text: `1. ${incomeReportBlockNames[1]}` },
    {
      kind: 'facts',
      items: [
        { label: 'CNPJ', value: fontePagadora.cnpj },
        { label: 'Nome empresarial', value: fontePagadora.nome },
      ],
    },
    { kind: 'heading', text: `2. ${incomeReportBlockNames[2]}` },
    {
      kind: 'facts',
      items: [
        { label: 'CPF', value: formatCpf(cpf) },
        { label: 'Nome completo', value: beneficiario.nome },
        {
          label: 'Natureza do rendimento',
          value: `${incomeNatureNames[report.codigoReceita]} (código ${report.codigoReceita})`,
        },
      ],
    },
    ...BLOCKS_OF_LINES.map((block) => linesTable(block, report)),
    { kind: 'heading', text: `6. ${incomeReportBlockNames[6]}` },
    { kind: 'paragraph', text: 'Não há rendimentos recebidos acumuladamente.' },
    { kind: 'heading', text: `7. ${incomeReportBlockNames[7]}` },
    {
      kind: 'facts',
      items: [
        { label: 'Plano e matrícula', value: `${plano}, ${matricula}` },
        ...report.complementares.map(({ codigo, valor }) => ({
          label: incomeReportNoteNames[codigo],
          value: reaisText(valor),
        })),
      ],
    },
  ]
}

function linesTable(block: 3 | 4 | 5, { linhas }: IncomeReportOnWire): DocumentBlock {
  return {
    kind: 'table',
    caption: `${block}. ${incomeReportBlockNames[block]}`,
    columns: [
      { title: 'Linha', share: 1 },
      { title: 'Descrição', share: 8 },
      { title: 'Valores em reais', share: 2.4, isFigure: true },
    ],
    rows: linhas
      .filter(({ linha }) => linha.startsWith(`${block}.`))
      .map(({ linha, valor }) => [linha.slice(2), incomeReportLineNames[linha], amountText(valor)]),
  }
}

import { ageExemptionNames, paySlipLineNames, taxStepNames } from '#contract/pay-slips.text.ts'
import type { PaySlipDetail, PaySlipLineOnWire, PaySlipTaxOnWire, Withholding } from '#contract/pay-slips.ts'
import { formatCpf } from '#domain/cpf.ts'
import type { DocumentBlock, PrintedDocument } from './pdf/printed-document.ts'
import {
  issuedSentence,
  printAmount,
  printCompetence,
  printDate,
  printMonth,
  printPercent,
  printQuotas,
  printReais,
} from './print-format.ts'

/** A pay slip on paper. `cpf` is the whole number: the document proves an income to others. */
export function paySlipDocument(
  slip: PaySlipDetail,
  { cpf, planColor, now }: { cpf: string; planColor: string; now: Date },
): PrintedDocument {
  return {
    title: 'Contracheque',
    subtitle: `${printMonth(slip.competencia)} · ${slip.entidade.nome}`,
    planColor,
    issuedAt: issuedSentence(now),
    blocks: [
      {
        kind: 'facts',
        items: [
          { label: 'Entidade', value: slip.entidade.nome },
          { label: 'CNPJ', value: slip.entidade.cnpj },
          { label: 'Nome', value: slip.pessoa.nome },
          { label: 'CPF', value: formatCpf(cpf) },
          { label: 'Plano', value: slip.plano.nome },
          { label: 'Matrícula', value: slip.matricula },
          { label: 'Competência', value: printCompetence(slip.competencia) },
          { label: 'Pagamento', value: printDate(slip.dataPagamento) },
          {
            label: 'Depósito',
            value: `Banco ${slip.banco.codigo}, agência ${slip.banco.agencia}, conta ${slip.banco.conta}`,
          },
        ],
      },
      {
        kind: 'table',
        caption: 'Proventos e descontos, em reais',
        columns: [
          { title: 'Código', share: 1 },
          { title: 'Descrição', share: 4 },
          { title: 'Referência', share: 2, isFigure: true },
          { title: 'Proventos', share: 2, isFigure: true },
          { title: 'Descontos', share: 2, isFigure: true },
        ],
        rows: slip.linhas.map(rowOf),
        total: ['', 'Total', '', printAmount(slip.bruto), printAmount(slip.descontos)],
      },
      { kind: 'facts', items: [{ label: 'Valor líquido', value: printReais(slip.liquido) }] },
      { kind: 'heading', text: 'Como o imposto foi calculado' },
      ...taxBlocks(slip.tributacao),
      ...quotaBlocks(slip.cotas),
    ],
  }
}

function rowOf({ codigo, tipo, referencia, valor }: PaySlipLineOnWire): string[] {
  const printed = printAmount(valor)
  return [
    String(codigo),
    paySlipLineNames[codigo],
    printReference(referencia),
    tipo === 'provento' ? printed : '',
    tipo === 'desconto' ? printed : '',
  ]
}

function printReference(reference: PaySlipLineOnWire['referencia']): string {
  switch (reference?.tipo) {
    case 'percentual':
      return printPercent(reference.valor)
    case 'parcela':
      return `${reference.numero} de ${reference.total}`
    case 'avos':
      return `${reference.valor}/12`
    default:
      return ''
  }
}

function taxBlocks(tax: PaySlipTaxOnWire): DocumentBlock[] {
  if (tax.metodo === 'prazo-medio')
    return [
      {
        kind: 'paragraph',
        text: `Regime regressivo: alíquota de ${printPercent(tax.aliquota)}, pelo prazo médio das contribuições.`,
      },
    ]
  if (tax.metodo === 'idade-das-contribuicoes')
    return [
      {
        kind: 'table',
        caption: 'Regime regressivo: imposto pela idade das contribuições usadas neste pagamento, em reais',
        columns: [
          { title: 'Alíquota', share: 2, isFigure: true },
          { title: 'Valor pago', share: 2, isFigure: true },
          { title: 'Imposto', share: 2, isFigure: true },
        ],
        rows: tax.faixas.map(({ aliquota, valor, imposto }) => [
          printPercent(aliquota),
          printAmount(valor),
          printAmount(imposto),
        ]),
      },
    ]
  return [
    ...(tax.mensal ? [stepsTable('Renda mensal', tax.mensal)] : []),
    ...(tax.abonoAnual ? [stepsTable('Abono anual, tributado em separado', tax.abonoAnual)] : []),
    {
      kind: 'paragraph',
      isSmall: true,
      text: `${ageExemptionNames[tax.isencao]}. Dependentes para o imposto de renda: ${tax.dependentes}. Tabela em vigor desde ${printDate(tax.tabela.desde)} (${tax.tabela.norma}).`,
    },
  ]
}

function stepsTable(caption: string, tax: Withholding): DocumentBlock {
  const deduction =
    tax.deducoes.tipo === 'simplificada' ? taxStepNames.deducaoSimplificada : taxStepNames.deducoes
  const rows = [
    [taxStepNames.bruto, printAmount(tax.bruto)],
    [taxStepNames.isento, printAmount(-tax.isento || 0)],
    [taxStepNames.tributavel, printAmount(tax.tributavel)],
    [deduction, printAmount(-tax.deducoes.total || 0)],
    [taxStepNames.base, printAmount(tax.base)],
    [taxStepNames.aliquota, printPercent(tax.aliquota)],
    [taxStepNames.parcelaADeduzir, printAmount(tax.parcelaADeduzir)],
    [taxStepNames.imposto, printAmount(tax.imposto)],
    [taxStepNames.reducao, printAmount(-tax.reducao || 0)],
    [taxStepNames.retido, printAmount(tax.retido)],
  ]
  return {
    kind: 'table',
    caption,
    columns: [
      { title: 'Etapa', share: 4 },
      { title: 'Valor (R$)', share: 2, isFigure: true },
    ],
    rows,
  }
}

function quotaBlocks(quotas: PaySlipDetail['cotas']): DocumentBlock[] {
  if (!quotas) return []
  const { perfil, valorCota, dataCota, quantidade } = quotas
  return [
    {
      kind: 'paragraph',
      isSmall: true,
      text: `Cotas convertidas neste pagamento: ${printQuotas(quantidade)}, perfil ${perfil}, a R$ ${printQuotas(valorCota)} em ${printDate(dataCota)}.`,
    },
  ]
}

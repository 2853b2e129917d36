import { ageExemptionNames, paySlipLineNames, taxStepNames } from '#contract/payroll/pay-slips.text.ts'
import type {
  PaySlipDetail,
  PaySlipLineOnWire,
  PaySlipTaxOnWire,
  Withholding,
} from '#contract/payroll/pay-slips.ts'
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
    subtitle: `${printMonth(slip.competencia)} · ${slip.entidade.nome}, CNPJ ${slip.entidade.cnpj}`,
    planColor,
    issuedAt: issuedSentence(now),
    blocks: [
      {
        kind: 'facts',
        items: [
          { label: 'Nome', value: `${slip.pessoa.nome}, CPF ${formatCpf(cpf)}` },
          { label: 'Plano', value: `${slip.plano.nome}, matrícula ${slip.matricula}` },
          {
            label: 'Competência',
            value: `${printCompetence(slip.competencia)}, paga em ${printDate(slip.dataPagamento)}`,
          },
          {
            label: 'Depósito',
            value: `Banco ${slip.banco.codigo}, agência ${slip.banco.agencia}, conta ${slip.banco.conta}`,
          },
          { label: 'Valor líquido', value: printReais(slip.liquido) },
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
        caption:
          'Como o imposto foi calculado, regime regressivo: pela idade das contribuições usadas neste pagamento, em reais',
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
    stepsTable([
      { title: 'Renda mensal', tax: tax.mensal },
      { title: 'Abono anual', tax: tax.abonoAnual },
    ]),
    {
      kind: 'paragraph',
      isSmall: true,
      text: `${ageExemptionNames[tax.isencao]}. Dependentes para o imposto de renda: ${tax.dependentes}. Tabela em vigor desde ${printDate(tax.tabela.desde)} (${tax.tabela.norma}).`,
    },
  ]
}

/** The steps of each income side by side, so that a slip with a thirteenth still fits on one page. Steps that are zero in all are left out. */
function stepsTable(incomes: readonly { title: string; tax: Withholding | null }[]): DocumentBlock {
  const taxed = incomes.flatMap(({ title, tax }) => (tax ? [{ title, tax }] : []))
  const row = (name: string, read: (tax: Withholding) => number, print = printAmount) => {
    const values = taxed.map(({ tax }) => read(tax) || 0)
    return values.every((value) => value === 0) ? [] : [[name, ...values.map((value) => print(value))]]
  }
  const isSimplified = taxed.every(({ tax }) => tax.deducoes.tipo === 'simplificada')
  return {
    kind: 'table',
    caption: 'Como o imposto de renda foi calculado, em reais',
    columns: [
      { title: 'Etapa', share: 4 },
      ...taxed.map(({ title }) => ({ title, share: 2, isFigure: true })),
    ],
    rows: [
      ...row(taxStepNames.bruto, ({ bruto }) => bruto),
      ...row(taxStepNames.isento, ({ isento }) => -isento),
      ...row(taxStepNames.tributavel, ({ tributavel }) => tributavel),
      ...row(
        isSimplified ? taxStepNames.deducaoSimplificada : taxStepNames.deducoes,
        ({ deducoes }) => -deducoes.total,
      ),
      ...row(taxStepNames.base, ({ base }) => base),
      ...row(taxStepNames.aliquota, ({ aliquota }) => aliquota, printPercent),
      ...row(taxStepNames.parcelaADeduzir, ({ parcelaADeduzir }) => parcelaADeduzir),
      ...row(taxStepNames.imposto, ({ imposto }) => imposto),
      ...row(taxStepNames.reducao, ({ reducao }) => -reducao),
    ],
    total: [taxStepNames.retido, ...taxed.map(({ tax }) => printAmount(tax.retido))],
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

import {
  ageExemptionNames,
  paySlipLineNames,
  referenceSentence,
  taxStepNames,
} from '#contract/payroll/pay-slips.text.ts'
import type {
  PaySlipDetail,
  PaySlipLineOnWire,
  PaySlipTaxOnWire,
  Withholding,
} from '#contract/payroll/pay-slips.ts'
import {
  amountText,
  competenceText,
  dateText,
  monthText,
  percentText,
  quotasText,
  reaisText,
  unitValueText,
} from '#contract/value-text.ts'
import { formatCpf } from '#domain/cpf.ts'
import { issuedSentence } from './document-facts.ts'
import type { DocumentBlock, PrintedDocument } from './pdf/printed-document.ts'

/** A pay slip on paper. `cpf` is the whole number: the document proves an income to others. */
export function paySlipDocument(
  slip: PaySlipDetail,
  { cpf, planColor, now }: { cpf: string; planColor: string; now: Date },
): PrintedDocument {
  return {
    title: 'Contracheque',
    subtitle: `${monthText(slip.competencia)} · ${slip.entidade.nome}, CNPJ ${slip.entidade.cnpj}`,
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
            value: `${competenceText(slip.competencia)}, paga em ${dateText(slip.dataPagamento)}`,
          },
          {
            label: 'Depósito',
            value: `Banco ${slip.banco.codigo}, agência ${slip.banco.agencia}, conta ${slip.banco.conta}`,
          },
          { label: 'Valor líquido', value: reaisText(slip.liquido) },
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
        total: ['', 'Total', '', amountText(slip.bruto), amountText(slip.descontos)],
      },
      ...taxBlocks(slip.tributacao),
      ...quotaBlocks(slip.cotas),
    ],
  }
}

function rowOf({ codigo, tipo, referencia, valor }: PaySlipLineOnWire): string[] {
  const printed = amountText(valor)
  return [
    String(codigo),
    paySlipLineNames[codigo],
    referenceSentence(referencia),
    tipo === 'provento' ? printed : '',
    tipo === 'desconto' ? printed : '',
  ]
}

function taxBlocks(tax: PaySlipTaxOnWire): DocumentBlock[] {
  if (tax.metodo === 'prazo-medio')
    return [
      {
        kind: 'paragraph',
        text: `Regime regressivo: alíquota de ${percentText(tax.aliquota)}, pelo prazo médio das contribuições.`,
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
          percentText(aliquota),
          amountText(valor),
          amountText(imposto),
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
      text: `${ageExemptionNames[tax.isencao]}. Dependentes para o imposto de renda: ${tax.dependentes}. Tabela em vigor desde ${dateText(tax.tabela.desde)} (${tax.tabela.norma}).`,
    },
  ]
}

/** The steps of each income side by side, so that a slip with a thirteenth still fits on one page. Steps that are zero in all are left out. */
function stepsTable(incomes: readonly { title: string; tax: Withholding | null }[]): DocumentBlock {
  const taxed = incomes.flatMap(({ title, tax }) => (tax ? [{ title, tax }] : []))
  const row = (name: string, read: (tax: Withholding) => number, print = amountText) => {
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
      ...row(taxStepNames.aliquota, ({ aliquota }) => aliquota, percentText),
      ...row(taxStepNames.parcelaADeduzir, ({ parcelaADeduzir }) => parcelaADeduzir),
      ...row(taxStepNames.imposto, ({ imposto }) => imposto),
      ...row(taxStepNames.reducao, ({ reducao }) => -reducao),
    ],
    total: [taxStepNames.retido, ...taxed.map(({ tax }) => amountText(tax.retido))],
  }
}

function quotaBlocks(quotas: PaySlipDetail['cotas']): DocumentBlock[] {
  if (!quotas) return []
  const { perfil, valorCota, dataCota, quantidade } = quotas
  return [
    {
      kind: 'paragraph',
      isSmall: true,
      text: `Cotas convertidas neste pagamento: ${quotasText(quantidade)}, perfil ${perfil}, a ${unitValueText(valorCota)} em ${dateText(dataCota)}.`,
    },
  ]
}

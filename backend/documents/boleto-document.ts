import { demonstrationNotice, purposeNames } from '#contract/contribution-payments.text.ts'
import type { ContributionPaymentDetail } from '#contract/contribution-payments.ts'
import { formatCpf } from '#domain/cpf.ts'
import type { DocumentBlock, PrintedDocument } from './pdf/printed-document.ts'
import { issuedSentence, printDate, printMonth, printPercent, printReais } from './print-format.ts'

/** FEBRABAN: 103 mm of bars; a QR code of 40 mm is read from any screen. Points. */
const BARS_WIDTH = 292
const QR_WIDTH = 113

type Codes = NonNullable<ContributionPaymentDetail['boleto']>

/** A slip on paper, with its line, bar code and PIX. `cpf` is the whole number, as banks ask for it. */
export function boletoDocument(
  payment: ContributionPaymentDetail,
  codes: Codes,
  { cpf, planColor, now }: { cpf: string; planColor: string; now: Date },
): PrintedDocument {
  return {
    title: 'Boleto de contribuição',
    subtitle: `${printMonth(payment.competencia)} · ${payment.plano.nome}`,
    planColor,
    issuedAt: issuedSentence(now),
    blocks: [
      { kind: 'paragraph', text: demonstrationNotice },
      {
        kind: 'facts',
        items: [
          { label: 'Beneficiário', value: payment.beneficiario.nome },
          { label: 'CNPJ', value: payment.beneficiario.cnpj },
          { label: 'Pagador', value: payment.pagador.nome },
          { label: 'CPF', value: formatCpf(cpf) },
          { label: 'Plano e matrícula', value: `${payment.plano.nome} · ${payment.matricula}` },
          { label: 'Pagamento de', value: purposeNames[payment.finalidade] },
          { label: 'Nosso número', value: codes.nossoNumero },
          { label: 'Número do documento', value: String(payment.id) },
          { label: 'Emissão', value: printDate(payment.emitidaEm) },
          { label: 'Vencimento', value: printDate(payment.vencimento) },
          { label: 'Sem encargos até', value: printDate(payment.pagavelAte) },
          { label: 'Valor', value: printReais(payment.valor) },
        ],
      },
      ...chargeBlocks(payment),
      { kind: 'heading', text: 'Pague pelo código de barras' },
      { kind: 'paragraph', text: codes.linhaFormatada },
      {
        kind: 'drawing',
        alt: `Código de barras ${codes.codigoBarras}`,
        drawing: drawingOf(codes.barras, BARS_WIDTH),
      },
      { kind: 'heading', text: `Ou pague por PIX: ${printReais(codes.pix.valor)}` },
      { kind: 'drawing', alt: 'QR Code do PIX', drawing: drawingOf(codes.pix.qr, QR_WIDTH) },
      { kind: 'paragraph', isSmall: true, text: codes.pix.codigo },
      { kind: 'paragraph', isSmall: true, text: instructions(payment) },
    ],
  }
}

function chargeBlocks({ encargos, valor }: ContributionPaymentDetail): DocumentBlock[] {
  if (!encargos) return []
  const { em, dias, correcao, multa, juros, total } = encargos
  return [
    {
      kind: 'table',
      caption: `Encargos para pagar em ${printDate(em)}, ${dias} dias depois do vencimento`,
      columns: [
        { title: 'Parte', share: 3 },
        { title: 'Valor', share: 2, isFigure: true },
      ],
      rows: [
        ['Valor do boleto', printReais(valor)],
        ['Correção pelo INPC', printReais(correcao)],
        ['Multa', printReais(multa)],
        ['Juros', printReais(juros)],
      ],
      total: ['Total', printReais(total)],
    },
  ]
}

function instructions({ regras: { multaPercentual, jurosPercentual } }: ContributionPaymentDetail): string {
  return `Depois do vencimento: correção pelo INPC, multa de ${printPercent(multaPercentual)} e juros de ${printPercent(jurosPercentual)} ao mês, por dia de atraso. Se o vencimento cair em dia sem expediente bancário, pague no próximo dia útil sem encargos.`
}

function drawingOf({ caminho, largura, altura }: Codes['barras'], width: number) {
  return { path: caminho, viewWidth: largura, viewHeight: altura, width }
}

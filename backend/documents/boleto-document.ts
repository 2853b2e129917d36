import { demonstrationNotice } from '#contract/collection/contribution-payments.text.ts'
import type { ContributionPaymentDetail } from '#contract/collection/contribution-payments.ts'
import type { SlipCodes } from '#contract/collection/slips.ts'
import { dateText, percentText, reaisText } from '#contract/value-text.ts'
import { formatCpf } from '#domain/cpf.ts'
import { issuedSentence } from './document-facts.ts'
import type { DocumentBlock, PrintedDocument } from './pdf/printed-document.ts'

/** FEBRABAN: 103 mm of bars; a QR code of 40 mm is read from any screen. Points. */
const BARS_WIDTH = 292
const QR_WIDTH = 113

/** A slip, whatever it pays: a contribution, or a loan. */
type Slip = Pick<
  ContributionPaymentDetail,
  | 'id'
  | 'beneficiario'
  | 'pagador'
  | 'plano'
  | 'matricula'
  | 'emitidaEm'
  | 'vencimento'
  | 'pagavelAte'
  | 'valor'
  | 'encargos'
  | 'regras'
>

/** Words of the paper: its title, the line below it, and what it pays. `isFixed`: it can't be paid late. */
type SlipWords = { title: string; subtitle: string; pays: string; isFixed?: boolean }

/** A slip on paper, with its line, bar code and PIX. `cpf` is the whole number, as banks ask for it. */
export function boletoDocument(
  payment: Slip,
  codes: SlipCodes,
  { words, cpf, planColor, now }: { words: SlipWords; cpf: string; planColor: string; now: Date },
): PrintedDocument {
  return {
    title: words.title,
    subtitle: `${words.subtitle} · ${payment.plano.nome}`,
    planColor,
    issuedAt: issuedSentence(now),
    blocks: [
      ...demonstrationBlocks(codes),
      {
        kind: 'facts',
        items: [
          { label: 'Beneficiário', value: payment.beneficiario.nome },
          { label: 'CNPJ', value: payment.beneficiario.cnpj },
          { label: 'Pagador', value: payment.pagador.nome },
          { label: 'CPF', value: formatCpf(cpf) },
          { label: 'Plano e matrícula', value: `${payment.plano.nome} · ${payment.matricula}` },
          { label: 'Pagamento de', value: words.pays },
          { label: 'Nosso número', value: codes.nossoNumero },
          { label: 'Número do documento', value: String(payment.id) },
          { label: 'Emissão', value: dateText(payment.emitidaEm) },
          { label: 'Vencimento', value: dateText(payment.vencimento) },
          { label: 'Sem encargos até', value: dateText(payment.pagavelAte) },
          { label: 'Valor', value: reaisText(payment.valor) },
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
      { kind: 'heading', text: `Ou pague por PIX: ${reaisText(codes.pix.valor)}` },
      { kind: 'drawing', alt: 'QR Code do PIX', drawing: drawingOf(codes.pix.qr, QR_WIDTH) },
      { kind: 'paragraph', isSmall: true, text: codes.pix.codigo },
      { kind: 'paragraph', isSmall: true, text: instructions(payment, words.isFixed) },
    ],
  }
}

function demonstrationBlocks({ demonstracao }: SlipCodes): DocumentBlock[] {
  return demonstracao ? [{ kind: 'paragraph', text: demonstrationNotice }] : []
}

function chargeBlocks({ encargos, valor }: Slip): DocumentBlock[] {
  if (!encargos) return []
  const { em, dias, correcao, multa, juros, total } = encargos
  return [
    {
      kind: 'table',
      caption: `Encargos para pagar em ${dateText(em)}, ${dias} dias depois do vencimento`,
      columns: [
        { title: 'Parte', share: 3 },
        { title: 'Valor', share: 2, isFigure: true },
      ],
      rows: [
        ['Valor do boleto', reaisText(valor)],
        ['Correção pelo INPC', reaisText(correcao)],
        ['Multa', reaisText(multa)],
        ['Juros', reaisText(juros)],
      ],
      total: ['Total', reaisText(total)],
    },
  ]
}

function instructions({ regras: { multaPercentual, jurosPercentual } }: Slip, isFixed = false): string {
  if (isFixed)
    return 'O valor é o do dia do vencimento. Depois dele, este boleto deixa de valer: peça outro. Se o vencimento cair em dia sem expediente bancário, pague antes.'
  return `Depois do vencimento: correção pelo INPC, multa de ${percentText(multaPercentual)} e juros de ${percentText(jurosPercentual)} ao mês, por dia de atraso. Se o vencimento cair em dia sem expediente bancário, pague no próximo dia útil sem encargos.`
}

function drawingOf({ caminho, largura, altura }: SlipCodes['barras'], width: number) {
  return { path: caminho, viewWidth: largura, viewHeight: altura, width }
}

import { loanContractNames, loanProposalNotice } from '#contract/loans/loan-contract.text.ts'
import type { LoanContractContent } from '#contract/loans/loan-contract-content.ts'
import { loanCollections, loanSystems } from '#contract/loans/loans.text.ts'
import { amountText, codeText, dateText, percentText, reaisText } from '#contract/value-text.ts'
import { formatCpf } from '#domain/cpf.ts'
import { sumReais } from '#domain/money.ts'
import { issuedSentence, signedAtText } from './document-facts.ts'
import type { DocumentBlock, PrintedDocument } from './pdf/printed-document.ts'

type DocumentContext = {
  /** SHA-256 of the contract; null for a proposal, which is no contract yet. */
  digest: string | null
  /** The whole number: the contract is the person's proof. */
  cpf: string
  planColor: string
  now: Date
}

/** A contract of a loan as it was agreed to, or the proposal that waits for a decision. */
export function loanContractDocument(
  content: LoanContractContent,
  { digest, cpf, planColor, now }: DocumentContext,
): PrintedDocument {
  const { entidade, plano, nome, matricula, clausulas } = content
  return {
    title: loanContractNames[digest === null ? 'proposta' : 'contrato'],
    subtitle: `${plano} · ${entidade.nome}`,
    planColor,
    issuedAt: issuedSentence(now),
    blocks: [
      ...(digest === null ? [{ kind: 'paragraph' as const, text: loanProposalNotice }] : []),
      { kind: 'heading', text: 'Partes' },
      {
        kind: 'facts',
        items: [
          { label: 'Quem empresta (mutuante)', value: entidade.nome },
          { label: 'CNPJ', value: entidade.cnpj },
          { label: 'Quem recebe (mutuário)', value: nome },
          { label: 'CPF', value: formatCpf(cpf) },
          { label: 'Plano', value: plano },
          { label: 'Matrícula', value: matricula },
        ],
      },
      ...figureBlocks(content, digest),
      { kind: 'heading', text: 'Condições' },
      ...clausulas.map((clause, index) => ({ kind: 'paragraph' as const, text: `${index + 1}. ${clause}` })),
      scheduleBlock(content),
      ...acceptanceBlocks(content, digest),
    ],
  }
}

function figureBlocks(content: LoanContractContent, digest: string | null): DocumentBlock[] {
  const { quita, cet, conta } = content
  return [
    { kind: 'heading', text: 'O empréstimo' },
    {
      kind: 'facts',
      items: [
        { label: 'Valor do empréstimo', value: reaisText(content.valor) },
        { label: 'IOF', value: reaisText(content.iof) },
        { label: 'Taxa de quitação por morte ou invalidez', value: reaisText(content.taxaQuitacao) },
        ...(quita === null
          ? []
          : [
              {
                label: `Quita o empréstimo de ${reaisText(quita.valor)}, liberado em ${dateText(quita.liberadoEm)}`,
                value: reaisText(quita.total),
              },
            ]),
        { label: 'Valor que o participante recebe', value: reaisText(content.liquido) },
        ...(conta === null ? [] : [{ label: 'Conta do depósito (banco, agência, conta)', value: conta }]),
        {
          label: digest === null ? 'Valores calculados em' : 'Liberado em',
          value: dateText(content.liberadoEm),
        },
        { label: 'Como pagar', value: loanSystems[content.sistema] },
        { label: 'Juros ao mês', value: percentText(Number(content.taxaMensal)) },
        ...(cet === null ? [] : [{ label: 'Custo efetivo total ao ano (CET)', value: percentText(cet) }]),
        { label: 'Parcelas', value: String(content.parcelas) },
        { label: 'Cobrança', value: loanCollections[content.cobranca] },
      ],
    },
  ]
}

function scheduleBlock({ cronograma }: LoanContractContent): DocumentBlock {
  const total = (of: 'juros' | 'amortizacao' | 'valor') =>
    amountText(sumReais(cronograma.map((instalment) => instalment[of])))
  return {
    kind: 'table',
    caption: 'Parcelas, em reais',
    columns: [
      { title: 'Nº', share: 1 },
      { title: 'Vencimento', share: 2 },
      { title: 'Juros', share: 2, isFigure: true },
      { title: 'Amortização', share: 2, isFigure: true },
      { title: 'Parcela', share: 2, isFigure: true },
      { title: 'Saldo depois', share: 2, isFigure: true },
    ],
    rows: cronograma.map(({ numero, vencimento, juros, amortizacao, valor, saldo }) => [
      String(numero),
      dateText(vencimento),
      amountText(juros),
      amountText(amortizacao),
      amountText(valor),
      amountText(saldo),
    ]),
    total: ['Total', '', total('juros'), total('amortizacao'), total('valor'), ''],
  }
}

function acceptanceBlocks(
  { aceite, liberadoEm }: LoanContractContent,
  digest: string | null,
): DocumentBlock[] {
  return [
    { kind: 'heading', text: 'Aceite eletrônico' },
    {
      kind: 'facts',
      items: [
        { label: 'Protocolo', value: aceite.protocolo },
        {
          label: 'Aceito pelo participante em',
          value: signedAtText(aceite.em),
        },
        {
          label: 'Aceito pela entidade em',
          value: digest === null ? 'Aguarda decisão' : dateText(liberadoEm),
        },
        { label: 'Código SHA-256 do pedido', value: codeText(aceite.codigo) },
        ...(digest === null ? [] : [{ label: 'Código SHA-256 do contrato', value: codeText(digest) }]),
      ],
    },
    {
      kind: 'paragraph',
      isSmall: true,
      text:
        digest === null
          ? 'O código vem do protocolo, do momento do envio e do que foi pedido. É o mesmo da solicitação no portal.'
          : 'O código do pedido vem do que foi enviado; o do contrato, de tudo o que está escrito acima. Se uma letra mudar, o código muda também. O que mudar depois, como um pagamento, não muda este contrato.',
    },
  ]
}

import { optionFormTexts } from '#contract/exits/option-forms.text.ts'
import type { ExitOptionSlug } from '#contract/exits/option-forms.ts'
import type { LineText } from '#contract/readings/reading-text.ts'
import type { RequestDetail } from '#contract/requests/requests.ts'
import { statementAccountNames } from '#contract/statement/statement.text.ts'
import { statementAccounts } from '#contract/statement/statement-codes.ts'
import { codeText, dateText, reaisText } from '#contract/value-text.ts'
import type { LeavingLot } from '#domain/exits/held-lots.ts'
import { sumReais } from '#domain/money.ts'
import { issuedSentence, signedAtText, signedFacts } from './document-facts.ts'
import type { DocumentBlock, PrintedDocument } from './pdf/printed-document.ts'
import { readingBlocks } from './reading-blocks.ts'

type DocumentContext = {
  entity: { name: string; cnpj: string }
  /** The whole number: the form is the person's proof. */
  cpf: string
  enrolment: string
  /** Data last requested; null: in a shape that the portal does not know. */
  lines: readonly LineText[] | null
  /** The exit statement that was in hand; null for none. */
  statement: { deliveredOn: string; digest: string } | null
  /** Of a portability: what goes, or went, by account and day of accumulation, reais; empty for the other options. */
  lots: readonly MovedLot[]
  planColor: string
  now: Date
}

/** Money that goes to another entity, with the day on which it was accumulated. */
export type MovedLot = Pick<LeavingLot, 'account' | 'creditedOn' | 'value'>

/** The form by which somebody chose one of the four options, as it was sent last. */
export function optionFormDocument(
  option: ExitOptionSlug,
  request: RequestDetail,
  { entity, cpf, enrolment, lines, statement, lots, planColor, now }: DocumentContext,
): PrintedDocument {
  const { title, choice, givenUp } = optionFormTexts[option]
  const sentAt = request.versoes.at(-1)?.enviadaEm ?? request.dataSolicitacao
  return {
    title,
    subtitle: `${request.plano.nome} · ${entity.name}`,
    planColor,
    issuedAt: issuedSentence(now),
    blocks: [
      {
        kind: 'facts',
        items: [
          ...signedFacts(entity, request.pessoa.nome, cpf, { plan: request.plano.nome, enrolment }),
          ...(statement === null
            ? []
            : [
                { label: 'Extrato de desligamento entregue em', value: dateText(statement.deliveredOn) },
                { label: 'Código do extrato', value: codeText(statement.digest) },
              ]),
        ],
      },
      { kind: 'heading', text: 'O que foi escolhido' },
      { kind: 'paragraph', text: choice },
      ...readingBlocks(lines),
      ...lotBlocks(lots),
      { kind: 'heading', text: 'O que muda e de que se abre mão' },
      ...givenUp.map((text) => ({ kind: 'paragraph' as const, text })),
      { kind: 'heading', text: 'Assinatura eletrônica' },
      {
        kind: 'facts',
        items: [
          { label: 'Protocolo', value: request.protocolo },
          { label: 'Assinado em', value: signedAtText(sentAt) },
          { label: 'Situação nesta data', value: request.status.nome },
          { label: 'Código SHA-256', value: codeText(request.codigo) },
        ],
      },
      {
        kind: 'paragraph',
        isSmall: true,
        text: 'O código vem do protocolo, do momento do envio e do que foi escolhido: se uma letra disso mudar, o código muda também. É o mesmo da solicitação no portal. Guarde este termo como comprovante.',
      },
    ],
  }
}

/** Age and origin of what goes, which the other entity counts on from (IN Conjunta RFB/Previc/Susep 1/2025). */
function lotBlocks(lots: readonly MovedLot[]): DocumentBlock[] {
  if (lots.length === 0) return []
  return [
    { kind: 'heading', text: 'Datas de acumulação' },
    {
      kind: 'table',
      caption: 'O que vai para o plano de destino, por conta e dia em que entrou, em reais',
      columns: [
        { title: 'Conta', share: 4 },
        { title: 'Entrou em', share: 2 },
        { title: 'R$', share: 2, isFigure: true },
      ],
      rows: lots.map(({ account, creditedOn, value }) => [
        statementAccountNames[statementAccounts[account]],
        dateText(creditedOn),
        reaisText(value),
      ]),
      total: ['Total', '', reaisText(sumReais(lots.map(({ value }) => value)))],
    },
  ]
}

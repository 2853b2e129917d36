import type { LineText } from '#contract/readings/reading-text.ts'
import type { RequestDetail } from '#contract/requests/requests.ts'
import { dateText, instantText } from '#contract/value-text.ts'
import { checkBlocks } from './check-blocks.ts'
import { issuedSentence, personFacts } from './document-facts.ts'
import type { DocumentBlock, PrintedDocument } from './pdf/printed-document.ts'
import { readingBlocks } from './reading-blocks.ts'

const roles = { participante: 'Participante', atendente: 'Atendimento', sistema: 'Sistema' } as const

type DocumentContext = {
  entity: string
  /** The whole number: the receipt is the person's proof. */
  cpf: string
  enrolment: string
  /** Data requested; null: in a shape that the portal does not know. */
  lines: readonly LineText[] | null
  planColor: string
  now: Date
}

/** The receipt of a request: who asked what and when, every step since, and the code of what was sent. */
export function requestReceiptDocument(
  request: RequestDetail,
  { entity, cpf, enrolment, lines, planColor, now }: DocumentContext,
): PrintedDocument {
  const { protocolo, funcionalidade, pessoa, plano, status, prazo } = request
  return {
    title: 'Comprovante de solicitação',
    subtitle: `${funcionalidade.nome} · ${entity}`,
    planColor,
    issuedAt: issuedSentence(now),
    blocks: [
      {
        kind: 'facts',
        items: [
          { label: 'Protocolo', value: protocolo },
          { label: 'Solicitação', value: funcionalidade.nome },
          ...personFacts(pessoa.nome, cpf, { plan: plano.nome, enrolment }),
          { label: 'Recebida em', value: instantText(new Date(request.dataSolicitacao)) },
          { label: 'Situação nesta data', value: status.nome },
          ...(prazo ? [{ label: 'Prazo da resposta', value: dateText(prazo.data) }] : []),
        ],
      },
      { kind: 'heading', text: 'O que foi pedido' },
      ...readingBlocks(lines),
      { kind: 'heading', text: 'Andamento' },
      stepsOf(request.eventos),
      ...checkBlocks(
        'O código abaixo (SHA-256) vem do protocolo, do momento do envio e do que foi pedido. Ele muda se qualquer uma dessas informações mudar.',
        request.codigo,
      ),
    ],
  }
}

function correctionLine({ nome, motivo }: RequestDetail['correcoes'][number]): string {
  return motivo === null ? `${nome}.` : `${nome}: ${motivo}`
}

function stepsOf(events: RequestDetail['eventos']): DocumentBlock {
  return {
    kind: 'table',
    caption: 'Passos da solicitação',
    columns: [
      { title: 'Quando', share: 3 },
      { title: 'Situação', share: 3 },
      { title: 'Por quem', share: 2 },
      { title: 'Motivo', share: 4 },
    ],
    rows: events.map(({ data, para, autor, motivo, etapa, correcoes }) => [
      instantText(new Date(data)),
      etapa === null ? para.nome : `${para.nome}: etapa ${etapa}`,
      roles[autor.papel],
      [...(motivo === null ? [] : [motivo]), ...correcoes.map(correctionLine)].join(' ') || '–',
    ]),
  }
}

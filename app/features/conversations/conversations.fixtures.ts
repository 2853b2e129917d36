import type { ConversationEntry, ConversationSummary } from '#contract/conversations/conversations.ts'
import type { Thread } from './thread.ts'

const ana = { id: 1, nome: 'Ana Beatriz Lima', papel: 'participante' } as const
const karina = { id: 13, nome: 'Karina Alves', papel: 'atendimento' } as const

/** A message of Ana as she sees it; `id` also says when. */
export function anaWrote(id: number, texto: string): ConversationEntry {
  return { ...entryAt(id), autor: ana, minha: true, chaveEnvio: keyOf(id), texto }
}

/** A message of Karina as Ana sees it. */
export function karinaWrote(id: number, texto: string): ConversationEntry {
  return { ...entryAt(id), autor: karina, texto }
}

/** Something that Karina did with the conversation. */
function karinaDid(id: number, tipo: ConversationEntry['tipo']): ConversationEntry {
  return { ...entryAt(id), tipo, autor: karina }
}

function entryAt(id: number): ConversationEntry {
  return {
    id,
    tipo: 'mensagem',
    chaveEnvio: null,
    autor: karina,
    minha: false,
    texto: '',
    nota: null,
    para: null,
    arquivos: [],
    data: `2026-11-21T13:${String(id % 60).padStart(2, '0')}:00.000Z`,
  }
}

function keyOf(id: number): string {
  return `0190a000-0000-4000-8000-${String(id).padStart(12, '0')}`
}

/** Ana's conversation about her request, in a list. */
export const summary: ConversationSummary = {
  id: 12,
  assunto: 'Acompanhamento de Solicitação',
  situacao: 'aberta',
  pessoa: { id: 1, nome: 'Ana Beatriz Lima' },
  plano: { id: 1, nome: 'HPE' },
  requisicao: { id: 41, protocolo: '2026.0000010', servico: 'Alteração de Contribuição' },
  atendente: { id: 13, nome: 'Karina Alves' },
  abertaEm: '2026-11-21T13:01:00.000Z',
  encerradaEm: null,
  ultima: {
    id: 4,
    autor: karina,
    minha: false,
    texto: 'Ela vale a partir da folha de dezembro.',
    data: '2026-11-21T13:04:00.000Z',
    temArquivo: false,
  },
  naoLidas: 1,
  aguardando: false,
  ordem: 4,
}

/** The same, opened: Ana asked, Karina took it over and answered. */
export const thread: Thread = {
  ...summary,
  mensagens: [
    anaWrote(1, 'Olá, preciso de ajuda com a minha solicitação de Alteração de Contribuição'),
    karinaDid(2, 'assumida'),
    anaWrote(3, 'Quando ela passa a valer?'),
    karinaWrote(4, 'Ela vale a partir da folha de dezembro.'),
  ],
  haMais: false,
  marcas: { participante: { entregueAte: 3, lidaAte: 3 }, atendimento: { entregueAte: 4, lidaAte: 4 } },
  presenca: { pessoa: true, atendente: true },
  atendimento: {
    aberto: true,
    hoje: [{ de: '08:00', ate: '18:00' }],
    fechaEm: '2026-11-21T21:00:00.000Z',
    abreEm: null,
  },
}

/** A long talk: Ana and Karina in turns. */
export function manyMessages(count: number): ConversationEntry[] {
  return Array.from({ length: count }, (_, index) =>
    index % 2 === 0
      ? anaWrote(index + 1, `Pergunta ${index + 1}: quando passa a valer?`)
      : karinaWrote(
          index + 1,
          'A partir da folha de dezembro.\nO desconto aparece no contracheque seguinte.',
        ),
  )
}

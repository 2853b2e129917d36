import type { ConversationEntry } from '#contract/conversations.ts'
import type { Conversation } from './ConversationView.tsx'

const ana = { id: 2, nome: 'Ana Beatriz Lima' }
const karina = { id: 12, nome: 'Karina Alves' }

const byAna: ConversationEntry = {
  id: 1,
  tipo: 'mensagem',
  chaveEnvio: '0b9f7a3e-2f0c-4a39-9c53-6d0f8b6f1a11',
  autor: { ...ana, papel: 'participante' },
  minha: true,
  texto: 'Olá, preciso de ajuda com a minha solicitação de Alteração de Contribuição',
  nota: null,
  para: null,
  arquivos: [],
  data: '2026-11-21T13:12:00.000Z',
}

const byKarina: ConversationEntry = {
  ...byAna,
  chaveEnvio: null,
  autor: { ...karina, papel: 'atendimento' },
  minha: false,
  texto: 'Olá, foi encontrado um problema em sua solicitação de Alteração de Contribuição',
  data: '2026-11-20T13:12:00.000Z',
}

/** A participant asked about a request; nobody answered yet. */
export const newConversation: Conversation = {
  id: 12,
  assunto: 'Acompanhamento de Solicitação',
  situacao: 'aberta',
  pessoa: ana,
  plano: { id: 1, nome: 'HPE' },
  requisicao: { id: 41, protocolo: '2026.0000041', servico: 'Alteração de Contribuição' },
  atendente: null,
  abertaEm: byAna.data,
  encerradaEm: null,
  ultima: null,
  naoLidas: 0,
  aguardando: true,
  ordem: 1,
  mensagens: [byAna],
  haMais: false,
  marcas: {
    participante: { entregueAte: 1, lidaAte: 1 },
    atendimento: { entregueAte: 0, lidaAte: 0 },
  },
  presenca: { pessoa: true, atendente: false },
  atendimento: {
    aberto: true,
    hoje: [{ de: '08:00', ate: '18:00' }],
    fechaEm: '2026-11-21T21:00:00.000Z',
    abreEm: null,
  },
}

/** An attendant wrote first and the participant reads it. */
export const answeredConversation: Conversation = {
  ...newConversation,
  atendente: karina,
  aguardando: true,
  mensagens: [
    byKarina,
    {
      ...byAna,
      id: 2,
      texto: 'Obrigada pelo aviso! O percentual que eu quero é 5%.\nPodem confirmar?',
    },
  ],
}

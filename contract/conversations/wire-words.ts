import { wireWords } from '../wire-words.ts'

export const entryKindWords = wireWords({
  message: 'mensagem',
  closed: 'encerrada',
  reopened: 'reaberta',
  taken: 'assumida',
  'handed-over': 'transferida',
})

/** The two sides of a conversation: its owner, and the service desk as a whole. */
export const conversationSideWords = wireWords({ participant: 'participante', attendant: 'atendimento' })

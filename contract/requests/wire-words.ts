import { wireWords } from '../wire-words.ts'

/** How near the promised day is. */
export const deadlineWords = wireWords({ green: 'no-prazo', amber: 'atencao', red: 'vencido' })

/** On whose side the author of a step was. */
export const requestAuthorWords = wireWords({
  participant: 'participante',
  attendant: 'atendente',
  system: 'sistema',
})

export const requestExportWords = wireWords({
  waiting: 'na-fila',
  running: 'em-preparo',
  ready: 'pronta',
  failed: 'falhou',
})

/** Result of an act on one of many requests. `waiting`: done in a moment, and can be undone. */
export const deskActWords = wireWords({
  waiting: 'espera',
  done: 'feito',
  undone: 'desfeito',
  refused: 'recusado',
})

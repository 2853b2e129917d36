import { wireWords } from '../wire-words.ts'

/**
 * How far an import is. `sent`: its columns wait to be matched; `checked`: nothing is written yet; in those that end in -ing a job of the
 * API is at work.
 */
export const importStateWords = wireWords({
  sent: 'enviada',
  checking: 'conferindo',
  checked: 'conferida',
  applying: 'aplicando',
  applied: 'aplicada',
  undoing: 'desfazendo',
  undone: 'desfeita',
  discarded: 'descartada',
})

/** Why a job gave up. Of a file that is at fault nothing was written; `unexpected` is ours, and the same may be asked again. */
export const importFailureWords = wireWords({
  unreadable: 'ilegivel',
  'too-many-rows': 'linhas-demais',
  'no-rows': 'sem-linhas',
  unexpected: 'falha',
})

/** Outcome of checking a row. `held`: everything that it would change the person changed by themselves. */
export const rowOutcomeWords = wireWords({
  new: 'nova',
  changed: 'alterada',
  held: 'propria',
  refused: 'recusada',
})

/** Result of applying a row, or of undoing it. */
export const rowResultWords = wireWords({
  applied: 'aplicada',
  stale: 'mudou',
  undone: 'desfeita',
  kept: 'mantida',
})

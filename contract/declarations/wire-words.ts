import { wireWords } from '../wire-words.ts'

/** Where the newest declaration stands. */
export const declarationStateWords = wireWords({
  missing: 'sem-declaracao',
  valid: 'valida',
  expiring: 'vence-em-breve',
  expired: 'vencida',
})

/** Where a declaration stands that has to be valid. */
export const requiredDeclarationWords = wireWords({
  valid: 'em-dia',
  expired: 'vencida',
  missing: 'falta',
})

/** To whom a political exposure belongs. */
export const pepRelationWords = wireWords({
  holder: 'titular',
  relative: 'familiar',
  'close-associate': 'estreito-colaborador',
  representative: 'representante',
})

import { wireWords } from '../wire-words.ts'

export const regimeWords = wireWords({ progressive: 'progressivo', regressive: 'regressivo' })

/** How the simulator of both regimes lets a balance be paid. */
export const simulatedExitWords = wireWords({
  'lump-sum': 'unico',
  'fixed-term': 'prazo-certo',
  lifetime: 'vitalicia',
})

/** Why the regime is as it is. */
export const regimeReasonWords = wireWords({
  'never-chosen': 'nunca-escolhido',
  'chosen-progressive': 'progressivo-escolhido',
  'chosen-before-2024': 'escolhido-antes-de-2024',
  'assisted-still-progressive': 'assistido-progressivo',
  'beneficiary-may-choose': 'beneficiario-pode-escolher',
  'chosen-for-good': 'escolhido',
  'benefit-granted': 'beneficio-concedido',
  'redemption-requested': 'resgate-pedido',
  'participant-chose': 'participante-escolheu',
})

/** Why a sponsor did not deduct an instalment, by the code that the clearing keeps. */
export const undeductedReasons = {
  N1: 'Não coube no salário',
  N2: 'Sem salário no mês',
  N3: 'Saiu da patrocinadora',
  N9: 'Outro motivo',
} as const
export type UndeductedReason = keyof typeof undeductedReasons

/** Why what a sponsor handed on can't be recorded. */
export const deductionRefusals = {
  none: 'Não há parcelas a receber deste plano neste mês.',
  waiting: 'O repasse deste mês já espera conferência. Confira ou descarte a baixa que está aberta.',
  future: 'A data em que o dinheiro chegou não pode ser no futuro.',
  beforeIssue: 'A data em que o dinheiro chegou não pode ser antes do mês das parcelas.',
  unknown: 'Uma das parcelas marcadas já não está em aberto. Abra a página de novo e confira.',
  keyUsed: 'Este envio já foi usado para outro repasse. Confira e envie de novo.',
} as const

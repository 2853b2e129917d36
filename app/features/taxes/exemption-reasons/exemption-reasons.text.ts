/** Why a benefit is exempt of income tax: the two views of one service. */
export const exemptionReasonsText = {
  label: 'Motivo da isenção',
  idade: '65 anos ou mais',
  doenca: 'Doença grave',
} as const

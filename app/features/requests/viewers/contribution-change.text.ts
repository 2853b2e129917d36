/** Every sentence about a requested contribution change. */
export const contributionChangeText = {
  caption: 'Contribuição antes e depois da alteração',
  item: 'Item',
  before: 'Antes',
  after: 'Depois',
  effective: (month: string) => `Vale a partir de ${month}.`,
  rows: {
    basicPercent: 'Percentual básico',
    supplementaryPercent: 'Percentual suplementar',
    basica: 'Contribuição básica',
    suplementar: 'Contribuição suplementar',
    patrocinadora: 'Parte da patrocinadora',
    total: 'Total por mês',
    monthly: 'Contribuição por mês',
    method: 'Forma de pagamento',
  },
  salary: (amount: string) => `Calculada sobre o salário de ${amount}.`,
} as const

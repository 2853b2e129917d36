/** Every sentence about a requested contribution change. */
export const contributionChangeText = {
  caption: 'Contribuição antes e depois da alteração',
  item: 'Item',
  before: 'Antes',
  after: 'Depois',
  effective: (month: string) => `Vale a partir de ${month}.`,
  salary: (amount: string) => `Calculada sobre o salário de ${amount}.`,
} as const

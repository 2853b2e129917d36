/** What the fields of requests are called whose service is not in the portal, by the slug of their kind. */
export const importedLabels = {
  'saque-a-vista': {
    percentual: 'Percentual do saldo',
  },
} as const

/** Labels of fields in requests that other systems file where an installation has no form for them, by the slug of their kind. */
export const importedLabels = {
  'saque-a-vista': {
    percentual: 'Percentual do saldo',
  },
} as const

export const accountInputsText = {
  agency: '4 números.',
  agencyDigit: '4 números; o dígito é opcional.',
  onlyAgency: (agency: string) => `Neste banco é sempre ${agency}.`,
  account: 'Com o dígito.',
  digits: (most: number, hasLetters: boolean) =>
    `Até ${most} números e o dígito${hasLetters ? ', que pode ser uma letra' : ''}.`,
  caixa: 'Tipo da conta, número e dígito, como 001 00000448-6.',
} as const

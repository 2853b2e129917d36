/** A bank of the Brazilian payment system. */
export interface Bank {
  /** COMPE number, three digits. */
  readonly code: string
  readonly name: string
}

/** Banks into which the entity pays, by their COMPE numbers. */
export const banks: readonly Bank[] = [
  { code: '001', name: 'Banco do Brasil' },
  { code: '033', name: 'Santander' },
  { code: '041', name: 'Banrisul' },
  { code: '070', name: 'BRB' },
  { code: '077', name: 'Inter' },
  { code: '085', name: 'Ailos' },
  { code: '104', name: 'Caixa' },
  { code: '133', name: 'Cresol' },
  { code: '136', name: 'Unicred' },
  { code: '208', name: 'BTG Pactual' },
  { code: '212', name: 'Original' },
  { code: '237', name: 'Bradesco' },
  { code: '260', name: 'Nubank' },
  { code: '290', name: 'PagBank' },
  { code: '318', name: 'BMG' },
  { code: '323', name: 'Mercado Pago' },
  { code: '336', name: 'C6' },
  { code: '341', name: 'Itaú' },
  { code: '380', name: 'PicPay' },
  { code: '422', name: 'Safra' },
  { code: '623', name: 'Pan' },
  { code: '655', name: 'Votorantim' },
  { code: '707', name: 'Daycoval' },
  { code: '748', name: 'Sicredi' },
  { code: '756', name: 'Sicoob' },
]

/** Name of a bank; the number itself for one that is not listed. */
export function bankName(code: string): string {
  return banks.find((bank) => bank.code === code)?.name ?? code
}

import { demonstrationNotice } from '#contract/collection/contribution-payments.text.ts'

/** Words shared by slips of every purpose; sentences with figures are in `slip-sentences.ts`. */
export const slipsText = {
  line: 'Número do boleto',
  copyLine: 'Copiar número do boleto',
  copyPix: 'Copiar código PIX',
  pdf: 'Baixar boleto em PDF',
  open: 'Ver como pagar',
  /** Over every code that could be taken for a real one. */
  demonstrationTitle: demonstrationNotice,
  bars: 'Código de barras do boleto',
  slip: 'Ou pague o boleto',
  slipHelp: 'Copie o número do boleto ou leia o código de barras no aplicativo do seu banco.',
  pix: 'Pague com PIX',
  pixHelp:
    'No aplicativo do seu banco, escolha PIX e depois “Copia e cola”, ou leia o QR Code com outro celular.',
  pixCode: 'Código PIX',
  qr: 'QR Code do PIX',
  demonstration: 'Os códigos desta página são fictícios. Nenhum banco os aceita.',
  facts: {
    beneficiary: 'Beneficiário',
    cnpj: 'CNPJ',
    payer: 'Pagador',
    cpf: 'CPF',
    plan: 'Plano e matrícula',
    purpose: 'Pagamento de',
    number: 'Nosso número',
    document: 'Número do documento',
    issued: 'Gerada em',
    due: 'Vencimento',
    payable: 'Sem encargos até',
    amount: 'Valor',
    paid: 'Paga em',
    paidAmount: 'Valor pago',
  },
  charges: {
    amount: 'Valor do boleto',
    correction: 'Correção pelo INPC',
    corrected: 'Valor corrigido',
    fine: 'Multa',
    interest: 'Juros',
    total: 'Para pagar hoje',
    heading: 'Como chegamos a este valor',
  },
} as const

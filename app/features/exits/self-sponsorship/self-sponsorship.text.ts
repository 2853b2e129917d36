import { selfSponsorshipSentences } from '#contract/exits/self-sponsorship.text.ts'

/** Every sentence of the choice of self-sponsorship, except those with figures: see `self-sponsorship-sentences.ts`. */
export const selfSponsorshipText = {
  lead: 'Continue contribuindo depois de sair da empresa. Você paga a sua parte e a que era da patrocinadora.',
  pending: 'Calculando quanto você pagaria',
  heading: 'Sua opção',
  submit: 'Revisar opção',

  fields: {
    warning:
      'Li quanto vou pagar por mês e sei que a parte da patrocinadora passa a ser minha. O boleto vence todo mês.',
  },

  effect: {
    heading: 'Quanto você pagaria por mês',
    salary: 'Último salário',
    total: 'Total por mês',
    first: 'Primeiro vencimento',
  },

  undo: 'Você pode cancelar o pedido até a decisão.',
  confirm: 'Optar pelo autopatrocínio',
  sent: 'Quando a opção for aceita, os boletos dos meses que passaram ficam em Gerar contribuição. Lá você gera o de cada mês.',

  notNow: {
    openTitle: 'Você já fez esta opção',
    openText: 'Acompanhe o pedido que está aberto ou cancele-o para escolher outro caminho.',
    unknownTitle: 'Falta um dado para calcular o valor',
    unknownText: selfSponsorshipSentences.unknownCost,
  },
} as const

import type { DeferralOnWire } from '#contract/exits/deferral.ts'
import { dateText, reaisText } from '#contract/value-text.ts'

/** Every sentence of the choice of the deferred benefit; those with figures follow. */
export const deferralText = {
  lead: 'Pare de contribuir e deixe o seu saldo investido no plano até a aposentadoria.',
  pending: 'Carregando o seu saldo',
  heading: 'Sua opção',
  submit: 'Revisar opção',

  fields: {
    warning:
      'Li o que muda: as contribuições param, minhas e da patrocinadora, e o saldo fica no plano até a aposentadoria.',
  },

  effect: {
    heading: 'O que acontece com o seu saldo',
    balance: 'Saldo que continua investido',
    fee: 'Taxa por mês',
    noFee: 'Sem taxa',
    retirement: 'Aposentadoria normal a partir de',
    reached: 'Saldo estimado na aposentadoria',
    mayPay: 'Pode contribuir enquanto espera',
    mayReturn: 'Pode voltar a contribuir depois',
    yes: 'Sim',
    no: 'Não',
  },

  undo: 'Você pode cancelar o pedido até a decisão.',
  confirm: 'Optar pelo benefício diferido',
  sent: 'Suas contribuições param quando a opção for aceita. O saldo continua seu e continua rendendo.',

  notNow: {
    openTitle: 'Você já fez esta opção',
    openText: 'Acompanhe o pedido que está aberto ou cancele-o para escolher outro caminho.',
  },
} as const

export function consequenceSentence({ saldo, aposentadoriaEm }: DeferralOnWire): string {
  const until = aposentadoriaEm
    ? `, e a aposentadoria normal pode ser pedida a partir de ${dateText(aposentadoriaEm)}`
    : ''
  return `As contribuições param. O saldo de ${reaisText(saldo)} continua investido no plano${until}.`
}

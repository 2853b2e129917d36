import { benefitSuspensionFields } from '#contract/benefits/benefit-suspension.text.ts'

/** Every sentence of the suspension of the benefit, except those with figures: see `benefit-suspension-sentences.ts`. */
export const benefitSuspensionText = {
  lead: 'Deixe de receber a renda por alguns meses. O saldo continua seu, continua rendendo e dura mais.',
  pending: 'Carregando o seu benefício',
  heading: 'Por quanto tempo suspender',
  submit: 'Revisar suspensão',

  fields: {
    months: benefitSuspensionFields.meses,
    monthsHelp: 'A renda volta sozinha no fim. Se quiser, você pode voltar a receber antes.',
  },

  effect: {
    heading: 'O que a suspensão faz',
    resumes: 'Volta a receber em',
    gross: 'Você deixa de receber por mês, antes do imposto',
    net: 'Deixa de cair na sua conta',
    total: 'Fica no seu saldo',
    balance: 'Seu saldo',
    balanceEarns: 'Continua rendendo',
    term: 'Prazo da renda',
    termWaits: 'Não corre nesses meses',
    regime: 'Regime de tributação',
    regimeStays: 'Continua o mesmo',
    loan: 'Parcela do empréstimo',
  },

  loan: {
    title: 'Você tem um empréstimo',
    text: 'Sem a renda, a parcela não sai do contracheque: ela passa a ser paga por boleto, todo mês, até a renda voltar.',
  },

  undo: 'Você pode cancelar o pedido até a decisão e, depois, voltar a receber antes do fim.',

  notNow: {
    openTitle: 'Você já pediu a suspensão',
    openText: 'Acompanhe o pedido que está aberto ou cancele-o para fazer outro.',
    lifetimeTitle: 'Sua renda é vitalícia',
    noBenefitTitle: 'Renda não encontrada',
    proofOfLifeTitle: 'Falta o seu recadastramento',
    toReRegistration: 'Fazer o recadastramento',
    courtTitle: 'Suspenso por ordem da Justiça',
    toChat: 'Falar com o atendimento',
  },

  running: {
    gross: 'Sua renda quando voltar, antes do imposto',
    resumes: 'Volta a receber em',
    endsItself: 'A renda volta sozinha nesse mês. Você não precisa pedir.',
  },

  end: {
    action: 'Voltar a receber antes',
    title: 'Voltar a receber antes?',
  },
} as const

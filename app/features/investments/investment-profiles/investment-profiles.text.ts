import { investmentProfileFields } from '#contract/investments/investment-profiles.text.ts'

/** Every sentence of the investment profile, except those with figures: see `investment-profile-sentences.ts`. */
export const investmentProfileText = {
  lead: 'Veja como o seu saldo está investido, compare os perfis e escolha o seu.',
  pending: 'Carregando seu perfil de investimentos',

  today: {
    heading: 'Seu perfil hoje',
    balance: 'Saldo',
    noBalance: 'Ainda sem saldo',
    share: 'Renda variável',
    openTitle: 'O período de alteração está aberto',
    closedTitle: 'O período de alteração está fechado',
    markedTitle: 'Sua troca de perfil está marcada',
    lifetimeTitle: 'Sua renda é vitalícia',
    lifetime: 'Quem recebe renda vitalícia não tem perfil de investimentos: o valor não depende das cotas.',
  },

  compare: {
    heading: 'Compare os perfis',
    past: 'Rentabilidade passada não garante rentabilidade futura.',
    none: 'Ainda não há cotas publicadas para comparar.',
    profile: 'Perfil',
    yours: 'seu perfil hoje',
    share: 'Renda variável',
    volatility: 'Oscilação',
    losses: 'Anos com perda',
    unknown: '–',
    returns: {
      label: 'Rentabilidade acumulada de cada perfil',
      xLabel: 'Período',
      description: 'Acumulada até a última cota publicada.',
    },
    risk: { caption: 'Risco de cada perfil' },
    outcomes: {
      label: 'Quanto um ano em cada perfil rendeu',
      xLabel: 'Perfil',
      worst: 'Pior ano',
      middle: 'Ano do meio',
      best: 'Melhor ano',
      balanceCaption: 'O que um ano assim faria com o seu saldo de hoje',
    },
    explained: {
      heading: 'Como chegamos a estes valores',
      volatility: 'Oscilação',
      losses: 'Anos com perda',
    },
  },

  questionnaire: {
    heading: 'Seu questionário de perfil',
    none: 'O questionário mostra qual perfil combina com você. São oito perguntas; leva uns dois minutos.',
    start: 'Responder o questionário',
    again: 'Responder de novo',
    send: 'Ver meu resultado',
    cancel: 'Voltar sem responder',
    result: 'Seu resultado',
    saved: 'Resultado salvo.',
    expired: 'Este resultado venceu. Responda de novo para poder trocar de perfil.',
    explained: 'Como chegamos a este resultado',
    question: 'Pergunta',
    answer: 'Sua resposta',
    points: 'Pontos',
    total: 'Total',
    ranges: 'Pontos que indicam cada perfil',
    from: 'Pontos',
    caps: 'O que limita o resultado',
  },

  choice: {
    heading: 'Escolha seu perfil',
    submit: 'Revisar escolha',
    profile: investmentProfileFields.idPerfil,
    current: 'É o seu perfil hoje.',
    suggested: 'É o que o seu questionário indicou.',
    above: 'Tem mais risco do que o seu resultado: pede o Termo de Ciência de Risco.',
    termHeading: investmentProfileFields.aceitaTermo,
    term: 'Li e aceito o Termo de Ciência de Risco',
    caption: 'Os dois perfis lado a lado',
    rows: {
      share: 'Renda variável',
      volatility: 'Oscilação em 12 meses',
      worst: 'Pior ano',
      balance: 'Saldo',
    },
    termNote: 'O termo que você aceitou fica guardado com o pedido.',
    taxes: 'A troca não paga imposto: as datas das suas contribuições ficam como estão.',
  },

  notNow: {
    noResultTitle: 'Responda o questionário para escolher',
    noResult: 'A escolha do perfil pede um resultado válido do questionário, que está logo acima.',
    openTitle: 'Sua escolha já está em andamento',
    open: 'Acompanhe o pedido. Você escolhe de novo no próximo período de alteração.',
  },

  receipt: {
    next: [
      'Até o fim do período você pode cancelar ou escolher outro perfil.',
      'Depois, a equipe confere e marca a troca.',
      'No dia marcado o saldo passa de um perfil para o outro, com o mesmo valor em reais.',
    ],
  },

  history: {
    heading: 'Trocas já feitas',
    date: 'Cota de',
    from: 'De',
    to: 'Para',
    old: 'Cota anterior',
    new: 'Cota nova',
    balance: 'Saldo',
  },
} as const

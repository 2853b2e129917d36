/** Every sentence of the dependants, except those with figures: see `dependant-sentences.ts`. */
export const dependantsText = {
  views: {
    label: 'Para o que os dependentes contam',
    'imposto-renda': 'Imposto de renda',
    previdencial: 'Plano',
  },

  1: {
    lead: 'Quem depende de você reduz o imposto sobre a sua renda do plano.',
    pending: 'Carregando os seus dependentes do imposto de renda',
    heading: 'Como a lista deve ficar',
    submit: 'Revisar pedido',
  },
  2: {
    lead: 'Quem recebe do plano se você faltar, e que parte cada um recebe.',
    pending: 'Carregando os seus dependentes do plano',
    heading: 'Como a lista deve ficar',
    submit: 'Revisar pedido',
  },

  situation: {
    heading: 'Quem conta hoje',
    none: 'Ninguém está na lista. Adicione quem depende de você.',
    kinship: 'Parentesco',
    birth: 'Nascimento',
    cpf: 'CPF',
    share: 'Parte',
    until: 'Conta até',
    ended: 'Quem já não conta',
    noEnd: 'Sem data para terminar',
    withheld: 'Só a pessoa e quem analisa o pedido veem',
  },

  effect: {
    heading: 'O que muda no imposto',
    none: 'No regime regressivo, dependentes não reduzem o imposto. A lista serve para a sua ficha.',
    saving:
      'Quando você receber o benefício no regime progressivo, a lista reduz o imposto de cada mês. Na sua declaração anual, informe os mesmos dependentes.',
    withheld: 'IRRF por mês, com a nova lista',
  },

  form: {
    empty: 'A lista está vazia.',
    added: 'Novo dependente',
    edit: 'Alterar dados',
    keepData: 'Fechar',
    end: 'Encerrar',
    keep: 'Manter como dependente',
    documents: 'Documentos',
    shares: 'Divisão das partes',
    divide: 'Dividir igualmente',
    endIntro: 'Conte o que aconteceu. Nada muda até o pedido ser aceito.',
    death:
      'Sentimos muito pela sua perda. Não precisa enviar nenhum documento agora. Se faltar algo, nós procuramos você.',
    separation:
      'Não precisa enviar documento agora. Se combinaram pensão, você pode adicionar essa pessoa de novo, como ex-cônjuge.',
    otherReason: 'Diga até quando essa pessoa contou. Se for preciso, pedimos mais informações.',
    lastDay: {
      death: 'Data do falecimento',
      separation: 'Data da separação ou do divórcio',
      other: 'Último dia como dependente',
    },
    onLastDay: 'O último mês conta inteiro para o imposto.',
  },

  notNow: {
    title: 'Você já tem um pedido em andamento',
    text: 'A lista muda quando ele for aceito. Você pode acompanhar o pedido ou cancelá-lo para fazer outro.',
  },

  missing: {
    nobody: 'adicione um dependente',
    list: 'confira a lista',
  },

  receipt: 'Quando o pedido for aceito, a lista muda a partir desse dia. Avisamos você.',
  confirm: 'Enviar o pedido de dependentes',
  list: 'Lista de dependentes',
} as const

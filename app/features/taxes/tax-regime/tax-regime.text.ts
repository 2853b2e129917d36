/** Every sentence of the tax regime page, except those with figures: see `tax-regime-sentences.ts`. */
export const taxRegimeText = {
  lead: 'Como o imposto de renda é cobrado quando o plano paga você, e o que cada regime faria com o seu saldo.',
  settledLead: 'Como o imposto de renda é cobrado quando o plano paga você.',
  pending: 'Carregando o regime de tributação',
  current: {
    heading: 'Seu regime hoje',
    label: 'Regime de tributação',
    term: 'Baixar o termo assinado',
    protocol: 'Protocolo',
    signedAt: 'Assinado em',
    code: 'Código do termo (SHA-256)',
  },
  law: {
    heading: 'O que diz a lei, em palavras simples',
    items: [
      {
        id: 'progressive',
        term: 'Progressivo',
        description:
          'O benefício segue a tabela mensal do imposto de renda e entra na declaração anual, com dependentes, deduções e a parcela isenta a partir dos 65 anos. No resgate são retidos 15%, acertados na declaração.',
      },
      {
        id: 'regressive',
        term: 'Regressivo',
        description:
          'Cada contribuição paga uma alíquota que cai com o tempo: de 35%, até 2 anos, a 10%, depois de 10 anos. O imposto é definitivo: não entra na declaração nem aceita deduções.',
      },
      {
        id: 'order',
        term: 'Qual contribuição sai primeiro',
        description:
          'As mais antigas saem primeiro. No próprio dia do aniversário ainda vale a alíquota maior; a menor começa no dia seguinte.',
      },
      {
        id: 'when',
        term: 'Quando escolher',
        description:
          'Até começar a receber o benefício ou pedir o primeiro resgate (Lei 14.803/2024). Sem escolha, vale o progressivo.',
      },
      {
        id: 'final',
        term: 'O que não tem volta',
        description:
          'A escolha do regressivo não pode ser desfeita nem trocada. A do progressivo pode ser trocada até o benefício ou o primeiro resgate (IN RFB 2.209/2024, art. 11-A).',
      },
    ],
    table: 'Alíquotas do regime regressivo',
    time: 'Tempo da contribuição no plano',
    rate: 'Alíquota',
  },
  findings: {
    heading: 'Os dois regimes no seu caso',
    unconfirmed:
      'Qual regime custa menos depende de quando você sai, de como vai receber e das suas outras rendas. Confira as suas respostas no simulador, e o resultado aparece aqui.',
    confirm: 'Conferir as minhas respostas',
    review: 'Rever as minhas respostas',
  },
  comparison: {
    heading: 'O que é seu hoje',
    regressive: 'Imposto no regressivo',
    progressive: 'Imposto no progressivo',
    table: 'Suas contribuições por alíquota do regressivo, hoje',
    rate: 'Alíquota',
    lots: 'Créditos',
    value: 'Valor hoje',
    tax: 'Imposto',
    totalRow: 'Total',
    none: 'Ainda não há saldo neste plano para comparar. A comparação aparece depois da primeira contribuição.',
    chart: 'Imposto do regressivo se esse valor fosse pago de uma vez',
    chartX: 'Quando',
    chartNote: 'O valor fica o de hoje e não entram contribuições novas: só a idade das contribuições muda.',
    explanation: {
      balance: 'Saldo',
      regressive: 'Regressivo',
      progressive: 'Progressivo, na hora',
      final: 'Progressivo, depois da declaração anual',
    },
    how: 'Como chegamos a estes valores',
  },
  example: {
    heading: 'Um exemplo completo do regressivo',
    table: 'Cinco contribuições pagas de uma vez',
    date: 'Contribuição de',
    quotas: 'Cotas',
    value: 'Valor pago',
    rate: 'Alíquota',
    tax: 'Imposto',
    total: 'Total',
  },
  choice: {
    heading: 'Escolher o regime',
    field: 'Regime de tributação',
    help: {
      progressivo: 'Tabela mensal e declaração anual. Costuma favorecer rendas menores e quem tem deduções.',
      regressivo: 'Alíquota pela idade de cada contribuição. Costuma favorecer quem fica muitos anos.',
    },
    submit: 'Revisar a escolha',
    undo: {
      never: 'Depois de assinar, não há como desfazer nem trocar.',
      later: 'Você pode trocar pelo regressivo até o benefício ou o primeiro resgate. Depois, não muda mais.',
    },
  },
  signature: {
    heading: 'Assinatura',
    saw: 'Vi a comparação dos dois regimes com o meu saldo.',
    accept: 'Sei que esta escolha não pode ser desfeita.',
    passwordHelp: 'A mesma que você usa para entrar. Ela assina o termo e não é guardada com ele.',
  },
  receipt: {
    next: [
      'O regime escolhido já vale para os benefícios e resgates deste plano.',
      'O termo assinado está nesta página, em PDF. Guarde uma cópia.',
    ],
    term: 'Baixar o termo assinado (PDF)',
    toRedemption: 'Continuar para o resgate',
  },
} as const

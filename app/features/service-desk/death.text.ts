import type { WithoutPension } from '#contract/deaths/deaths.ts'

/** Every sentence of the death of a person at the desk. Those with figures are in `death-sentences.ts`. */
export const deathText = {
  action: 'Registrar falecimento',
  title: (name: string) => `Registrar o falecimento de ${name}`,
  ask: 'Informe o dia e anexe a certidão. Antes de registrar, você vê o que acontece com os planos, as solicitações e os empréstimos.',
  day: 'Dia do falecimento',
  certificate: 'Certidão de óbito',
  see: 'Ver o que acontece',
  whatHappens: 'O que acontece',
  check: 'Confira o que acontece com cada plano. O registro não pode ser desfeito.',
  confirm: 'Registrar falecimento',
  back: 'Voltar',
  leave: 'Cancelar',
  always:
    'Os acessos ao portal terminam, ninguém mais age em nome da pessoa, e ela não recebe mais mensagens da entidade.',
  noPlans: 'Não há plano em andamento. Só o acesso ao portal termina.',
  registered: 'Falecimento',
  openCertificate: 'Ver a certidão de óbito',
  plan: 'Situação no plano',
  balance: 'Saldo',
  boletos: 'Contribuições a pagar',
  paidAfter: 'Renda paga depois do falecimento',
  loan: 'Empréstimo',
  loanOwed: 'Parcelas vencidas até o falecimento',
  loanRefund: 'Parcelas pagas depois do falecimento',
  requests: 'Solicitações abertas',
  pensions: 'Pensão por morte',
  open: 'Abrir pensão',
  openTitle: (name: string) => `Abrir a pensão de ${name}`,
  openAsk:
    'A parte do saldo passa para um plano em nome do dependente, e a folha paga a pensão a partir do fim do mês que vem.',
  openConfirm: 'Abrir pensão',
  opened: 'Pensão aberta.',
  accountOwner: 'Conta do dependente, ou de quem responde por ele',
  bank: 'Banco',
  agency: 'Agência',
  account: 'Conta',
  income: {
    tipo: 'Como pagar',
    percentual: 'Percentual do saldo por mês',
    anos: 'Prazo da renda, em anos',
    types: {
      percentual: {
        label: 'Percentual do saldo',
        description: 'Todo mês uma parte do saldo. Muda com a cota.',
      },
      'prazo-certo': { label: 'Renda por prazo certo', description: 'Todo mês, até o fim do prazo.' },
    },
  },
  atOnce:
    'Nenhuma renda do plano chegaria ao mínimo com esta parte. Ela é paga de uma vez, no primeiro pagamento.',
  nobody: {
    'sem-saldo': 'Não há saldo neste plano. Nenhuma pensão é aberta.',
    pensionista: 'A pensão termina. O saldo fica bloqueado no plano, para o espólio.',
    'sem-dependentes':
      'Ninguém na lista de dependentes do plano tem direito nesse dia. O saldo fica bloqueado no plano, para o pecúlio: um pagamento único a quem representa o espólio.',
    'renda-vitalicia':
      'A renda era vitalícia e terminou com o falecimento. O plano não prevê que ela continue para dependentes: o saldo que resta fica bloqueado até uma decisão.',
  } satisfies Record<WithoutPension, string>,
} as const

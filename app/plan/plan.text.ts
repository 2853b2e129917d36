/** Every sentence about choosing a plan. */
export const planText = {
  choose: 'Escolha seu plano',
  chooseLead: 'Você participa de mais de um plano. Qual deles quer ver agora?',
  change: 'Trocar de plano',
  enrolment: 'Matrícula',
  notFound: 'Plano não encontrado!',
  none: 'Nenhum plano ativo',
  noneLead: 'Não há um plano ativo no seu nome. Fale com o atendimento para saber o que aconteceu.',
  loading: 'Carregando os planos…',
  failed: 'Os planos não apareceram',
  questionFailed: 'Não conseguimos abrir a escolha do plano. Recarregue a página.',
  failedLead: 'Confira a sua conexão e tente de novo.',
  leave: 'Sair do portal',
  retry: 'Tentar de novo',
  chosen: (plan: string) => `Você está vendo o plano ${plan}.`,
  notOffered: 'Serviço não disponível para a sua situação no plano.',
  readOnly: 'Na sua situação no plano, você pode consultar este serviço, mas não pedir por ele.',
} as const

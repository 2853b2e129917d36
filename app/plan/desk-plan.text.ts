/** Every sentence about the plan to which attendants keep the lists of the desk. */
export const deskPlanText = {
  choose: 'Escolha um plano',
  chooseLead:
    'O início e a central de solicitações mostram só o plano escolhido. A procura de pessoas continua em todos.',
  all: 'Todos os planos',
  allDetail: 'Ver as solicitações de todos os planos',
  detail: 'Ver só as solicitações deste plano',
  current: 'Escolhido agora',
  label: 'Plano das listas',
  showing: (plan: string) => `Você está vendo o plano ${plan}.`,
  change: 'Trocar de plano',
  off: 'Ver todos os planos',
  chosen: (plan: string) => `As listas mostram agora o plano ${plan}.`,
  chosenAll: 'As listas mostram agora todos os planos.',
} as const

import { pageTitles } from '#app/navigation/page-titles.ts'

/** Why a line comes first, as short as the line: nothing more of a reason of health. */
const priorities = {
  '80-anos': 'prioridade\u00a080+',
  '60-anos': 'prioridade\u00a060+',
  'por-lei': 'prioridade\u00a0por\u00a0lei',
} as const

export const queueText = {
  title: pageTitles.requestCentre,

  views: 'Visões',
  all: 'Todas',
  mine: 'Minhas',
  free: 'Sem responsável',
  overdue: 'Vencidas',
  waitsForParticipant: 'Aguardando participante',
  save: 'Salvar visão',
  saveTitle: 'Salvar esta visão',
  saveLead: 'Os filtros e a ordem de agora ficam ao lado das outras visões, só para você.',
  name: 'Nome da visão',
  noName: 'Dê um nome à visão.',
  saveAct: 'Salvar',
  leave: 'Voltar',
  saved: (name: string) => `Visão ${name} salva.`,
  remove: 'Remover visão',
  removeTitle: (name: string) => `Remover a visão ${name}?`,
  removeText: 'Os filtros continuam na tela; só a visão salva deixa de existir.',
  removed: 'Visão removida.',

  holder: 'Com quem está',
  anyHolder: 'Qualquer pessoa',
  holders: { eu: 'Comigo', ninguem: 'Ninguém' },
  deadline: 'Prazo',
  anyDeadline: 'Qualquer prazo',
  deadlines: { vencido: 'Vencido', atencao: 'Em atenção' },
  waitsFor: 'Vez de quem',
  anybody: 'De qualquer um',
  waits: { atendimento: 'Do atendimento', participante: 'Do participante', terceiro: 'De terceiros' },
  order: 'Ordem',
  orders: { prazo: 'Mais urgentes', recentes: 'Mais novas', antigas: 'Mais antigas' },
  rows: 'Linhas por página',
  planAndPriority: (plan: string, priority: keyof typeof priorities) => `${plan}, ${priorities[priority]}`,

  onlyPerson: (name: string) => `Só de ${name}`,
  onlyOnePerson: 'Só de uma pessoa',
  removePerson: (only: string) => `${only}: ver de todas as pessoas`,

  caption: 'Solicitações',
  request: 'Solicitação',
  person: 'Participante e plano',
  status: 'Status',
  detail: (protocol: string, day: string) => `${protocol} · ${day}`,
  actions: 'Ações',
  nobody: 'Ninguém',
  me: 'Você',
  selectName: (protocol: string) => `a solicitação ${protocol}`,
  take: (protocol: string) => `Assumir a solicitação ${protocol}`,
  taken: (protocol: string) => `Solicitação ${protocol} assumida.`,
  notFree: (protocol: string) => `A solicitação ${protocol} não está livre para assumir.`,

  emptyTitle: 'Nenhuma solicitação na fila',
  emptyText: 'Os pedidos dos participantes aparecem aqui assim que chegam.',
} as const
